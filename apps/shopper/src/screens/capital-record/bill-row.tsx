// One line of the record: what it was, when, its document, how much, and the balance after it.
import type { BillKind, BillLine } from '@meridian/contract';
import { formatDate } from '@meridian/ui/format';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Receipt,
  RotateCcw,
  Scale,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import styles from './capital-record-screen.module.css';

const icons: Record<BillKind, ReactNode> = {
  'topup.pass': <ArrowDownToLine size={20} />,
  'order.pay': <ShoppingBag size={20} />,
  'order.cancel': <RotateCcw size={20} />,
  'refund.approve': <Receipt size={20} />,
  'withdraw.request': <ArrowUpFromLine size={20} />,
  'withdraw.refuse': <Undo2 size={20} />,
  'ledger.adjust': <Scale size={20} />,
};

const ofOrders: ReadonlySet<BillKind> = new Set(['order.pay', 'order.cancel', 'refund.approve']);

/** The sign says the direction; the colour only says it again. */
export function BillRow({ line }: { line: BillLine }) {
  const t = useT('wallet');
  const { tag } = useLocale();
  const { kind, amount, reference } = line;
  const isIn = !amount.startsWith('-');
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {icons[kind]}
      </span>
      <p className={styles.kind}>{t(`wallet.kind.${kind}`)}</p>
      <Price amount={amount} sign className={cx(styles.figure, isIn && styles.in)} />
      {/* The year stands above the month's lines. */}
      <p className={styles.quiet}>{formatDate(line.createdAt, tag, 'dayTime')}</p>
      <p className={cx(styles.quiet, styles.figure)}>
        {t.rich('wallet.bill.after', {
          amount: (
            <bdi dir="ltr">
              <Price amount={line.balanceAfter} className={styles.after} />
            </bdi>
          ),
        })}
      </p>
      {reference && (
        <p className={cx(styles.quiet, styles.number)}>
          <Document kind={kind} number={reference} />
        </p>
      )}
    </li>
  );
}

/** The number, and the way to what it stands for. */
function Document({ kind, number }: { kind: BillKind; number: string }) {
  const shown = <bdi dir="ltr">{number}</bdi>;
  if (ofOrders.has(kind))
    return (
      <Link to="/orderInfo/:id?" params={{ id: number }} className={styles.document}>
        {shown}
      </Link>
    );
  if (kind === 'topup.pass')
    return (
      <Link to="/topUpRecord" className={styles.document}>
        {shown}
      </Link>
    );
  if (kind.startsWith('withdraw.'))
    return (
      <Link to="/depositRecord" className={styles.document}>
        {shown}
      </Link>
    );
  return shown;
}
