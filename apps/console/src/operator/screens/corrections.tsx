// Corrections: counter-postings that one operator proposes and another approves.
import type { Correction } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Code } from '../../ui/bits.tsx';
import { amountColumn, textColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { decisionColumns } from '../columns.tsx';
import { CorrectionDialog } from '../correction-dialog.tsx';
import { decisionField } from '../fields.ts';
import { AccountLink, JournalLink } from '../links.tsx';

const signed = (c: Correction) => `${c.direction === 'debit' ? '-' : ''}${c.amount}`;

export default function Corrections() {
  const t = useT();
  const { dateTime } = useFormat();
  const { reason, rest } = decisionColumns<Correction>(t, dateTime, {
    approve: 'approveCorrection',
    refuse: 'refuseCorrection',
  });
  const columns: Column<Correction>[] = [
    textColumn(
      'no',
      t('console.field.number'),
      (c) => c.correctionNo,
      (c) => <Code text={c.correctionNo} />,
    ),
    textColumn(
      'account',
      t('console.field.account'),
      (c) => c.account,
      (c) => <AccountLink account={c.account} />,
    ),
    amountColumn('amount', t('console.field.amount'), signed, true),
    reason,
    textColumn(
      'reverses',
      t('console.correction.reverses'),
      (c) => c.reverses,
      (c) => (c.reverses ? <JournalLink id={c.reverses} text={c.reverses} /> : '–'),
    ),
    ...rest,
  ];
  return (
    <Page title={t('console.nav.corrections')} acts={<CorrectionDialog />}>
      <DataList verb="listCorrections" name="corrections" columns={columns} fields={[decisionField(t)]} />
    </Page>
  );
}
