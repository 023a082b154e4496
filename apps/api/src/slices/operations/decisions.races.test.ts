// Corrections and proposals under many hands at once: asked for once, decided once, by another person, and the books are clean after each.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../ledger/index.ts';
import { withTestApp } from '../../testing/app.ts';
import { createShopper, fund } from '../../testing/fixtures.ts';
import { createDesk } from '../../testing/matrix-world.ts';
import { businessRules } from './index.ts';

const app = withTestApp({ max: 32 });
let admin: { cookie?: string };
let finance: { cookie?: string };
beforeAll(async () => {
  ({ admin, finance } = await createDesk(app));
});
afterEach(async () => expect(await reconcile(app.db, businessRules)).toEqual([]));

const callers = 40;
type Answer = Awaited<ReturnType<typeof app.callRaw>>;
const times = (make: (i: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: callers }, (_, i) => make(i)));
const done = (answers: readonly Answer[]) => answers.filter(({ body }) => body.code === 1);
const refusals = (answers: readonly Answer[]) =>
  [...new Set(answers.flatMap(({ body }) => body.error ?? []))].sort();
interface Decided {
  readonly state: string;
  readonly madeBy: string;
  readonly decidedBy: string;
}
const idOf = (answer: Answer) => (answer.body.data as { id: string }).id;

async function funded(): Promise<{ account: string; journal: string }> {
  const { userId } = await createShopper(app.owner);
  await app.db.transaction((tx) => fund(tx, userId, 500n));
  const account = `shopper_available:${userId}`;
  const { list } = await app.data('listLedgerJournals', { account }, admin);
  return { account, journal: list[0]?.id ?? '' };
}
const balance = async (account: string) =>
  (await app.data('getLedgerStatement', { account }, admin)).account.balance;

describe('a correction', () => {
  const ask = (account: string, more: object = {}) =>
    app.callRaw(
      'proposeCorrection',
      { account, direction: 'debit', amount: '1.00', reason: 'credited twice', ...more },
      finance,
    );

  it('of one journal asked for by forty at once is asked for once', async () => {
    const { account, journal } = await funded();
    const answers = await times(() => ask(account, { reverses: journal }));
    expect(done(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual(['CORRECTION_REVERSED']);
  });

  it('approved and refused by forty at once is one of them; its asker is none of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { account } = await funded();
      const id = idOf(await ask(account));
      const answers = await times((i) => {
        const by = i % 4 < 2 ? admin : finance;
        return i % 2 === 0
          ? app.callRaw('approveCorrection', { id }, by)
          : app.callRaw('refuseCorrection', { id, note: 'not this one' }, by);
      });
      const [decided, ...more] = done(answers).map(({ body }) => body.data as Decided);
      expect(more).toEqual([]);
      expect(decided).toMatchObject({ madeBy: 'finance', decidedBy: 'admin' });
      expect(refusals(answers).filter((error) => error !== 'FOUR_EYES')).toEqual(['CORRECTION_DECIDED']);
      expect(await balance(account)).toBe(decided?.state === 'approved' ? '4.00' : '5.00');
    }
  });
});

describe('a proposal', () => {
  const propose = (version: number, fee: string) =>
    app.callRaw(
      'proposeChange',
      { subject: 'network', key: 'tron-usdt', version, change: { fee }, reason: 'a good reason' },
      finance,
    );

  it('for one thing made by forty at once is made once, and decided once', async () => {
    const answers = await times((i) => propose(1, `${2 + i}.00`));
    expect(done(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual(['PROPOSAL_OPEN']);
    const id = idOf(done(answers)[0] as Answer);
    const decisions = await times((i) =>
      i % 2 === 0
        ? app.callRaw('approveProposal', { id }, i % 4 === 0 ? admin : finance)
        : app.callRaw('refuseProposal', { id, note: 'not this one' }, admin),
    );
    expect(done(decisions)).toHaveLength(1);
    expect(refusals(decisions).filter((error) => error !== 'FOUR_EYES')).toEqual(['PROPOSAL_DECIDED']);
    const [decided] = done(decisions).map(({ body }) => body.data as Decided);
    expect(decided?.decidedBy).toBe('admin');
    const { networks } = await app.data('getRegistry', {}, admin);
    const version = networks.find((n) => n.id === 'tron-usdt')?.version;
    expect(version).toBe(decided?.state === 'approved' ? 2 : 1);
  });
});
