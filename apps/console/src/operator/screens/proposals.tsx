// Proposed changes: what waits for a second person, and the history of networks, bank accounts and settings of money.
import type { ChangeProposal } from '@meridian/contract';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { textColumn } from '../../ui/columns.tsx';
import { type Column, DataList } from '../../ui/data-list.tsx';
import { Page } from '../../ui/page.tsx';
import { decisionColumns } from '../columns.tsx';
import { decisionField } from '../fields.ts';
import { useProposalWords } from '../proposal-words.ts';

const subjects = ['network', 'chain', 'payee', 'setting', 'wallet'] as const;

export default function Proposals() {
  const t = useT();
  const { dateTime } = useFormat();
  const words = useProposalWords();
  const { reason, rest } = decisionColumns<ChangeProposal>(t, dateTime, {
    approve: 'approveProposal',
    refuse: 'refuseProposal',
    mayTakeBack: true,
  });
  const columns: Column<ChangeProposal>[] = [
    textColumn(
      'what',
      t('console.field.what'),
      (p) => `${p.subject} ${p.key}`,
      (p) => (
        <>
          {t(`console.subject.${p.subject}`)}{' '}
          {p.subject === 'setting' ? (
            <strong>{words.name(p.key)}</strong>
          ) : (
            <span className="mono">{p.key}</span>
          )}
        </>
      ),
    ),
    textColumn(
      'change',
      t('console.field.change'),
      (p) =>
        words
          .changes(p)
          .map(({ field, values }) => `${field}: ${values}`)
          .join('; '),
      (p) =>
        words.changes(p).map(({ field, values }) => (
          <div key={field} className="words">
            {field}: <bdi dir="ltr">{values}</bdi>
          </div>
        )),
    ),
    reason,
    ...rest,
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
