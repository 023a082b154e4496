// Withdrawal rows → contract shapes. Of a card number everybody sees the end; the whole is read by `revealPayee`.
import type { Destination, Withdrawal, WithdrawalAudit } from '@meridian/contract';
import { formatMoney } from '../../ledger/index.ts';
import type { AccountBrief } from '../accounts/index.ts';
import type { DestinationRow } from './destinations.sql.ts';
import { type AloneToday, addHours, mayCancel, needsOther } from './withdrawal.rules.ts';
import type { Payee, WithdrawalRow } from './withdrawals.sql.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const placeView = (p: Payee) => ({
  type: p.type,
  label: p.label,
  holder: p.holder,
  bankName: p.bankName,
  country: p.country,
  network: p.networkId === null ? null : { id: p.networkId, name: p.networkName ?? '', coin: p.coin ?? '' },
  ending: p.number.slice(-4),
  address: p.type === 'chain' ? p.number : null,
});

export const destinationView = (d: DestinationRow, now: Date): Destination => ({
  ...placeView(d),
  id: String(d.id),
  usableFrom: d.usableFrom > now ? d.usableFrom.toISOString() : null,
  createdAt: d.createdAt.toISOString(),
});

export const withdrawalView = (w: WithdrawalRow): Withdrawal => ({
  id: String(w.id),
  withdrawalNo: w.withdrawalNo,
  status: w.status,
  payout: w.payout,
  cancelled: w.cancelled,
  destination: {
    ...placeView(w.payee),
    id: String(w.destinationId),
    usableFrom: null,
    createdAt: w.destinationCreatedAt.toISOString(),
  },
  amount: formatMoney(w.amountCents),
  fee: formatMoney(w.feeCents),
  arrival: formatMoney(w.amountCents - w.feeCents),
  // Until it is verified, a recorded proof is a note among operators.
  proof: w.status === '1' ? w.proof : null,
  refusal: w.refusal,
  reason: w.status === '2' ? w.note : null,
  expectedBy: w.expectedBy.toISOString(),
  actions: mayCancel(w) ? ['cancel'] : [],
  createdAt: w.createdAt.toISOString(),
  decidedAt: iso(w.decidedAt),
});

/** What stands beside a withdrawal for those who audit it. */
export interface AuditContext {
  readonly accounts: ReadonlyMap<bigint, AccountBrief>;
  readonly operators: ReadonlyMap<bigint, string>;
  /** User → when their last top-up passed. */
  readonly lastTopUps: ReadonlyMap<bigint, Date>;
  /** The operator who looks, and what they have paid out alone today. */
  readonly asker: bigint;
  readonly alone: AloneToday;
}

const within = (earlier: Date | null | undefined, hours: number, at: Date) =>
  earlier !== null && earlier !== undefined && addHours(earlier, hours) > at;

export function auditView(w: WithdrawalRow, context: AuditContext): WithdrawalAudit {
  const brief = context.accounts.get(w.userId);
  const name = (id: bigint | null) => (id === null ? null : (context.operators.get(id) ?? `operator:${id}`));
  const flags: WithdrawalAudit['flags'] = [];
  if (within(w.destinationCreatedAt, 72, w.createdAt)) flags.push('new_destination');
  if (within(brief?.credentialsChangedAt, 7 * 24, w.createdAt)) flags.push('credentials_changed');
  if (w.needsSecond) flags.push('large');
  if (within(context.lastTopUps.get(w.userId), 48, w.createdAt)) flags.push('fresh_money');
  return {
    ...withdrawalView(w),
    proof: w.proof,
    reason: w.note,
    actions: [],
    userId: String(w.userId),
    account: brief?.account ?? '',
    payee: { holder: w.payee.holder, number: w.payee.number, bankName: w.payee.bankName },
    flags,
    approvedBy: name(w.approvedBy),
    secondBy: name(w.secondBy),
    takenBy: name(w.takenBy),
    takenUntil: iso(w.takenUntil),
    taking: w.taking,
    recordedBy: name(w.recordedBy),
    needsSecond: w.needsSecond,
    needsOther: needsOther(w, context.asker, context.alone),
    aloneLimit: formatMoney(context.alone.limitCents),
    frozen: brief?.frozen ?? false,
  };
}
