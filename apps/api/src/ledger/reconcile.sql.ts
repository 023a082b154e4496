// The statements by which the ledger's books are checked against themselves; a row is a fault.
import type { Db } from '../platform/db.ts';

export interface FaultRow {
  ref: string;
  detail: string;
}

/** R0: a journal that moves nothing. */
export function listJournalsWithoutPosting(db: Db): Promise<FaultRow[]> {
  return db.many(
    'reconcile.r0',
    `SELECT j.key AS ref, 'journal ' || j.id || ' (' || j.kind || ') has no posting' AS detail
      FROM ledger.journal j
      WHERE NOT EXISTS (SELECT FROM ledger.posting p WHERE p.journal_id = j.id) ORDER BY j.id`,
  );
}

/** R1: a posting that says another kind than its journal, and would be missing among the lines of its own. */
export function listWrongKinds(db: Db): Promise<FaultRow[]> {
  return db.many(
    'reconcile.r1',
    `SELECT j.key AS ref, 'posting ' || p.id || ' says ' || coalesce(p.kind, 'nothing') || ', its journal ' || j.kind AS detail
      FROM ledger.posting p JOIN ledger.journal j ON j.id = p.journal_id
      WHERE p.kind IS DISTINCT FROM j.kind ORDER BY p.id`,
  );
}

/** R2: counters that are not the sum of the postings. */
export function listWrongCounters(db: Db): Promise<FaultRow[]> {
  return db.many(
    'reconcile.r2',
    `WITH d AS (SELECT debit_account AS id, sum(amount) AS cents FROM ledger.posting GROUP BY 1),
        c AS (SELECT credit_account AS id, sum(amount) AS cents FROM ledger.posting GROUP BY 1)
      SELECT a.path AS ref, 'debits ' || a.debits || ', postings say ' || coalesce(d.cents, 0)
          || '; credits ' || a.credits || ', postings say ' || coalesce(c.cents, 0) AS detail
      FROM ledger.account a LEFT JOIN d ON d.id = a.id LEFT JOIN c ON c.id = a.id
      WHERE a.tracked AND (a.debits <> coalesce(d.cents, 0) OR a.credits <> coalesce(c.cents, 0)) ORDER BY a.path`,
  );
}

/** R3: less than nothing where that may not be, now or at any time before. */
export function listNegative(db: Db): Promise<FaultRow[]> {
  return db.many(
    'reconcile.r3',
    `SELECT a.path AS ref, 'balance ' || a.balance AS detail
      FROM ledger.account a WHERE NOT a.may_go_negative AND a.balance < 0
      UNION ALL
      SELECT a.path, 'balance ' || least(p.debit_balance, p.credit_balance) || ' after posting ' || p.id
      FROM ledger.posting p
      JOIN ledger.account a ON NOT a.may_go_negative
        AND ((a.id = p.debit_account AND p.debit_balance < 0) OR (a.id = p.credit_account AND p.credit_balance < 0))
      WHERE p.debit_balance < 0 OR p.credit_balance < 0`,
  );
}

/** R4: the postings of an account do not number 1, 2, 3 up to its version. */
export function listVersionGaps(db: Db): Promise<FaultRow[]> {
  return db.many(
    'reconcile.r4',
    `WITH seen AS (
        SELECT id, count(v) AS postings, count(DISTINCT v) AS versions, max(v) AS last
        FROM (SELECT debit_account AS id, debit_version AS v FROM ledger.posting
          UNION ALL SELECT credit_account, credit_version FROM ledger.posting) x GROUP BY id)
      SELECT a.path AS ref, 'version ' || a.version || ', postings ' || coalesce(s.postings, 0)
          || ', last ' || coalesce(s.last, 0) AS detail
      FROM ledger.account a LEFT JOIN seen s ON s.id = a.id
      WHERE a.tracked AND (a.version <> coalesce(s.postings, 0) OR a.version <> coalesce(s.last, 0)
        OR coalesce(s.postings, 0) <> coalesce(s.versions, 0)) ORDER BY a.path`,
  );
}
