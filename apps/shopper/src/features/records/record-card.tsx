// One record: what it is, its state, its amount, its facts, why it was refused, and its acts.
import type { ReactNode } from 'react';
import { Card, Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './records.module.css';

export interface RecordCardProps {
  /** Says to screen readers which record it is. */
  label: string;
  icon: ReactNode;
  title: ReactNode;
  /** Below the title: when. */
  note: ReactNode;
  state: ReactNode;
  /** The decimal string of the wire. */
  amount: string;
  /** Beside the amount: what it stands for. */
  amountNote?: ReactNode;
  facts: readonly { name: ReactNode; value: ReactNode }[];
  /** Why it was refused. */
  reason?: ReactNode;
  children?: ReactNode;
}

/** The amount is what one looks for. */
export function RecordCard(props: RecordCardProps) {
  const { label, icon, title, note, state, amount, amountNote, facts, reason, children } = props;
  return (
    <Card>
      <article aria-label={label} className={styles.record}>
        <div className={styles.head}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.quiet}>{note}</p>
          </div>
          {state}
        </div>
        <p className={styles.amount}>
          <Price amount={amount} size="large" />
          {amountNote && <span className={styles.quiet}>{amountNote}</span>}
        </p>
        {reason && <Notice tone="danger">{reason}</Notice>}
        <Facts items={facts} />
        {children && <div className={styles.acts}>{children}</div>}
      </article>
    </Card>
  );
}
