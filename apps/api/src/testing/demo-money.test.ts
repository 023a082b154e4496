// The money of the demo world: every dollar has its record, something waits in each queue, and the books are right.
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../db/demo/load.ts';
import { withTestApp } from './app.ts';
import { enrolOperator } from './operators.ts';
import { faults } from './orders.ts';

const world = withTestApp({ demo: true });
const countBy = <T>(list: readonly T[], key: (item: T) => string) =>
  list.reduce<Record<string, number>>((sums, item) => {
    sums[key(item)] = (sums[key(item)] ?? 0) + 1;
    return sums;
  }, {});

describe('the money of the demo world', () => {
  it('came in by top-ups that are on record, none by the ledger alone', async () => {
    const { loose, all } = await world.owner.one<{ loose: number; all: number }>(
      'demo.loose',
      `select count(*)::int as all, (count(*) filter (where t.id is null))::int as loose
       from ledger.journal j left join topups t on t.id = split_part(j.key, ':', 2)::bigint where j.kind = 'topup.pass'`,
    );
    expect(all).toBeGreaterThan(50);
    expect(loose).toBe(0);
    expect(await faults(world)).toEqual([]);
  });

  it('waits in both queues, in every state', async () => {
    const { credentials } = await enrolOperator(world);
    const topUps = await world.data('listTopUpAudits', { status: '0', limit: 50 }, credentials);
    expect(countBy(topUps.list, (t) => t.method)).toEqual({ bank: 5, chain: 3 });
    expect(topUps.list.filter((t) => t.firstBy !== null)).toHaveLength(1);
    expect(topUps.list.flatMap((t) => t.flags)).toContain('same_picture');
    const withdrawals = await world.data('listWithdrawalAudits', { status: 'all', limit: 50 }, credentials);
    const stateOf = (w: (typeof withdrawals.list)[number]) =>
      w.cancelled ? 'cancelled' : `${w.status} ${w.payout}${w.approvedBy ? ' approved' : ''}`;
    expect(countBy(withdrawals.list, stateOf)).toEqual({
      '0 none': 2,
      '0 none approved': 2,
      '0 processing approved': 1,
      '1 sent approved': 2,
      '2 none': 1,
      cancelled: 1,
    });
  });

  it('adds up line by line in the fund record of who looks round first', async () => {
    const { userinfo } = await world.data('login', { account: 'ana@example.com', password: demoPassword });
    const { token } = userinfo;
    const { list, hasMore } = await world.data('listBill', { limit: 100 }, { token });
    expect(hasMore).toBe(false);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    let balance = 0;
    for (const line of [...list].reverse()) {
      balance += cents(line.amount);
      expect(cents(line.balanceAfter)).toBe(balance);
    }
    expect(cents((await world.data('getWallet', {}, { token })).available)).toBe(balance);
    expect(new Set(list.map(({ kind }) => kind))).toContain('withdraw.refuse');
  });

  it('names its document beside every line, refunds and what came back included', async () => {
    const people = await world.owner.many<{ email: string }>(
      'demo.moved',
      `select distinct u.email from users u join ledger.account a on a.path = 'shopper_available:' || u.id where a.version > 0 order by 1`,
      [],
    );
    const { orders } = await world.owner.one<{ orders: string[] }>(
      'demo.orders',
      'select array_agg(order_no) as orders from orders',
      [],
    );
    const kinds = new Map<string, string>();
    for (const { email } of people) {
      const { userinfo } = await world.data('login', { account: email, password: demoPassword });
      const { list, hasMore } = await world.data('listBill', { limit: 100 }, { token: userinfo.token });
      expect(hasMore).toBe(false);
      for (const { kind, reference } of list) {
        const begins = { topup: /^T\d{18}$/, withdraw: /^W\d{18}$/ }[kind.split('.')[0] ?? ''];
        if (begins) expect(reference).toMatch(begins);
        else expect(orders).toContain(reference);
        kinds.set(kind, reference ?? '');
      }
    }
    expect([...kinds.keys()].sort()).toEqual([
      'order.pay',
      'refund.approve',
      'topup.pass',
      'withdraw.refuse',
      'withdraw.request',
    ]);
  });
});
