-- Ledger (ledger): double entry. A posting names one account to debit, one to credit and one amount, so a journal
-- that does not balance cannot be written down. The server may read everything here and call two functions.

CREATE SCHEMA ledger;

CREATE TABLE ledger.asset (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z]{3,6}$'),
  scale smallint NOT NULL CHECK (scale BETWEEN 0 AND 18)
);

-- The chart of accounts. `owner` says what stands behind the colon of a path: an id (user, shop, order, withdrawal),
-- a name (bank, network) or nothing.
CREATE TABLE ledger.account_type (
  type text PRIMARY KEY CHECK (type ~ '^[a-z]+(_[a-z]+)*$'),
  owner text NOT NULL CHECK (owner IN ('user', 'shop', 'order', 'withdrawal', 'bank', 'network', 'none')),
  normal "char" NOT NULL CHECK (normal IN ('D', 'C')),
  -- Untracked accounts are the hot ones of the house: no counters and no row lock, the balance is added up.
  tracked boolean NOT NULL,
  may_go_negative boolean NOT NULL,
  CHECK (tracked OR may_go_negative)
);

CREATE TABLE ledger.account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path text NOT NULL,
  type text NOT NULL REFERENCES ledger.account_type,
  owner_id bigint,
  asset text NOT NULL REFERENCES ledger.asset,
  normal "char" NOT NULL,
  tracked boolean NOT NULL,
  may_go_negative boolean NOT NULL,
  debits bigint NOT NULL DEFAULT 0 CHECK (debits >= 0),
  credits bigint NOT NULL DEFAULT 0 CHECK (credits >= 0),
  balance bigint GENERATED ALWAYS AS (CASE normal WHEN 'C' THEN credits - debits ELSE debits - credits END) STORED,
  version bigint NOT NULL DEFAULT 0,
  UNIQUE (path, asset),
  UNIQUE (id, asset),
  CONSTRAINT account_balance_not_negative
    CHECK (may_go_negative OR (CASE normal WHEN 'C' THEN credits - debits ELSE debits - credits END) >= 0),
  CONSTRAINT account_untracked_has_no_counters CHECK (tracked OR (debits = 0 AND credits = 0 AND version = 0))
) WITH (fillfactor = 80);
CREATE INDEX account_owner ON ledger.account (type, owner_id);

CREATE TABLE ledger.journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z]+\.[a-z]+$'),
  key text NOT NULL CHECK (length(key) BETWEEN 3 AND 200),
  payload_hash bytea NOT NULL,
  actor text NOT NULL CHECK (actor <> ''),
  reverses bigint UNIQUE REFERENCES ledger.journal,
  created_at timestamptz NOT NULL,
  CONSTRAINT journal_key_once UNIQUE (key)
);

CREATE TABLE ledger.posting (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  journal_id bigint NOT NULL REFERENCES ledger.journal,
  seq smallint NOT NULL,
  debit_account bigint NOT NULL,
  credit_account bigint NOT NULL,
  asset text NOT NULL,
  amount bigint NOT NULL CONSTRAINT posting_amount_in_range CHECK (amount BETWEEN 1 AND 100000000000000),
  -- What the two accounts stood at right after; null on an untracked side.
  debit_balance bigint,
  debit_version bigint,
  credit_balance bigint,
  credit_version bigint,
  UNIQUE (journal_id, seq),
  CONSTRAINT posting_two_accounts CHECK (debit_account <> credit_account),
  -- Both sides hold the posting's asset.
  FOREIGN KEY (debit_account, asset) REFERENCES ledger.account (id, asset),
  FOREIGN KEY (credit_account, asset) REFERENCES ledger.account (id, asset)
);
-- Each version of an account is made by one posting: a lost update would make the same version twice.
CREATE UNIQUE INDEX posting_debit_version ON ledger.posting (debit_account, debit_version)
  WHERE debit_version IS NOT NULL;
CREATE UNIQUE INDEX posting_credit_version ON ledger.posting (credit_account, credit_version)
  WHERE credit_version IS NOT NULL;
