-- Ledger: a posting looks for each account and locks it at once, writes its lines one by one, and tells what the debited accounts hold
-- afterwards. Owned by ledger.

-- Each account was looked for and then locked, an opened one looked for once more and locked, though nobody else can see it yet, and a single posting
-- went through seven arrays: a payment takes 425 µs in here for 450, its commit left out. What a payer has left was asked for by a statement of its own.
DROP FUNCTION ledger.post(text, text, text, timestamptz, text, text[], text[], bigint[], bigint);
CREATE FUNCTION ledger.post(
  p_kind text, p_key text, p_actor text, p_at timestamptz, p_asset text,
  p_debits text[], p_credits text[], p_amounts bigint[], p_reverses bigint,
  -- `debit_balances`: of each posting, what its debited account holds right after; null where it is not tracked.
  OUT posted_id bigint, OUT replayed boolean, OUT debit_balances bigint[])
LANGUAGE plpgsql SECURITY DEFINER
-- Plans made while the tables were small must not outlive that: always by index, always the same plan. A bitmap does not pay for a row.
SET search_path = ledger, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  n int := coalesce(cardinality(p_amounts), 0);
  v_hash bytea := sha256(convert_to(
    concat_ws(E'\n', p_kind, p_asset, p_debits::text, p_credits::text, p_amounts::text, p_reverses::text), 'UTF8'));
  v_old bytea;
  -- One element per account, by path; who is not tracked has no counters and no version.
  paths text[]; ids bigint[];
  frees boolean[]; signs int[]; debit_totals bigint[]; credit_totals bigint[]; versions bigint[];
  -- One element per posting.
  debit_ids bigint[]; credit_ids bigint[];
  credit_balances bigint[]; debit_versions bigint[]; credit_versions bigint[];
  held record; d int; c int; v_balance bigint;
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
    debit_balances := ARRAY (SELECT p.debit_balance FROM posting p WHERE p.journal_id = posted_id ORDER BY p.seq);
    RETURN;
  END IF;

  IF n = 1 THEN
    paths := CASE WHEN p_debits[1] < p_credits[1] THEN p_debits || p_credits ELSE p_credits || p_debits END;
  ELSE
    paths := ARRAY (SELECT DISTINCT w FROM unnest(p_debits || p_credits) w ORDER BY w);
  END IF;
  -- One order for everybody, by path, in which accounts are locked and those that are missing opened: nobody who waits for one holds a later one.
  -- Untracked accounts are not locked.
  FOR i IN 1..cardinality(paths) LOOP
    SELECT a.id, a.may_go_negative, a.normal, a.debits, a.credits, a.version INTO held
      FROM account a WHERE a.path = paths[i] AND a.asset = p_asset AND a.tracked FOR NO KEY UPDATE;
    IF held.id IS NULL THEN
      ids[i] := (SELECT a.id FROM account a WHERE a.path = paths[i] AND a.asset = p_asset AND NOT a.tracked);
      CONTINUE WHEN ids[i] IS NOT NULL;
      INSERT INTO account (path, type, owner_id, asset, normal, tracked, may_go_negative)
        SELECT paths[i], t.type, CASE WHEN t.owner NOT IN ('none', 'bank', 'network') THEN split_part(paths[i], ':', 2)::bigint END,
          s.code, t.normal, t.tracked, t.may_go_negative
        FROM account_type t, asset s
        WHERE s.code = p_asset AND t.type = split_part(paths[i], ':', 1) AND substr(paths[i], length(t.type) + 1) ~ CASE
          WHEN t.owner = 'none' THEN '^$'
          WHEN t.owner IN ('bank', 'network') THEN '^:[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$'
          ELSE '^:[1-9][0-9]{0,17}$' END
        ON CONFLICT (path, asset) DO NOTHING
        RETURNING id, may_go_negative, normal, debits, credits, CASE WHEN tracked THEN version END AS version INTO held;
      IF held.id IS NULL THEN
        -- Somebody else has opened it meanwhile, or nobody can.
        SELECT a.id, a.may_go_negative, a.normal, a.debits, a.credits, CASE WHEN a.tracked THEN a.version END AS version INTO held
          FROM account a WHERE a.path = paths[i] AND a.asset = p_asset FOR NO KEY UPDATE;
      END IF;
      IF held.id IS NULL THEN
        IF NOT EXISTS (SELECT FROM asset WHERE code = p_asset) THEN
          RAISE EXCEPTION 'no such asset: %', p_asset USING ERRCODE = 'LG002';
        END IF;
        RAISE EXCEPTION 'no such account: %', paths[i] USING ERRCODE = 'LG002';
      END IF;
    END IF;
    ids[i] := held.id;
    frees[i] := held.may_go_negative;
    signs[i] := CASE held.normal WHEN 'C' THEN 1 ELSE -1 END;
    debit_totals[i] := held.debits;
    credit_totals[i] := held.credits;
    versions[i] := held.version;
  END LOOP;

  FOR i IN 1..n LOOP
    d := array_position(paths, p_debits[i]);
    c := array_position(paths, p_credits[i]);
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

  FOR i IN 1..n LOOP
    INSERT INTO posting (journal_id, seq, kind, debit_account, credit_account, asset, amount, debit_balance, debit_version, credit_balance, credit_version)
      VALUES (posted_id, i, p_kind, debit_ids[i], credit_ids[i], p_asset, p_amounts[i],
        debit_balances[i], debit_versions[i], credit_balances[i], credit_versions[i]);
  END LOOP;
  FOR i IN 1..cardinality(paths) LOOP
    CONTINUE WHEN versions[i] IS NULL;
    UPDATE account a SET debits = debit_totals[i], credits = credit_totals[i], version = versions[i] WHERE a.id = ids[i];
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION ledger.post(text, text, text, timestamptz, text, text[], text[], bigint[], bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post(text, text, text, timestamptz, text, text[], text[], bigint[], bigint) TO meridian_runtime;
