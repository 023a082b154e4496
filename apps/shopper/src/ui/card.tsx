// Surfaces and their lines: card, section header, rows of settings, rows of facts.
import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

/** Lifts what belongs together from the paper. */
export function Card({
  children,
  padded = true,
  className,
}: {
  children: ReactNode;
  padded?: boolean;
  className?: string;
}) {
  return <div className={cx(styles.card, padded && styles.padded, className)}>{children}</div>;
}

/** The title over a part of a screen, and one way on. */
export function SectionHeader({ title, action, id }: { title: ReactNode; action?: ReactNode; id?: string }) {
  return (
    <div className={styles.section}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {action && <div className={styles.way}>{action}</div>}
    </div>
  );
}

/** A card of rows with lines between them. */
export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={cx(styles.card, styles.rows)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowProps {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** At the end: a value, a switch, a badge. */
  end?: ReactNode;
  onClick?(): void;
  /** In place of `onClick`: where the row leads, as `<Link to="/address" />`. */
  link?: ReactElement<{ className?: string | undefined; children?: ReactNode }>;
  danger?: boolean;
}

/** One line of a `RowList`; with a way to go it shows the arrow. */
export function Row({ icon, title, note, end, onClick, link, danger }: RowProps) {
  const goes = Boolean(onClick || link);
  const inside = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
      {goes && <ChevronRight size={18} className={styles.arrow} aria-hidden="true" />}
    </>
  );
  const className = cx(styles.row, danger && styles.danger);
  return (
    <li className={styles.item}>
      {link ? (
        cloneElement(link, { className: cx(className, styles.pressable), children: inside })
      ) : onClick ? (
        <button type="button" className={cx(className, styles.pressable)} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div className={className}>{inside}</div>
      )}
    </li>
  );
}

/** Name and value, line by line: totals, order facts. `strong` is the sum. */
export function Facts({
  items,
}: {
  items: readonly { name: ReactNode; value: ReactNode; strong?: boolean }[];
}) {
  return (
    <dl className={styles.facts}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place
        <div key={at} className={cx(styles.fact, item.strong && styles.sum)}>
          <dt>{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
