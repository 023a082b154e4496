// Columns that several lists of money have: whose it is, what speaks against it, and who proposed and decided a change.
import type { ChangeProposal, Correction, TopUpAudit, WithdrawalAudit } from '@meridian/contract';
import type { T } from '../i18n/provider.tsx';
import { State, Time } from '../ui/bits.tsx';
import { textColumn } from '../ui/columns.tsx';
import type { Column } from '../ui/data-list.tsx';
import { DecisionState } from './audit-state.tsx';
import { Decide, type DecideProps } from './decide.tsx';
import { UserLink } from './links.tsx';

/** The shopper, with a link to all of theirs. */
export const userColumn = <Row extends { readonly userId: string | null; readonly account: string }>(
  t: T,
): Column<Row> =>
  textColumn(
    'account',
    t('console.field.user'),
    (row) => row.account,
    (row) => (row.userId ? <UserLink id={row.userId} account={row.account} /> : '–'),
  );

/** What whoever decides must not overlook. */
export const flagsColumn = <
  Row extends { readonly flags: readonly (TopUpAudit | WithdrawalAudit)['flags'][number][] },
>(
  t: T,
): Column<Row> =>
  textColumn(
    'flags',
    t('console.field.flags'),
    (row) => row.flags.join(' '),
    (row) => row.flags.map((flag) => <State key={flag} tone="warning" text={t(`console.flag.${flag}`)} />),
  );

/** Why, what it came to, who proposed and who decided: of whatever takes two people. */
export function decisionColumns<Row extends Correction | ChangeProposal>(
  t: T,
  dateTime: (at: string) => string,
  decide: Omit<DecideProps, 'id' | 'isMine'>,
): { reason: Column<Row>; rest: Column<Row>[] } {
  return {
    reason: textColumn(
      'reason',
      t('console.field.reason'),
      (row) => row.reason,
      (row) => <bdi className="words">{row.reason}</bdi>,
    ),
    rest: [
      textColumn(
        'state',
        t('console.field.state'),
        (row) => t(`console.decision.${row.state}`),
        (row) => <DecisionState state={row.state} />,
      ),
      textColumn(
        'made',
        t('console.field.proposed'),
        (row) => `${row.madeBy} ${dateTime(row.madeAt)}`,
        (row) => (
          <>
            <bdi>{row.madeBy}</bdi> · <Time at={row.madeAt} ago />
          </>
        ),
      ),
      textColumn(
        'decided',
        t('console.field.decided'),
        (row) => (row.decidedAt ? `${row.decidedBy} ${dateTime(row.decidedAt)}` : ''),
        (row) =>
          row.state === 'proposed' ? (
            <Decide id={row.id} isMine={row.isMine} {...decide} />
          ) : (
            <>
              <bdi>{row.decidedBy}</bdi> · <Time at={row.decidedAt} ago />
              {row.note ? (
                <div className="muted words">
                  <bdi>{row.note}</bdi>
                </div>
              ) : null}
            </>
          ),
      ),
    ],
  };
}
