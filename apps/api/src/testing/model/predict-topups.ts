// What the model says of money that comes in by the bank: announced, held against references and lines, passed by one or two, or refused; and how long orders wait for it.
import { isDeepStrictEqual } from 'node:util';
import type { ActOf } from './acts.ts';
import { day, hour, type Model, minute, ordersOf } from './model.ts';
import type { SeenProof, TopUpModel } from './money-model.ts';

const least = 1_000n;
const openMost = 5;
/** From this sum on two people pass it, whatever shows it. */
const twoFrom = 100_000n;

export function createTopUp(m: Model, a: ActOf<'createTopUp'>): string {
  if (!a.payee) return 'PAYEE_UNKNOWN';
  if (BigInt(a.cents) < least) return 'TOPUP_BELOW_MINIMUM';
  if (a.evidenceOf !== a.by) return 'EVIDENCE_REQUIRED';
  const open = m.topUps.filter((t) => t.owner === a.by && t.status === '0');
  if (open.length >= openMost) return 'TOPUP_TOO_MANY_OPEN';
  m.topUps.push({
    owner: a.by,
    cents: BigInt(a.cents),
    createdAt: m.now,
    status: '0',
    claimedBy: null,
    claimedUntil: null,
    firstBy: null,
    firstProof: null,
    arrived: null,
    reference: null,
    decidedBy: null,
    decidedAt: null,
  });
  return 'ok';
}

/** A line that the bank has told before is passed over. */
export function importLine(m: Model, a: ActOf<'importLine'>): string {
  if (!m.lines.some((l) => l.id === a.line))
    m.lines.push({
      id: a.line,
      names: a.names,
      cents: BigInt(a.cents),
      importedBy: a.op,
      credited: null,
    });
  return 'ok';
}

function inTheWay(m: Model, t: TopUpModel | undefined, op: number): string | null {
  if (!t) return 'TOPUP_NOT_FOUND';
  if (t.status !== '0') return 'TOPUP_DECIDED';
  const taken = t.claimedBy !== null && t.claimedBy !== op && (t.claimedUntil ?? 0) > m.now;
  return taken ? 'CLAIMED_BY_OTHER' : null;
}

export function claimTopUp(m: Model, a: ActOf<'claimTopUp'>): string {
  const t = m.topUps[a.topUp];
  const fault = inTheWay(m, t, a.op);
  if (!t || fault) return fault ?? '';
  Object.assign(t, { claimedBy: a.op, claimedUntil: m.now + 15 * minute });
  return 'ok';
}

interface Shown {
  readonly cents: bigint;
  readonly reference: string;
  /** Whether the line says by itself whose money it is, to somebody who did not bring it. */
  readonly plain: boolean;
  readonly line: number | null;
}
function shownBy(m: Model, { op, topUp, proof }: ActOf<'passTopUp'>): Shown | string {
  if (proof.by === 'bank') {
    if (proof.cents <= 0) return 'TOPUP_PROOF_MISSING';
    return { cents: BigInt(proof.cents), reference: proof.reference, plain: false, line: null };
  }
  const line = m.lines.findIndex((l) => l.id === proof.line);
  const found = m.lines[line];
  if (!found) return 'TOPUP_PROOF_OTHER';
  if (found.credited !== null) return 'TOPUP_PROOF_USED';
  const other = found.names !== null && found.names !== topUp ? m.topUps[found.names] : undefined;
  if (other?.status === '0') return 'TOPUP_PROOF_OTHER';
  const plain = found.names === topUp && found.importedBy !== op;
  return { cents: found.cents, reference: found.id, plain, line };
}

const needsTwo = (shown: Shown): boolean => !shown.plain || shown.cents >= twoFrom;

export function passTopUp(m: Model, a: ActOf<'passTopUp'>): string {
  const t = m.topUps[a.topUp];
  const fault = inTheWay(m, t, a.op);
  if (!t || fault) return fault ?? '';
  const shown = shownBy(m, a);
  if (typeof shown === 'string') return shown;
  if (needsTwo(shown)) {
    const proof: SeenProof = { by: a.proof.by, reference: shown.reference, cents: shown.cents };
    const same = isDeepStrictEqual(t.firstProof, proof);
    if (t.firstBy === a.op && same) return 'FOUR_EYES';
    if (t.firstBy === null || t.firstBy === a.op) {
      Object.assign(t, { firstBy: a.op, firstProof: proof, claimedBy: null, claimedUntil: null });
      return 'ok';
    }
    if (!same) return 'TOPUP_PROOF_OTHER';
  }
  if (m.topUps.some((other) => other.reference === shown.reference)) return 'TOPUP_PROOF_USED';
  credit(m, t, a, shown);
  return 'ok';
}

function credit(m: Model, t: TopUpModel, { op, topUp }: ActOf<'passTopUp'>, shown: Shown): void {
  const line = shown.line === null ? undefined : m.lines[shown.line];
  if (line) line.credited = topUp;
  Object.assign(t, {
    status: '1',
    arrived: shown.cents,
    reference: shown.reference,
    decidedBy: op,
    decidedAt: m.now,
    claimedBy: null,
    claimedUntil: null,
    // Where one is enough, nobody was the first of two, whoever had spoken before.
    ...(needsTwo(shown) ? {} : { firstBy: null, firstProof: null }),
  });
  const shopper = m.shoppers[t.owner];
  if (shopper) shopper.balance += shown.cents;
  m.house.deposits += shown.cents;
}

export function refuseTopUp(m: Model, a: ActOf<'refuseTopUp'>): string {
  const t = m.topUps[a.topUp];
  const fault = inTheWay(m, t, a.op);
  if (!t || fault) return fault ?? '';
  if (m.lines.some((l) => l.names === a.topUp && l.credited === null)) return 'TOPUP_ARRIVED';
  Object.assign(t, {
    status: '2',
    decidedBy: a.op,
    decidedAt: m.now,
    claimedBy: null,
    claimedUntil: null,
    firstBy: null,
    firstProof: null,
  });
  return 'ok';
}

/**
 * Until when a payment may be paid: two hours, and while money is announced that fills what the balance lacks a whole day; when that money passed two more
 * hours, when it was refused no longer. What was announced too late puts nothing off.
 */
export function payByOf(m: Model, payment: number): number {
  const usual = m.payments[payment]?.payBy ?? 0;
  const placedAt = usual - 2 * hour;
  const buyer = m.payments[payment]?.buyer ?? -1;
  const due = ordersOf(m, payment).reduce(
    (all, o) => all + (o.state === '0' || o.expired ? o.total : 0n),
    0n,
  );
  const balance = m.shoppers[buyer]?.balance ?? 0n;
  let payBy = usual;
  for (const t of m.topUps) {
    if (t.owner !== buyer || (t.decidedAt ?? placedAt) < placedAt || t.createdAt >= payBy) continue;
    const covers = balance + (t.status === '1' ? 0n : t.cents) >= due;
    const end =
      t.decidedAt === null ? placedAt + day : t.status === '1' ? t.decidedAt + 2 * hour : t.decidedAt;
    if (covers) payBy = Math.max(payBy, Math.min(end, placedAt + day));
  }
  return payBy;
}
