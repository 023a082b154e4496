// Proposed changes: what waits for a second person, and the history of networks, bank accounts and settings of money.
import type { ChangeProposal } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Time } from '../../ui/bits.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { DecisionState } from '../audit-state.tsx';
import { Decide } from '../decide.tsx';
import { decisionField } from '../fields.ts';

const subjects = ['network', 'chain', 'payee', 'setting', 'wallet'] as const;
const changeText = (p: ChangeProposal) =>
  p.change.map((c) => `${c.field}: ${c.from === null ? '–' : String(c.from)} → ${String(c.to)}`);

export default function Proposals() {
  const t = useT();
  const { dateTime } = useFormat();
  const columns: Column<ChangeProposal>[] = [
    {
      key: 'what',
      title: t('console.field.what'),
      cell: (p) => (
        <>
          {t(`console.subject.${p.subject}`)} <span className="mono">{p.key}</span>
        </>
      ),
      text: (p) => `${p.subject} ${p.key}`,
    },
    {
      key: 'change',
      title: t('console.field.change'),
      cell: (p) =>
        changeText(p).map((line) => (
          <div key={line} className="mono words">
            {line}
          </div>
        )),
      text: (p) => changeText(p).join('; '),
    },
    {
      key: 'reason',
      title: t('console.field.reason'),
      cell: (p) => <bdi className="words">{p.reason}</bdi>,
      text: (p) => p.reason,
    },
    {
      key: 'state',
      title: t('console.field.state'),
      cell: (p) => <DecisionState state={p.state} />,
      text: (p) => t(`console.decision.${p.state}`),
    },
    {
      key: 'made',
      title: t('console.field.proposed'),
      cell: (p) => (
        <>
          {p.madeBy} · <Time at={p.madeAt} ago />
        </>
      ),
      text: (p) => `${p.madeBy} ${dateTime(p.madeAt)}`,
    },
    {
      key: 'decided',
      title: t('console.field.decided'),
      cell: (p) =>
        p.state === 'proposed' ? (
          <Decide id={p.id} isMine={p.isMine} approve="approveProposal" refuse="refuseProposal" mayTakeBack />
        ) : (
          <>
            {p.decidedBy} · <Time at={p.decidedAt} ago />
            {p.note ? <div className="muted words">{p.note}</div> : null}
          </>
        ),
      text: (p) => (p.decidedAt ? `${p.decidedBy} ${dateTime(p.decidedAt)}` : ''),
    },
  ];
  return (
    <Page title={t('console.nav.proposals')}>
      <DataList
        verb="listProposals"
        name="proposals"
        columns={columns}
        fields={[
          decisionField(t),
          {
            name: 'subject',
            label: t('console.field.what'),
            kind: 'select',
            options: [
              { value: '', label: t('console.all') },
              ...subjects.map((value) => ({ value, label: t(`console.subject.${value}`) })),
            ],
          },
        ]}
      />
    </Page>
  );
}
