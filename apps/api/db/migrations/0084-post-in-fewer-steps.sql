-- Ledger: the same posting in fewer steps. Owned by ledger.

-- A foreign key asks its question with each new account and, as the row was made by the same transaction, once more when money first moves
-- on it; and it locks the row of the type and of the asset, which all who open accounts share. Types and assets are append-only, whoever asks
-- (asset_append_only, account_type_append_only), and an account keeps both: what was there when it was opened is there for good. So the guard looks once.
-- That no counter is negative follows from the guard: they begin at zero and only grow. That who is not tracked has none is said by it from now on,
-- under the same name. What a CHECK says is read anew by each statement that writes, and these three were four fifths of the table's.
CREATE OR REPLACE FUNCTION ledger.guard_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF (NEW.debits, NEW.credits, NEW.version) <> (0, 0, 0) THEN
      RAISE EXCEPTION 'account guard: % does not begin at zero', NEW.path USING ERRCODE = 'restrict_violation';
    ELSIF NOT EXISTS (SELECT FROM ledger.account_type WHERE type = NEW.type)
      OR NOT EXISTS (SELECT FROM ledger.asset WHERE code = NEW.asset) THEN
      RAISE EXCEPTION 'account guard: no such type or asset: %, %', NEW.type, NEW.asset USING ERRCODE = 'foreign_key_violation';
    END IF;
  ELSIF (NEW.id, NEW.path, NEW.type, NEW.owner_id, NEW.asset, NEW.normal, NEW.tracked, NEW.may_go_negative)
      IS DISTINCT FROM
      (OLD.id, OLD.path, OLD.type, OLD.owner_id, OLD.asset, OLD.normal, OLD.tracked, OLD.may_go_negative) THEN
    RAISE EXCEPTION 'account guard: the identity of % is fixed', OLD.path USING ERRCODE = 'restrict_violation';
  ELSIF NOT NEW.tracked THEN
    RAISE EXCEPTION 'account guard: % is not tracked and has no counters', OLD.path
      USING ERRCODE = 'check_violation', CONSTRAINT = 'account_untracked_has_no_counters';
  ELSIF NEW.debits < OLD.debits OR NEW.credits < OLD.credits OR NEW.version <= OLD.version THEN
    RAISE EXCEPTION 'account guard: the counters of % only grow', OLD.path USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
ALTER TABLE ledger.account DROP CONSTRAINT account_type_fkey, DROP CONSTRAINT account_asset_fkey,
  DROP CONSTRAINT account_debits_check, DROP CONSTRAINT account_credits_check, DROP CONSTRAINT account_untracked_has_no_counters;

-- As before, but what is missing is asked first: an INSERT that finds nothing to do costs as much to begin as any. Accounts are locked by a plain walk in
-- place of a union gathered into eight arrays, and those that are not tracked are read only where there are some (a payment's journal
-- at 0.85, a settlement's at 0.92 of what they took, two hundred turns on two databases beside each other).
CREATE OR REPLACE FUNCTION ledger.post(
  p_kind text, p_key text, p_actor text, p_at timestamptz, p_asset text,
  p_debits text[], p_credits text[], p_amounts bigint[], p_reverses bigint,
  OUT posted_id bigint, OUT replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER
-- Plans made while the tables were small must not outlive that: always by index, always the same plan. A bitmap does not pay for a few rows.
SET search_path = ledger, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  n int := coalesce(cardinality(p_amounts), 0);
  v_hash bytea := sha256(convert_to(
    concat_ws(E'\n', p_kind, p_asset, p_debits::text, p_credits::text, p_amounts::text, p_reverses::text), 'UTF8'));
  v_old bytea;
  wanted text[] := p_debits || p_credits;
  -- One element per account, the tracked ones first.
  paths text[] := '{}'; ids bigint[] := '{}';
  -- One element per tracked account: who is not tracked has no version.
  frees boolean[]; signs int[]; debit_totals bigint[]; credit_totals bigint[]; versions bigint[];
  -- One element per posting.
  debit_ids bigint[]; credit_ids bigint[];
  debit_balances bigint[]; credit_balances bigint[]; debit_versions bigint[]; credit_versions bigint[];
  v_path text; held record; d int; c int; v_balance bigint;
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
  FOR v_path IN SELECT DISTINCT w FROM unnest(wanted) w
    WHERE NOT EXISTS (SELECT FROM account a WHERE a.path = w AND a.asset = p_asset) ORDER BY w
  LOOP
    INSERT INTO account (path, type, owner_id, asset, normal, tracked, may_go_negative)
      SELECT v_path, t.type, CASE WHEN t.owner NOT IN ('none', 'bank', 'network') THEN split_part(v_path, ':', 2)::bigint END,
        s.code, t.normal, t.tracked, t.may_go_negative
      FROM account_type t, asset s
      WHERE s.code = p_asset AND t.type = split_part(v_path, ':', 1) AND substr(v_path, length(t.type) + 1) ~ CASE
        WHEN t.owner = 'none' THEN '^$'
        WHEN t.owner IN ('bank', 'network') THEN '^:[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$'
        ELSE '^:[1-9][0-9]{0,17}$' END
      ON CONFLICT (path, asset) DO NOTHING;
  END LOOP;
  -- One lock order for everybody: by path. Untracked accounts are not locked.
  FOR held IN SELECT * FROM account a WHERE a.path = ANY (wanted) AND a.asset = p_asset AND a.tracked
    ORDER BY a.path FOR NO KEY UPDATE
  LOOP
    d := cardinality(ids) + 1;
    paths[d] := held.path;
    ids[d] := held.id;
    frees[d] := held.may_go_negative;
    signs[d] := CASE held.normal WHEN 'C' THEN 1 ELSE -1 END;
    debit_totals[d] := held.debits;
    credit_totals[d] := held.credits;
    versions[d] := held.version;
  END LOOP;
  IF NOT wanted <@ paths THEN
    SELECT paths || array_agg(a.path), ids || array_agg(a.id) INTO paths, ids
      FROM account a WHERE a.path = ANY (wanted) AND a.asset = p_asset AND NOT a.tracked;
  END IF;

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
    IF versions[d] IS NOT NULL THEN
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
    IF versions[c] IS NOT NULL THEN
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
  UPDATE account a SET debits = debit_totals[i], credits = credit_totals[i], version = versions[i]
    FROM generate_series(1, cardinality(versions)) i WHERE a.id = ids[i];
END $$;
