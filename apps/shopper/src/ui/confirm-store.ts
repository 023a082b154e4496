// The question that stands: apart from what draws it, so that the dialog's code comes only with the first question.
import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  /** A verb: "Cancel the order". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** What is done cannot be undone. */
  danger?: boolean;
}

export interface Asked extends Question {
  answer(yes: boolean): void;
}

export const asked = createStore<{ question: Asked | undefined; open: boolean }>({
  question: undefined,
  open: false,
});
