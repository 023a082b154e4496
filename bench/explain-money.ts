// The plans of money: the statements of the fund record and of every rule of the reconciliation, run and explained.
import { ledgerRules } from '../apps/api/src/ledger/reconcile.ts';
import { openSession } from '../apps/api/src/platform/db.ts';
import { businessRules } from '../apps/api/src/slices/operations/index.ts';
import { countBillRows, listBillRows } from '../apps/api/src/slices/wallet/wallet.sql.ts';
import { type Explained, explaining, plansText } from './explain.ts';
import type { World } from './open-world.ts';
import type { FundRecord } from './world/money.ts';

/** A table of what each statement read, then the plans, in Markdown. */
export async function explainMoney(world: World, record: FundRecord): Promise<string> {
  const session = await openSession({ url: world.postgres.url });
  try {
    let heard: Explained[] = [];
    const db = explaining(session, (one) => heard.push(one));
    const { userId } = await session.one<{ userId: bigint }>(
      'bench.recordOwner',
      `select id as "userId" from users where email = 'bench-record@example.com'`,
    );
    const asked: [string, Explained[]][] = [];
    const ask = async (title: string, work: () => Promise<unknown>) => {
      heard = [];
      await work();
      asked.push([title, heard]);
    };
    const all = { userId, kind: null, from: null, to: null };
    const [from, to] = [new Date(record.from), new Date(record.to)];
    const deep = Buffer.from(record.cursors.at(-1) ?? '', 'base64url').toString();
    const [before = null] = JSON.parse(deep) as string[];
    const pages = [
      ['first page', all, null],
      ['deep page', all, before],
      ['a kind', { ...all, kind: 'withdraw.refuse' as const }, null],
      ['a kind that is not there', { ...all, kind: 'ledger.adjust' as const }, null],
      ['a span of time', { ...all, from, to }, null],
      ['a kind in a span', { ...all, kind: 'topup.pass' as const, from, to }, null],
    ] as const;
    for (const [title, filter, cursor] of pages)
      await ask(`fund record: ${title}`, async () => {
        await listBillRows(db, filter, cursor, 21);
        await countBillRows(db, filter);
      });
    for (const rule of [...ledgerRules, ...businessRules])
      await ask(`reconciliation: ${rule.id}`, () => rule.find(db));
    return plansText(`Plans with ${record.lines.toLocaleString('en-US')} lines of one person`, asked);
  } finally {
    await session.close();
  }
}
