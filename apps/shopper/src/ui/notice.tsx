// A word that has to be read before going on: what to mind, what stands in the way.
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  /** `plain` explains, `warn` is to be minded, `danger` stands in the way. */
  tone?: 'plain' | 'warn' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** In place of the tone's own sign. */
  icon?: ReactNode;
  /** A way out: one button or link. */
  action?: ReactNode;
  /** Said to screen readers when it comes. */
  live?: boolean;
}

const icons = {
  plain: <Info size={18} aria-hidden="true" />,
  warn: <TriangleAlert size={18} aria-hidden="true" />,
  danger: <CircleAlert size={18} aria-hidden="true" />,
};

/** Stands where it matters, in the flow of the page. */
export function Notice({ tone = 'plain', title, children, icon, action, live }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={live ? 'alert' : undefined}>
      {icon ?? icons[tone]}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
