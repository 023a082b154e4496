// Tests of the rules that columns have by their type: what each domain takes, and which columns have it.
import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../testing/database.ts';
import { isCheckViolation } from './db.ts';

interface Rule {
  readonly domain: string;
  readonly columns: readonly string[];
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
}
const key = (length: number) => 'k'.repeat(length);
const rules: readonly Rule[] = [
  {
    domain: 'positive_cents',
    columns: [
      'cart_items.price_when_added_cents',
      'order_lines.paid_cents',
      'order_lines.unit_price_cents',
      'skus.price_cents',
    ],
    takes: [1, '9223372036854775807', null],
    refuses: [0, -1],
  },
  {
    domain: 'cents',
    columns: ['order_lines.discount_cents', 'pay_tickets.amount_cents'],
    takes: [0, 1],
    refuses: [-1],
  },
  {
    domain: 'line_quantity',
    columns: ['cart_items.quantity', 'order_lines.quantity'],
    takes: [1, 999],
    refuses: [0, 1000, -1],
  },
  {
    domain: 'count_of_pieces',
    columns: [
      'order_lines.shipped_quantity',
      'skus.picture_index',
      'skus.reserved',
      'skus.sold',
      'skus.stock',
      'skus.weight_grams',
    ],
    takes: [0, 2_147_483_647, null],
    refuses: [-1],
  },
  {
    domain: 'idempotency_key',
    columns: ['idempotency.key'],
    takes: [key(8), key(128)],
    refuses: [key(7), key(129), ''],
  },
  {
    domain: 'ticket_purpose',
    columns: ['pay_tickets.purpose'],
    takes: ['order.pay', 'withdraw.request'],
    refuses: ['order.refund', ''],
  },
  {
    domain: 'phone_number',
    columns: ['addresses.mobile'],
    takes: ['+12025550123', '+123456'],
    refuses: ['12025550123', '+02025550123', '+12345', '+1234567890123456', '+1202555\n0123'],
  },
  { domain: 'country_code', columns: ['addresses.country'], takes: ['US'], refuses: ['us', 'USA', 'U', ''] },
  {
    domain: 'area_names',
    columns: ['addresses.area'],
    takes: [['California'], ['a', 'b', 'c']],
    refuses: [[], ['a', 'b', 'c', 'd']],
  },
  { domain: 'sku_state', columns: ['skus.state'], takes: ['on', 'off'], refuses: ['gone', ''] },
  {
    domain: 'payment_number',
    columns: ['payments.payment_no'],
    takes: ['P202611300000000001'],
    refuses: ['202611300000000001', 'P20261130000000000', 'P2026113000000000010', 'p202611300000000001'],
  },
  {
    domain: 'order_actor',
    columns: ['order_events.by'],
    takes: ['shopper', 'merchant', 'operator', 'timer'],
    refuses: ['carrier', ''],
  },
  {
    domain: 'ledger.journal_kind',
    columns: ['ledger.journal.kind'],
    takes: ['order.pay'],
    refuses: ['order', 'Order.pay', ''],
  },
  {
    domain: 'ledger.journal_key',
    columns: ['ledger.journal.key'],
    takes: [key(3), key(200)],
    refuses: [key(2), key(201)],
  },
  { domain: 'ledger.journal_actor', columns: ['ledger.journal.actor'], takes: ['shopper:1'], refuses: [''] },
  {
    domain: 'ledger.posting_amount',
    columns: ['ledger.posting.amount'],
    takes: [1, '100000000000000'],
    refuses: [0, -1, '100000000000001'],
  },
];

const test = withTestDatabase();

describe('the rules of columns', () => {
  it.each(rules.map((rule) => [rule.domain, rule] as const))(
    '%s',
    async (domain, { columns, takes, refuses }) => {
      const give = (value: unknown) =>
        test.db.one<{ same: boolean }>(
          `give.${domain}`,
          `select $1::${domain} is not distinct from $1 as same`,
          [value],
        );
      for (const value of takes) expect([value, (await give(value)).same]).toEqual([value, true]);
      for (const value of refuses) {
        const refused = await give(value).then(
          () => null,
          (error: unknown) => error,
        );
        expect([value, isCheckViolation(refused)]).toEqual([value, true]);
      }
      const found = await test.db.many<{ name: string }>(
        'columns',
        `select case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name
       from information_schema.columns c join pg_class t on t.oid = format('%I.%I', table_schema, table_name)::regclass and t.relkind = 'r'
       where format('%s%s', case domain_schema when 'public' then '' else domain_schema || '.' end, domain_name) = $1 order by 1`,
        [domain],
      );
      expect(found.map(({ name }) => name)).toEqual(columns);
    },
  );

  it('are all of them here', async () => {
    const domains = await test.db.many<{ name: string }>(
      'domains',
      `select case n.nspname when 'public' then '' else n.nspname || '.' end || t.typname as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
       where t.typtype = 'd' and n.nspname in ('public', 'ledger') order by 1`,
    );
    expect(domains.map(({ name }) => name)).toEqual(rules.map(({ domain }) => domain).toSorted());
  });
});
