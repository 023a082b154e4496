// Proposals: networks, chains, bank accounts and settings of money change only when a second person agrees, and only from what the first one saw.
import { beforeAll, describe, expect, it } from 'vitest';
import { isCheckViolation } from '../../platform/db.ts';
import { withTestApp } from '../../testing/app.ts';
import { createDesk, digest, type MatrixWorld, signIn } from '../../testing/matrix-world.ts';

const app = withTestApp({ max: 30 });
let world: MatrixWorld;
let admin: { cookie?: string };
let finance: { cookie?: string };
beforeAll(async () => {
  ({ world, admin, finance } = await createDesk(app));
});

type Subject = 'network' | 'chain' | 'payee' | 'setting' | 'wallet';
const propose = (subject: Subject, key: string, version: number, change: object) =>
  app.callRaw('proposeChange', { subject, key, version, change, reason: 'a good reason' }, finance);
const idOf = (answer: { body: { data: unknown; error?: string } }) => {
  if (!answer.body.data) throw new Error(answer.body.error);
  return (answer.body.data as { id: string }).id;
};
const approve = (id: string, by = admin) => app.call('approveProposal', { id }, by);
const networkOf = async (id: string) =>
  (await app.data('getRegistry', {}, admin)).networks.find((n) => n.id === id);

describe('a proposed change', () => {
  it('of a network is in force when another person approved, and says what was before', async () => {
    const answer = await propose('network', 'tron-usdt', 1, { fee: '2.5', enabled: false, minimum: '10.00' });
    expect(answer.body.data).toMatchObject({
      state: 'proposed',
      isMine: true,
      change: expect.arrayContaining([
        { field: 'fee', from: '1.00', to: '2.50' },
        { field: 'enabled', from: true, to: false },
      ]),
    });
    expect(await networkOf('tron-usdt')).toMatchObject({ fee: '1.00', enabled: true, version: 1 });
    expect((await approve(idOf(answer), finance)).body.error).toBe('FOUR_EYES');
    expect((await approve(idOf(answer))).body.data).toMatchObject({ state: 'approved', decidedBy: 'admin' });
    expect(await networkOf('tron-usdt')).toMatchObject({ fee: '2.50', enabled: false, version: 2 });
    const { list } = await app.data('getBlockchain', {}, await signIn(world, 'shopperA'));
    expect(list.map((n) => n.id)).not.toContain('tron-usdt');
    expect((await approve(idOf(answer))).body.error).toBe('PROPOSAL_DECIDED');
  });

  it('of a chain counts for its networks', async () => {
    await approve(idOf(await propose('chain', 'arbitrum', 1, { creditConfirmations: 60 })));
    const { list } = await app.data('getBlockchain', {}, await signIn(world, 'shopperA'));
    expect(list.find((n) => n.id === 'arbitrum-usdt')?.confirmations).toBe(60);
  });

  it('adds a bank account, changes it and switches it off', async () => {
    const account = {
      payee: 'Meridian Ltd',
      bankName: 'Harbour Bank',
      accountNumber: 'NO93 8601 1117 947',
      swift: 'HARBNOKK',
      country: 'NO',
    };
    expect((await propose('payee', 'harbour', 0, { payee: 'Only A Name' })).body.error).toBe(
      'PROPOSAL_INVALID',
    );
    await approve(idOf(await propose('payee', 'harbour', 0, account)));
    const shown = async () =>
      (await app.data('listPayeeAccounts', {}, await signIn(world, 'shopperA'))).list.find(
        (p) => p.bankName === 'Harbour Bank',
      );
    expect(await shown()).toMatchObject({ payee: 'Meridian Ltd', note: '' });
    await approve(idOf(await propose('payee', 'harbour', 1, { enabled: false })));
    expect(await shown()).toBeUndefined();
  });

  it('of a setting of money is in force at once, in its history under who approved', async () => {
    const key = 'withdrawals.perDay';
    const refused = await app.call('changeSetting', { key, value: 5, version: 0, reason: 'alone' }, admin);
    expect(refused.body.error).toBe('SETTING_NEEDS_SECOND');
    expect((await propose('setting', key, 0, { value: 0 })).body.error).toBe('SETTING_VALUE_INVALID');
    await approve(idOf(await propose('setting', key, 0, { value: 5 })));
    const { list } = await app.data('listSettings', {}, admin);
    expect(list.find((s) => s.key === key)).toMatchObject({ value: 5, version: 1, fourEyes: true });
    const history = await app.data('listSettingChanges', { key }, admin);
    expect(history.list).toMatchObject([{ value: 5, changedBy: 'admin', reason: 'a good reason' }]);
  });

  it('stands alone: a second one for the same thing waits, one from an old version is stale', async () => {
    const id = idOf(await propose('network', 'ethereum-usdt', 1, { fee: '6.00' }));
    expect((await propose('network', 'ethereum-usdt', 1, { fee: '7.00' })).body.error).toBe('PROPOSAL_OPEN');
    await app.owner.run('test.other', `update networks set version = 2 where id = 'ethereum-usdt'`);
    const before = await digest(app);
    expect((await approve(id)).body.error).toBe('PROPOSAL_STALE');
    expect(await digest(app)).toEqual(before);
    const back = await app.data('refuseProposal', { id, note: 'my mistake' }, finance);
    expect(back.state).toBe('refused');
    expect((await propose('network', 'ethereum-usdt', 1, { fee: '7.00' })).body.error).toBe('PROPOSAL_STALE');
  });

  it('approved by twenty at once is in force once', async () => {
    const id = idOf(await propose('network', 'arbitrum-usdc', 1, { fee: '1.10' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(id)));
    expect(answers.filter((a) => a.body.code === 1)).toHaveLength(1);
    expect((await networkOf('arbitrum-usdc'))?.version).toBe(2);
  });

  it('approved by the one who proposed it is refused by the database itself', async () => {
    const id = idOf(await propose('network', 'ethereum-usdc', 1, { fee: '6.00' }));
    const forged = app.owner.run(
      'test.same',
      `update change_proposals set state = 'approved', decided_by = made_by, decided_at = made_at where id = $1`,
      [id],
    );
    await expect(forged).rejects.toSatisfy((error) => isCheckViolation(error, 'change_proposals_four_eyes'));
  });

  it.each([
    ['network', 'nowhere', { fee: '1.00' }],
    ['network', 'arbitrum-usdt', { fee: '1.00' }],
    ['network', 'arbitrum-usdt', { minimum: '0' }],
    ['network', 'arbitrum-usdt', { contract: '0xdAC17F958D2ee523a2206206994597C13D831eC7' }],
    ['setting', 'orders.extendDays', { value: 9 }],
    ['setting', 'nothing.here', { value: 9 }],
  ] as const)('%s %s %j changes nothing', async (subject, key, change) => {
    const version = subject === 'network' ? 1 : 0;
    const before = await digest(app);
    expect((await propose(subject, key, version, change)).body.error).toBe('PROPOSAL_INVALID');
    expect(await digest(app)).toEqual(before);
  });
});
