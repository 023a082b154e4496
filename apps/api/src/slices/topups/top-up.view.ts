// Top-up rows → contract shapes.
import type { TopUp, TopUpAudit } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import type { StoredPicture } from '../../platform/files.ts';
import type { AccountBrief } from '../accounts/index.ts';
import type { TransferRow } from './chain-transfers.sql.ts';
import { offeredLineView } from './statement.view.ts';
import type { OfferedRow } from './statement-lines.sql.ts';
import { leastSecond, type Shown, type TopUpNumbers, whySecond } from './top-up.rules.ts';
import type { TopUpRow } from './topups.sql.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const money = (cents: bigint | null): string | null => (cents === null ? null : formatMoney(cents));
/** Blocks seen so far of a transfer that is not final yet, for networks with a watcher. */
export type Progress = ReadonlyMap<bigint, number>;

/** `sign` makes the private address of a picture. */
export function topUpView(
  t: TopUpRow,
  sign: (p: StoredPicture) => string,
  progress: Progress = new Map(),
): TopUp {
  const needed = t.creditConfirmations ?? 0;
  const seen = t.transferHash === null ? progress.get(t.id) : needed;
  return {
    id: String(t.id),
    topUpNo: t.topUpNo,
    method: t.method,
    status: t.status,
    network: t.networkId === null ? null : { id: t.networkId, name: t.chainName ?? '', coin: t.coin ?? '' },
    bankName: t.bankName,
    reference: t.reference,
    amount: money(t.amountCents),
    found: money(t.matchedCents),
    arrived: money(t.arrivedCents),
    txHash: t.transferHash ?? t.txHash,
    confirmations:
      seen === undefined || t.method === 'bank' ? null : { seen: Math.min(seen, needed), needed },
    evidence: t.evidence && sign(t.evidence),
    refusal: t.refusal,
    reason: t.status === '2' ? t.note : null,
    createdAt: t.createdAt.toISOString(),
    decidedAt: iso(t.decidedAt),
  };
}

/** What stands beside a top-up for those who audit it. */
export interface AuditContext {
  readonly accounts: ReadonlyMap<bigint, AccountBrief>;
  readonly operators: ReadonlyMap<bigint, string>;
  readonly repeats: ReadonlyMap<bigint, { samePicture: boolean; sameHash: boolean }>;
  readonly numbers: TopUpNumbers;
  /** The operator who looks. */
  readonly asker: bigint;
  readonly progress: Progress;
  readonly sign: (p: StoredPicture) => string;
}
const weekMs = 7 * 24 * 3_600_000;

export function auditCard(
  t: TopUpRow,
  context: AuditContext,
): Omit<TopUpAudit, 'transfers' | 'lines' | 'second'> {
  const brief = context.accounts.get(t.userId);
  const repeats = context.repeats.get(t.id);
  const name = (id: bigint | null) => (id === null ? null : (context.operators.get(id) ?? `operator:${id}`));
  const large = (t.matchedCents ?? t.amountCents ?? 0n) >= context.numbers.secondFromCents;
  const flags: TopUpAudit['flags'] = [];
  if (repeats?.samePicture) flags.push('same_picture');
  if (repeats?.sameHash) flags.push('same_hash');
  if (brief && t.createdAt.getTime() - brief.createdAt.getTime() < weekMs) flags.push('new_account');
  if (large) flags.push('large');
  return {
    ...topUpView(t, context.sign, context.progress),
    reason: t.note,
    userId: String(t.userId),
    account: brief?.account ?? '',
    flags,
    claimedBy: name(t.claimedBy),
    claimedUntil: iso(t.claimedUntil),
    firstBy: name(t.firstBy),
  };
}

/** What may be passed on: dollars that came in and credited nothing. */
const mayCredit = ({ result }: Pick<OfferedRow, 'result'>): boolean =>
  result === 'matched' || result === 'amount_differs' || result === 'unknown';

/** The claim beside what the chain or the bank says, each with who it takes to pass on it. */
export function auditView(
  t: TopUpRow,
  facts: { readonly lines: readonly OfferedRow[]; readonly transfers: readonly TransferRow[] },
  context: AuditContext,
): TopUpAudit {
  const why = (shown: Shown) => (t.status === '0' ? whySecond(shown, context.asker, context.numbers) : []);
  const lines = facts.lines.map((line) => ({
    ...offeredLineView(line),
    second: why({ cents: line.cents, transferId: null, line }),
  }));
  const transfers = facts.transfers.map((m) => ({
    ...transferView(m),
    // Passing on one that nobody has yet adds it to those that are matched.
    second: why({
      cents: (t.matchedCents ?? 0n) + (m.topUpId === null ? m.cents : 0n),
      transferId: m.id,
      line: null,
    }),
  }));
  const offered = [
    ...lines.filter(mayCredit),
    ...transfers.filter((m) => m.topUpId === null || m.topUpId === String(t.id)),
  ];
  return {
    ...auditCard(t, context),
    second: leastSecond(
      offered.map((proof) => proof.second),
      why({ cents: t.amountCents ?? 0n, transferId: null, line: null }),
    ),
    lines,
    transfers,
  };
}

const transferView = (m: TransferRow): Omit<TopUpAudit['transfers'][number], 'second'> => ({
  id: String(m.id),
  network: m.chainName,
  coin: m.coin,
  txHash: m.txHash,
  from: m.fromAddress,
  to: m.toAddress,
  amount: formatMoney(m.cents),
  parked: m.parked,
  final: true,
  topUpId: m.topUpId === null ? null : String(m.topUpId),
  seenAt: m.seenAt.toISOString(),
});
