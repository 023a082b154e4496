// The question in the middle of the screen: a dialog, and `useConfirm` that answers with a promise.
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { Button } from './button.tsx';
import { asked, type Question } from './confirm-store.ts';
import styles from './dialog.module.css';
import { useStore } from './store.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** A message that needs an answer of its own; for yes or no use `useConfirm`. */
export function Dialog({ open, onOpenChange, title, children, actions }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.popup}>
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          <div className={styles.text}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Asks, and resolves true or false; a question that comes meanwhile answers the first with false. */
export function confirm(question: Question): Promise<boolean> {
  asked.get().question?.answer(false);
  return new Promise((resolve) => {
    asked.set({ question: { ...question, answer: resolve }, open: true });
  });
}

/** `const confirm = useConfirm(); if (await confirm({ title, danger: true })) …` */
export function useConfirm(): typeof confirm {
  return confirm;
}

/** Shows the questions; rendered once, by `UiHost`. */
export function ConfirmHost() {
  const { question, open } = useStore(asked);
  const t = useT();
  const answer = (yes: boolean) => {
    question?.answer(yes);
    asked.set({ question, open: false });
  };
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) answer(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{question?.title}</AlertDialog.Title>
          {question?.text && (
            <AlertDialog.Description className={styles.text}>{question.text}</AlertDialog.Description>
          )}
          <div className={styles.actions}>
            <Button kind="ghost" onClick={() => answer(false)}>
              {question?.cancelLabel ?? t('common.action.cancel')}
            </Button>
            <Button kind={question?.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
              {question?.confirmLabel ?? t('common.action.confirm')}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