CREATE INDEX posting_debit ON ledger.posting (debit_account, id) INCLUDE (amount);
CREATE INDEX posting_credit ON ledger.posting (credit_account, id) INCLUDE (amount);

-- Balances of all accounts, the untracked ones added up from their postings.
CREATE VIEW ledger.account_balance AS
  SELECT a.id, a.path, a.type, a.owner_id, a.asset,
    CASE WHEN a.tracked THEN a.balance
      ELSE (CASE a.normal WHEN 'C' THEN 1 ELSE -1 END) * (
        coalesce((SELECT sum(p.amount) FROM ledger.posting p WHERE p.credit_account = a.id), 0)
        - coalesce((SELECT sum(p.amount) FROM ledger.posting p WHERE p.debit_account = a.id), 0))::bigint
    END AS balance
  FROM ledger.account a;

CREATE TRIGGER asset_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.asset
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER account_type_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.account_type
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.journal
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.posting
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER account_stays BEFORE DELETE OR TRUNCATE ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

-- An account begins empty, keeps its identity, and its counters only grow.
CREATE FUNCTION ledger.guard_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF (NEW.debits, NEW.credits, NEW.version) <> (0, 0, 0) THEN
      RAISE EXCEPTION 'account guard: % does not begin at zero', NEW.path USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF (NEW.id, NEW.path, NEW.type, NEW.owner_id, NEW.asset, NEW.normal, NEW.tracked, NEW.may_go_negative)
      IS DISTINCT FROM
      (OLD.id, OLD.path, OLD.type, OLD.owner_id, OLD.asset, OLD.normal, OLD.tracked, OLD.may_go_negative) THEN
    RAISE EXCEPTION 'account guard: the identity of % is fixed', OLD.path USING ERRCODE = 'restrict_violation';
  ELSIF NEW.debits < OLD.debits OR NEW.credits < OLD.credits OR NEW.version <= OLD.version THEN
    RAISE EXCEPTION 'account guard: the counters of % only grow', OLD.path USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_guard BEFORE INSERT OR UPDATE ON ledger.account
  FOR EACH ROW EXECUTE FUNCTION ledger.guard_account();

-- New counters need a posting that says the same: raising a balance by hand is refused, whoever does it.
CREATE FUNCTION ledger.require_posting() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger.posting p
    WHERE p.debit_account = NEW.id AND p.debit_version = NEW.version AND p.debit_balance = NEW.balance)
  AND NOT EXISTS (
    SELECT FROM ledger.posting p
    WHERE p.credit_account = NEW.id AND p.credit_version = NEW.version AND p.credit_balance = NEW.balance) THEN
    RAISE EXCEPTION 'account guard: no posting stands behind version % of %', NEW.version, NEW.path
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_backed AFTER UPDATE ON ledger.account
  FOR EACH ROW EXECUTE FUNCTION ledger.require_posting();

-- A journal without a posting cannot be committed.
CREATE FUNCTION ledger.require_journal_posting() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger.posting WHERE journal_id = NEW.id) THEN
    RAISE EXCEPTION 'journal % has no posting', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_has_postings';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_has_postings AFTER INSERT ON ledger.journal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.require_journal_posting();

