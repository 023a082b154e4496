// What may be tried with money that comes in: announced, looked at by the desk, shown by what the bank says or by what it does not say.
import type { Act } from './acts.ts';
import type { Dice, Plan } from './dice.ts';
import type { Model } from './model.ts';
import type { ProofModel } from './money-acts.ts';
import { key, next, one, other, places, sent, sums } from './money-dice.ts';
import { deskSize } from './money-model.ts';

export const announce: Plan = (m, d) => {
  const by = d.a % 2;
  const one: Act = {
    do: 'createTopUp',
    by,
    cents: d.twist === 1 ? 999 - (d.c % 3) : (sums[d.b % sums.length] ?? 0) + (d.c % 2),
    evidenceOf: d.twist === 2 ? other(by) : by,
    payee: d.twist !== 3,
    ...key(d),
  };
  const open = m.topUps.filter((t) => t.owner === by && t.status === '0').length;
  const { key: _key, ...more } = one as Act & { key?: number };
  const others =
    d.twist === 4 && d.c % 2 ? Array.from({ length: Math.max(0, 5 - open) }, () => more as Act) : [];
  return [...others, one];
};

/** Mostly one that is open, now and then one that is decided, or none at all. */
function topUpFor(m: Model, d: Dice): number | null {
  if (d.twist === 9) return m.topUps.length;
  const decided = places(m.topUps, (t) => t.status !== '0');
  if ((d.twist === 6 || d.twist === 5) && decided.length > 0) return one(decided, d.a);
  return one(
    places(m.topUps, (t) => t.status === '0'),
    d.a,
  );
}

type Scene = () => Act[];
/** What the desk may do with one, by whether the last request is granted as long as nobody else was there before. */
function scenesOf(m: Model, d: Dice, topUp: number): { granted: Scene[]; others: Scene[] } {
  const op = d.b % deskSize;
  const said = Number(m.topUps[topUp]?.cents ?? 2_500n);
  const arrived = [said, said, said - 1, said + 5_000, 100_000][d.c % 5] ?? said;
  const pass = (by: number, proof: ProofModel): Act => ({ do: 'passTopUp', op: by, topUp, proof });
  const claim = claimOf(op, topUp);
  const refuse = refuseOf(op, topUp);
  const typed: ProofModel = { by: 'bank', reference: `R${topUp}`, cents: arrived };
  const line = `L${m.lines.length}X${d.a}X${d.b}`;
  const shown: ProofModel = { by: 'line', line };
  const bring = (by: number, names: number | null = topUp): Act[] =>
    topUp < m.topUps.length || names === null
      ? [{ do: 'importLine', op: by, line, names, cents: arrived }]
      : [];
  const two = (proof: ProofModel): Act[] => [pass(next(op), proof), ...sent(m, d, pass(op, proof))];
  const granted: Scene[] = [
    () => sent(m, d, claim),
    () => sent(m, d, refuse),
    () => two(typed),
    () => [...bring(next(op)), ...sent(m, d, pass(op, shown))],
    () => [...bring(op), ...two(shown)],
    () => [...bring(next(op)), ...two(shown)],
  ];
  const others: Scene[] = [
    () => [claimOf(next(op), topUp), d.a % 2 ? claim : d.a % 3 ? refuse : pass(op, typed)],
    // Too late: it is decided.
    () => [refuse, d.a % 2 ? claimOf(next(op), topUp) : refuseOf(next(op), topUp)],
    () => [pass(op, typed), pass(op, typed)],
    () => two({ ...typed, cents: 0 }),
    () => twiceUsed(m, d, op, topUp) ?? two(typed),
    () => twiceUsed(m, d, op, topUp) ?? two(typed),
    () => [pass(op, typed), pass(next(op), { ...typed, cents: arrived + 1 })],
    () => [...bring(op), refuse, ...two(shown)],
    () => [...bring(next(next(op)), null), ...two(shown)],
    // Somebody typed it before the bank's file came.
    () => [pass(op, { by: 'bank', reference: line, cents: arrived }), ...bring(next(op)), pass(op, shown)],
    () => two(foreignProof(m, topUp)),
  ];
  return { granted, others };
}
const claimOf = (op: number, topUp: number): Act => ({ do: 'claimTopUp', op, topUp });
const refuseOf = (op: number, topUp: number): Act => ({ do: 'refuseTopUp', op, topUp });

/** Money is looked at: taken in hand, refused, or passed by one or two on what the bank said, which is not always what was announced. */
export const auditTopUp: Plan = (m, d, salt) => {
  const topUp = topUpFor(m, d);
  if (topUp === null) return announce(m, d, salt);
  const { granted, others } = scenesOf(m, d, topUp);
  if (m.topUps[topUp]?.status === '0') return one([...granted, ...others], d.c)?.() ?? null;
  // Of one that is decided, or that there is none of, nothing but the plain requests.
  const op = d.b % deskSize;
  const typed: ProofModel = { by: 'bank', reference: `R${topUp}`, cents: 2_500 };
  const plain: Act[] = [
    claimOf(op, topUp),
    refuseOf(op, topUp),
    { do: 'passTopUp', op, topUp, proof: typed },
  ];
  return sent(m, d, plain[d.c % 3] as Act);
};

/** A request about a top-up that is granted, and with the twist for it once more under its key. */
export const grantTopUp: Plan = (m, d, salt) => {
  const topUp = topUpFor(m, d);
  return topUp === null ? announce(m, d, salt) : (one(scenesOf(m, d, topUp).granted, d.a)?.() ?? null);
};

/** What credits another one credits nothing else, neither the reference nor the line; null where there is no other one. */
function twiceUsed(m: Model, d: Dice, op: number, topUp: number): Act[] | null {
  const pass = (by: number, of: number, proof: ProofModel): Act => ({
    do: 'passTopUp',
    op: by,
    topUp: of,
    proof,
  });
  const two = (of: number, proof: ProofModel): Act[] => [pass(next(op), of, proof), pass(op, of, proof)];
  const spent = m.lines.find((l) => l.credited !== null);
  if (spent && d.a % 2) return two(topUp, { by: 'line', line: spent.id });
  const used = m.topUps.find((t) => t.status === '1')?.reference;
  if (used) return two(topUp, { by: 'bank', reference: used, cents: 2_500 });
  const before = m.topUps.findIndex((t, i) => i !== topUp && t.status === '0');
  const proof: ProofModel = { by: 'bank', reference: `R${before}`, cents: 2_500 };
  return before < 0 ? null : [...two(before, proof), ...two(topUp, proof)];
}
/** A line that bears the code of another open one. */
function foreignProof(m: Model, topUp: number): ProofModel {
  const foreign = m.lines.find(
    (l) => l.names !== null && l.names !== topUp && m.topUps[l.names]?.status === '0',
  );
  return { by: 'line', line: foreign?.id ?? 'GONE' };
}
