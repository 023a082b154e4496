// The bank account to send to, each line to be copied, and the code that tells whose transfer it is.
import type { PayeeAccount } from '@meridian/contract';
import { Copy } from 'lucide-react';
import { CopyLine } from '../../features/copy-button/copy-line.tsx';
import { useCopy } from '../../features/copy-button/use-copy.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './card-top-up-screen.module.css';

/** A long account number in groups of four, as it is printed on cards and statements. */
const grouped = (number: string) => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

export function Payee({ payee }: { payee: PayeeAccount }) {
  const t = useT('topup');
  const line = (name: string, text: string, shown?: string) => (
    <CopyLine name={name} text={text} label={t('topup.payee.copy', { what: name })}>
      {shown}
    </CopyLine>
  );
  return (
    <Card>
      {line(t('topup.payee.name'), payee.payee)}
      {line(t('topup.payee.bank'), payee.bankName)}
      {line(t('topup.payee.number'), payee.accountNumber, grouped(payee.accountNumber))}
      {payee.swift && line(t('topup.payee.swift'), payee.swift)}
      {payee.note && <p className={styles.note}>{payee.note}</p>}
    </Card>
  );
}

/** Without it nobody can tell whose money came. */
export function Reference({ code }: { code: string }) {
  const t = useT('topup');
  const copy = useCopy();
  return (
    <Card className={styles.reference}>
      <h2 className={styles.referenceTitle}>{t('topup.reference.title')}</h2>
      <p className={styles.code}>
        <bdi dir="ltr">{code}</bdi>
      </p>
      <Button
        kind="soft"
        size="medium"
        block
        icon={<Copy size={18} aria-hidden="true" />}
        onClick={() => void copy(code)}
      >
        {t('topup.reference.copy')}
      </Button>
      <Notice tone="warn">{t('topup.reference.text')}</Notice>
    </Card>
  );
}
