// Corrections: counter-postings that one operator proposes and another approves.
import type { Correction } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { DecisionState } from '../audit-state.tsx';
import { CorrectionDialog } from '../correction-dialog.tsx';
import { Decide } from '../decide.tsx';
import { decisionField } from '../fields.ts';
import { AccountLink, JournalLink } from '../links.tsx';

const signed = (c: Correction) => `${c.direction === 'debit' ? '-' : ''}${c.amount}`;

export default function Corrections() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<Correction>[] = [
    {
      key: 'account',
      title: t('console.field.account'),
      cell: (c) => <AccountLink account={c.account} />,
      text: (c) => c.account,
    },
    {
      key: 'amount',
      title: t('console.field.amount'),
      end: true,
      cell: (c) => <Amount value={signed(c)} sign />,
      text: signed,
    },
    {
      key: 'reason',
      title: t('console.field.reason'),
      cell: (c) => <bdi className="words">{c.reason}</bdi>,
      text: (c) => c.reason,
    },
    {
      key: 'reverses',
      title: t('console.correction.reverses'),
      cell: (c) => (c.reverses ? <JournalLink id={c.reverses} text={c.reverses} /> : '–'),
      text: (c) => c.reverses ?? '',
    },
    {
      key: 'state',
      title: t('console.field.state'),
      cell: (c) => <DecisionState state={c.state} />,
      text: (c) => t(`console.decision.${c.state}`),
    },
    {
      key: 'made',
      title: t('console.field.proposed'),
      cell: (c) => (
        <>
          {c.madeBy} · <Time at={c.madeAt} ago />
        </>
      ),
      text: (c) => `${c.madeBy} ${dateTime(c.madeAt)}`,
    },
    {
      key: 'decided',
      title: t('console.field.decided'),
      cell: (c) =>
        c.state === 'proposed' ? (
          <Decide id={c.id} isMine={c.isMine} approve="approveCorrection" refuse="refuseCorrection" />
        ) : (
          <>
            {c.decidedBy} · <Time at={c.decidedAt} ago />
            {c.note ? <div className="muted words">{c.note}</div> : null}
          </>
        ),
      text: (c) => (c.decidedAt ? `${c.decidedBy} ${dateTime(c.decidedAt)}` : ''),
    },
  ];
  return (
    <Page title={t('console.nav.corrections')} acts={<CorrectionDialog />}>
      <DataList verb="listCorrections" name="corrections" columns={columns} fields={[decisionField(t)]} />
    </Page>
  );
}
