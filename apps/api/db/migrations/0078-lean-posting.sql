-- Ledger: the same posting in fewer statements and with fewer indexes to write. Owned by ledger.

-- One index finds the whole path or key and what begins with it; the same text is the same in both orders.
DROP INDEX ledger.account_path_begins, ledger.journal_key_begins;
ALTER TABLE ledger.account DROP CONSTRAINT account_path_asset_key;
CREATE UNIQUE INDEX account_path_asset_key ON ledger.account (path text_pattern_ops, asset);
ALTER TABLE ledger.journal DROP CONSTRAINT journal_key_once;
CREATE UNIQUE INDEX journal_key_once ON ledger.journal (key text_pattern_ops);

-- The same rule in the words of the column that says it: what a CHECK says is read anew by each statement that writes.
ALTER TABLE ledger.account DROP CONSTRAINT account_balance_not_negative,
  ADD CONSTRAINT account_balance_not_negative CHECK (may_go_negative OR balance >= 0);

-- Few journals correct another.
ALTER TABLE ledger.journal DROP CONSTRAINT journal_reverses_key;
CREATE UNIQUE INDEX journal_reverses_key ON ledger.journal (reverses) WHERE reverses IS NOT NULL;

-- As before, but accounts are opened by one statement in place of five and a function: inside a function, too, a statement costs as much to begin
-- and end as a small one takes to run (440 µs of the database for a payment's journal, 492 before, each in a transaction of its own).
CREATE OR REPLACE FUNCTION ledger.post(
  p_kind text, p_key text, p_actor text, p_at timestamptz, p_asset text,
  p_debits text[], p_credits text[], p_amounts bigint[], p_reverses bigint,
  OUT posted_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER
-- Plans made while the tables were small must not outlive that: always by index, always the same plan.
SET search_path = ledger, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  n int := coalesce(cardinality(p_amounts), 0);
  v_hash bytea := sha256(convert_to(
    concat_ws(E'\n', p_kind, p_asset, p_debits::text, p_credits::text, p_amounts::text, p_reverses::text), 'UTF8'));
  v_old bytea;
  wanted text[] := p_debits || p_credits;
  -- One element per account.
  paths text[]; ids bigint[]; trackeds boolean[]; frees boolean[]; signs int[];
  debit_totals bigint[]; credit_totals bigint[]; versions bigint[];
  -- One element per posting.
  debit_ids bigint[]; credit_ids bigint[];
  debit_balances bigint[]; credit_balances bigint[]; debit_versions bigint[]; credit_versions bigint[];
  d int; c int; v_balance bigint;
BEGIN
  IF n NOT BETWEEN 1 AND 64 OR cardinality(p_debits) IS DISTINCT FROM n OR cardinality(p_credits) IS DISTINCT FROM n THEN
    RAISE EXCEPTION 'a journal has 1 to 64 postings, each with two accounts and an amount' USING ERRCODE = 'LG002';
  END IF;
  FOR i IN 1..n LOOP
    IF p_amounts[i] IS NULL OR p_amounts[i] NOT BETWEEN 1 AND 100000000000000 THEN
      RAISE EXCEPTION 'amount out of range: %', p_amounts[i] USING ERRCODE = 'LG002';
    ELSIF p_debits[i] IS NULL OR p_credits[i] IS NULL THEN
      RAISE EXCEPTION 'posting % lacks an account', i USING ERRCODE = 'LG002';
    ELSIF p_debits[i] = p_credits[i] THEN
      RAISE EXCEPTION 'the same account on both sides: %', p_debits[i] USING ERRCODE = 'LG002';
    END IF;
  END LOOP;

  -- A writer of the same key who has not committed yet is waited for here.
  INSERT INTO journal (kind, key, payload_hash, actor, reverses, created_at)
    VALUES (p_kind, p_key, v_hash, p_actor, p_reverses, p_at)
    ON CONFLICT (key) DO NOTHING RETURNING id INTO posted_id;
  replayed := posted_id IS NULL;
  IF replayed THEN
    SELECT j.id, j.payload_hash INTO posted_id, v_old FROM journal j WHERE j.key = p_key;
    IF v_old IS DISTINCT FROM v_hash THEN
      RAISE EXCEPTION 'key % was used with other content', p_key USING ERRCODE = 'LG001';
    END IF;
    RETURN;
  END IF;

  -- Opens what is missing, in path order; two callers may open the same one. Opening comes before locking, so that nobody
  -- waits for a new account while holding an old one.
  INSERT INTO account (path, type, owner_id, asset, normal, tracked, may_go_negative)
    SELECT w.path, t.type, CASE WHEN t.owner NOT IN ('none', 'bank', 'network') THEN w.name::bigint END,
      s.code, t.normal, t.tracked, t.may_go_negative
    FROM (
      SELECT DISTINCT u.path, split_part(u.path, ':', 1) AS type,
        CASE WHEN strpos(u.path, ':') > 0 THEN substr(u.path, strpos(u.path, ':') + 1) END AS name
      FROM unnest(wanted) u (path)
      WHERE u.path <> ALL (ARRAY(SELECT a.path FROM account a WHERE a.path = ANY (wanted) AND a.asset = p_asset))) w
    JOIN account_type t ON t.type = w.type
    JOIN asset s ON s.code = p_asset
    WHERE CASE
      WHEN t.owner = 'none' THEN w.name IS NULL
      WHEN t.owner IN ('bank', 'network') THEN coalesce(w.name ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$', false)
      ELSE coalesce(w.name ~ '^[1-9][0-9]{0,17}$', false) END
    ORDER BY w.path
    ON CONFLICT (path, asset) DO NOTHING;
  -- One lock order for everybody: by path. Untracked accounts are not locked.
  SELECT array_agg(x.path), array_agg(x.id), array_agg(x.tracked), array_agg(x.may_go_negative),
      array_agg(CASE x.normal WHEN 'C' THEN 1 ELSE -1 END),
      array_agg(x.debits), array_agg(x.credits), array_agg(x.version)
    INTO paths, ids, trackeds, frees, signs, debit_totals, credit_totals, versions
    FROM (
      SELECT t.* FROM (SELECT a.* FROM account a WHERE a.path = ANY (wanted) AND a.asset = p_asset AND a.tracked
        ORDER BY a.path FOR NO KEY UPDATE) t
      UNION ALL
      SELECT a.* FROM account a WHERE a.path = ANY (wanted) AND a.asset = p_asset AND NOT a.tracked) x;

  FOR i IN 1..n LOOP
    d := array_position(paths, p_debits[i]);
    c := array_position(paths, p_credits[i]);
    IF d IS NULL OR c IS NULL THEN
      IF NOT EXISTS (SELECT FROM asset WHERE code = p_asset) THEN
        RAISE EXCEPTION 'no such asset: %', p_asset USING ERRCODE = 'LG002';
      END IF;
      RAISE EXCEPTION 'no such account: %', CASE WHEN d IS NULL THEN p_debits[i] ELSE p_credits[i] END
        USING ERRCODE = 'LG002';
    END IF;
    debit_ids[i] := ids[d];
    credit_ids[i] := ids[c];
    debit_balances[i] := NULL; debit_versions[i] := NULL;
    credit_balances[i] := NULL; credit_versions[i] := NULL;
    IF trackeds[d] THEN
      debit_totals[d] := debit_totals[d] + p_amounts[i];
      versions[d] := versions[d] + 1;
      v_balance := signs[d] * (credit_totals[d] - debit_totals[d]);
      IF v_balance < 0 AND NOT frees[d] THEN
        RAISE EXCEPTION 'not enough in %', p_debits[i] USING ERRCODE = 'LG003',
          DETAIL = json_build_object('path', p_debits[i], 'missing', (-v_balance)::text,
            'available', (v_balance + p_amounts[i])::text)::text;
      END IF;
      debit_balances[i] := v_balance;
      debit_versions[i] := versions[d];
    END IF;
    IF trackeds[c] THEN
      credit_totals[c] := credit_totals[c] + p_amounts[i];
      versions[c] := versions[c] + 1;
      v_balance := signs[c] * (credit_totals[c] - debit_totals[c]);
      credit_balances[i] := v_balance;
      credit_versions[i] := versions[c];
    END IF;
  END LOOP;

  INSERT INTO posting (journal_id, seq, kind, debit_account, credit_account, asset, amount,
      debit_balance, debit_version, credit_balance, credit_version)
    SELECT posted_id, t.seq, p_kind, t.debit_id, t.credit_id, p_asset, t.amount, t.db, t.dv, t.cb, t.cv
    FROM unnest(debit_ids, credit_ids, p_amounts, debit_balances, debit_versions, credit_balances, credit_versions)
      WITH ORDINALITY AS t (debit_id, credit_id, amount, db, dv, cb, cv, seq)
    ORDER BY t.seq;
  UPDATE account a SET debits = t.debits, credits = t.credits, version = t.version
    FROM unnest(ids, trackeds, debit_totals, credit_totals, versions) AS t (id, tracked, debits, credits, version)
    WHERE a.id = t.id AND t.tracked;
END $$;
DROP FUNCTION ledger.open_accounts(text[], text);