-- Opens the accounts that are missing, in path order. Two callers may open the same one: both then see it.
CREATE FUNCTION ledger.open_accounts(p_paths text[], p_asset text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
DECLARE
  v_path text;
  v_type account_type;
  v_name text;
BEGIN
  FOR v_path IN SELECT DISTINCT w FROM unnest(p_paths) w ORDER BY w LOOP
    CONTINUE WHEN EXISTS (SELECT FROM account a WHERE a.path = v_path AND a.asset = p_asset);
    SELECT * INTO v_type FROM account_type t WHERE t.type = split_part(v_path, ':', 1);
    v_name := CASE WHEN strpos(v_path, ':') > 0 THEN substr(v_path, strpos(v_path, ':') + 1) END;
    IF v_type.type IS NULL OR NOT (CASE
      WHEN v_type.owner = 'none' THEN v_name IS NULL
      WHEN v_type.owner IN ('bank', 'network') THEN coalesce(v_name ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$', false)
      ELSE coalesce(v_name ~ '^[1-9][0-9]{0,17}$', false) END) THEN
      RAISE EXCEPTION 'no such account: %', v_path USING ERRCODE = 'LG002';
    END IF;
    IF NOT EXISTS (SELECT FROM asset WHERE code = p_asset) THEN
      RAISE EXCEPTION 'no such asset: %', p_asset USING ERRCODE = 'LG002';
    END IF;
    INSERT INTO account (path, type, owner_id, asset, normal, tracked, may_go_negative)
      VALUES (v_path, v_type.type, CASE WHEN v_type.owner NOT IN ('none', 'bank', 'network') THEN v_name::bigint END,
        p_asset, v_type.normal, v_type.tracked, v_type.may_go_negative)
      ON CONFLICT (path, asset) DO NOTHING;
  END LOOP;
END $$;

-- The only way in. Three arrays of one length are the postings, applied in order.
-- Errors: LG001 the key bears other content; LG002 malformed; LG003 not enough money (DETAIL is JSON).
CREATE FUNCTION ledger.post(
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
  wanted text[];
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

  wanted := ARRAY(SELECT DISTINCT w FROM unnest(p_debits || p_credits) w);
  -- Opening comes before locking, so that nobody waits for a new account while holding an old one.
  IF (SELECT count(*) FROM account a WHERE a.path = ANY (wanted) AND a.asset = p_asset) < cardinality(wanted) THEN
    PERFORM open_accounts(wanted, p_asset);
  END IF;
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

  INSERT INTO posting (journal_id, seq, debit_account, credit_account, asset, amount,
      debit_balance, debit_version, credit_balance, credit_version)
    SELECT posted_id, t.seq, t.debit_id, t.credit_id, p_asset, t.amount, t.db, t.dv, t.cb, t.cv
    FROM unnest(debit_ids, credit_ids, p_amounts, debit_balances, debit_versions, credit_balances, credit_versions)
      WITH ORDINALITY AS t (debit_id, credit_id, amount, db, dv, cb, cv, seq)
    ORDER BY t.seq;
  UPDATE account a SET debits = t.debits, credits = t.credits, version = t.version
    FROM unnest(ids, trackeds, debit_totals, credit_totals, versions) AS t (id, tracked, debits, credits, version)
    WHERE a.id = t.id AND t.tracked;
END $$;

INSERT INTO ledger.asset (code, scale) VALUES ('USD', 2), ('USDT', 6);
INSERT INTO ledger.account_type (type, owner, normal, tracked, may_go_negative) VALUES
  ('shopper_available', 'user', 'C', true, false),
  ('shopper_held', 'withdrawal', 'C', true, false),
  ('order_escrow', 'order', 'C', true, false),
  ('shop_available', 'shop', 'C', true, false),
  ('shop_held', 'withdrawal', 'C', true, false),
  ('commission_income', 'none', 'C', false, true),
  ('withdrawal_fee_income', 'none', 'C', false, true),
  ('promo_expense', 'none', 'D', false, true),
  ('adjustment', 'none', 'D', false, true),
  ('bank_clearing', 'bank', 'D', false, true),
  ('chain_clearing', 'network', 'D', false, true),
  ('suspense', 'network', 'C', false, true);

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT USAGE ON SCHEMA ledger TO meridian_runtime;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO meridian_runtime;
ALTER DEFAULT PRIVILEGES IN SCHEMA ledger GRANT SELECT ON TABLES TO meridian_runtime;
GRANT EXECUTE ON FUNCTION ledger.open_accounts(text[], text) TO meridian_runtime;
GRANT EXECUTE ON FUNCTION
  ledger.post(text, text, text, timestamptz, text, text[], text[], bigint[], bigint) TO meridian_runtime;
