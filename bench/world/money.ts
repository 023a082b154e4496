// A ledger that has been in use for two years: a million postings, a hundred thousand of them one person's, in the order of their time.
import { encodeCursor } from '../../apps/api/src/platform/cursor.ts';
import { type Database, openSession, type Session } from '../../apps/api/src/platform/db.ts';
import { hashToken, randomToken } from '../../apps/api/src/platform/ids.ts';
import { vacuumFilled } from './vacuum-filled.ts';

/** Whose record is read. */
export interface FundRecord {
  readonly token: string;
  readonly lines: number;
  /** Instants between which about a tenth of the lines lie. */
  readonly from: string;
  readonly to: string;
  /** Of pages from the newest to the oldest. */
  readonly cursors: readonly string[];
}

const postingsPerStep = 1_000;
/** In each step so many lines are the one person's; the others have one each. */
const ownPerStep = 100;
const stepsAtOnce = 10;
const firstId = 2_000_000_000_000n;
const owner = 'bench-record@example.com';
const days = 730;
const pagesRead = 500;

/** Three top-ups, a withdrawal that is asked for, and the same taken back: no books are left open. */
const stepsText = (from: number, to: number, steps: number) => `do $$
declare
  people bigint[] := array(select id from users where email like 'bench-record%' order by id);
  who bigint; turn int; id bigint; at timestamptz;
begin
  for s in ${from}..${to} loop
    at := date_trunc('hour', now()) - interval '${days} days' + s * (interval '${days} days' / ${steps});
    for l in 1..${postingsPerStep} loop
      who := people[case when l <= ${ownPerStep} then 1 else l - ${ownPerStep} + 1 end];
      turn := (case when l <= ${ownPerStep} then l else s end) % 5;
      id := ${firstId} + s * ${postingsPerStep} + l
        - case when turn <> 0 then 0 when l <= ${ownPerStep} then 1 else ${postingsPerStep} end;
      if turn between 1 and 3 then
        perform ledger.post('topup.pass', 'topup:' || id || ':final', 'system', at, 'USD',
          array['bank_clearing:bench'], array['shopper_available:' || who], array[500 + l]::bigint[], null);
      elsif turn = 4 then
        perform ledger.post('withdraw.request', 'withdraw:' || id || ':request', 'shopper:' || who, at, 'USD',
          array['shopper_available:' || who], array['shopper_held:' || id], array[1000]::bigint[], null);
      else
        perform ledger.post('withdraw.refuse', 'withdraw:' || id || ':final', 'shopper:' || who, at, 'USD',
          array['shopper_held:' || id], array['shopper_available:' || who], array[1000]::bigint[], null);
      end if;
    end loop;
  end loop;
end $$`;

/** Card numbers as if they were sealed: clear ones would all be sealed before the server's first answer. */
const withdrawalsText = `
  insert into destinations (user_id, type, holder, bank_name, country, number, sealed, fingerprint, created_at, usable_from)
    select id, 'bank', 'Mia Bench', 'Bench Bank', 'US', '1111', 'sealed', sha256(id::text::bytea), now() - interval '800 days', now() - interval '799 days'
    from users where email like 'bench-record%';
  insert into withdrawals (id, withdrawal_no, user_id, destination_id, payee, payee_sealed, amount_cents, fee_cents, status, cancelled, created_at, expected_by,
      needs_second, decided_at) overriding system value
    select w.id, 'W' || lpad(w.id::text, 18, '0'), d.user_id, d.id,
      '{"type":"bank","label":"","holder":"Mia Bench","bankName":"Bench Bank","country":"US","networkId":null,"networkName":null,"coin":null,"number":"1111"}', 'sealed',
      1000, 100, 2, true, w.created_at, w.created_at, false, w.created_at
    from (select split_part(key, ':', 2)::bigint as id, split_part(actor, ':', 2)::bigint as who, created_at from ledger.journal
      where kind = 'withdraw.request' and split_part(key, ':', 2)::bigint >= ${firstId}) w
    join destinations d on d.user_id = w.who;`;

const peopleText = `insert into users (email, email_verified_at, country, given_name, family_name, language, password_hash, created_at)
  select case when n = 0 then '${owner}' else 'bench-record-' || lpad(n::text, 4, '0') || '@example.com' end,
    now() - interval '900 days', 'US', 'Mia', 'Bench', 'en', '$argon2id$none', now() - interval '900 days'
  from generate_series(0, ${postingsPerStep - ownPerStep}) n order by n`;

async function fill(session: Session, steps: number, say: (line: string) => void): Promise<void> {
  await session.script('set synchronous_commit = off');
  await session.script(peopleText);
  for (let step = 1; step <= steps; step += stepsAtOnce) {
    await session.script(stepsText(step, Math.min(steps, step + stepsAtOnce - 1), steps));
    if (step % 100 === 1) say(`${(step - 1) * postingsPerStep} postings`);
  }
  await session.script(withdrawalsText);
  await vacuumFilled(session);
}

/** Fills the ledger once, with `postings` (a multiple of 5,000), and signs the one person in. */
export async function openRecord(
  url: string,
  database: Database,
  postings: number,
  say: (line: string) => void,
): Promise<FundRecord> {
  const session = await openSession({ url });
  try {
    const found = await session.maybe('bench.hasRecord', 'select id from users where email = $1', [owner]);
    if (!found) await fill(session, postings / postingsPerStep, say);
  } finally {
    await session.close();
  }
  const token = randomToken();
  await database.run(
    'bench.recordSession',
    `insert into sessions (audience, subject_id, token_hash, created_at, last_seen_at, expires_at)
     select 'shopper', id, $2, now(), now(), now() + interval '2 days' from users where email = $1`,
    [owner, hashToken('session:shopper', token)],
  );
  const { lines } = await database.one<{ lines: number }>(
    'bench.recordLines',
    `select version::int as lines from ledger.account where path = 'shopper_available:' || (select id from users where email = $1)`,
    [owner],
  );
  const ids = await database.many<{ id: bigint; at: Date }>(
    'bench.recordIds',
    `select p.id, j.created_at as at from ledger.posting p join ledger.journal j on j.id = p.journal_id join ledger.account a on a.id = p.credit_account
     where a.path = 'shopper_available:' || (select id from users where email = $1) order by p.id desc`,
    [owner],
  );
  const step = Math.max(1, Math.floor(ids.length / pagesRead));
  // Behind the oldest line there is no page.
  const cursors = ids
    .filter((_, n) => n % step === 0 && n < ids.length - 1)
    .map(({ id }) => encodeCursor([id]));
  const timeAt = (share: number) => ids[Math.floor(ids.length * share)]?.at.getTime() ?? 0;
  const [from, to] = [new Date(timeAt(0.55)), new Date(timeAt(0.45) + 1)].map((at) => at.toISOString());
  return { token, lines, from: from ?? '', to: to ?? '', cursors };
}
