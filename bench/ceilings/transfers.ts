// The ceiling for money: the TPC-B-like script of pgbench (PostgreSQL manual, "pgbench", built-in script tpcb-like), a round trip a statement.
import pg from 'pg';
import { drive, type Measured } from '../load/flows.ts';
import type { TransfersJob } from '../load/jobs.ts';

const tellersPerBranch = 10;
const accountsPerBranch = 10_000;

/** Makes the four tables in an empty database, a branch for each client, as pgbench advises. */
export async function createBranches(url: string, branches: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create table branches (bid int primary key, balance int not null) with (fillfactor = 50);
      create table tellers (tid int primary key, bid int not null, balance int not null) with (fillfactor = 50);
      create table accounts (aid int primary key, bid int not null, balance int not null, filler char(84) not null);
      create table history (tid int, bid int, aid int, delta int, at timestamptz);
      insert into branches select n, 0 from generate_series(1, ${branches}) n;
      insert into tellers select n, 1 + (n - 1) / ${tellersPerBranch}, 0 from generate_series(1, ${branches * tellersPerBranch}) n;
      insert into accounts select n, 1 + (n - 1) / ${accountsPerBranch}, 0, '' from generate_series(1, ${branches * accountsPerBranch}) n;`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const statement = (name: string, text: string) => (values: readonly number[]) => ({
  name,
  text,
  values: [...values],
});
const payAccount = statement('account', 'update accounts set balance = balance + $2 where aid = $1');
const readAccount = statement('read', 'select balance from accounts where aid = $1');
const payTeller = statement('teller', 'update tellers set balance = balance + $2 where tid = $1');
const payBranch = statement('branch', 'update branches set balance = balance + $2 where bid = $1');
const note = statement(
  'history',
  'insert into history (tid, bid, aid, delta, at) values ($1, $2, $3, $4, now())',
);
const upTo = (n: number) => 1 + Math.floor(Math.random() * n);

/** Runs transfers for the job's time, as many at once as it says. */
export async function transferAll(job: TransfersJob, begin: () => void): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: job.url, max: job.concurrency });
  const branches = job.concurrency;
  try {
    return await drive(
      async () => {
        const client = await pool.connect();
        const [aid, tid, bid] = [
          upTo(branches * accountsPerBranch),
          upTo(branches * tellersPerBranch),
          upTo(branches),
        ];
        const delta = upTo(10_000) - 5_000;
        try {
          await client.query({ name: 'begin', text: 'begin' });
          await client.query(payAccount([aid, delta]));
          await client.query(readAccount([aid]));
          await client.query(payTeller([tid, delta]));
          await client.query(payBranch([bid, delta]));
          await client.query(note([tid, bid, aid, delta]));
          await client.query({ name: 'commit', text: 'commit' });
        } finally {
          client.release();
        }
      },
      job,
      Number.MAX_SAFE_INTEGER,
      begin,
    );
  } finally {
    await pool.end();
  }
}
