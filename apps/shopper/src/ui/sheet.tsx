// The sheet that comes from below: for choices. Follows the finger, can be thrown away, keeps the focus.
import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { cx } from './cx.ts';
import { iconButtonClass } from './icon-button.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Stays below while the content scrolls: the primary act. */
  footer?: ReactNode;
  /** The title is only for screen readers. */
  hideTitle?: boolean;
  /** The title stands in the middle, without a close button beside it (payment). */
  centered?: boolean;
  /** Closing by swipe, scrim or Escape is refused, as while money moves. */
  locked?: boolean;
  /** What gets the focus; false leaves it on the sheet itself. */
  initialFocus?: RefObject<HTMLElement | null> | false;
}

/** Render it always and drive it by `open`, so that it can leave as it came. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    hideTitle,
    centered,
    locked,
    initialFocus,
  } = props;
  const t = useT();
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && locked) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.popup} initialFocus={initialFocus}>
            <div className={styles.grab} aria-hidden="true" />
            <div className={cx(styles.head, centered && styles.centered, hideTitle && styles.headless)}>
              <div className={styles.words}>
                <Drawer.Title className={styles.title}>{title}</Drawer.Title>
                {description && (
                  <Drawer.Description className={styles.description}>{description}</Drawer.Description>
                )}
              </div>
              {!locked && (
                <Drawer.Close
                  className={cx(iconButtonClass(), styles.close)}
                  aria-label={t('common.action.close')}
                >
                  <X size={20} />
                </Drawer.Close>
              )}
            </div>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
