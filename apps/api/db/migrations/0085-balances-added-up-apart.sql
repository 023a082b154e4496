-- Ledger: what adds up the postings of an untracked account stands in a function of its own, so that a balance which is kept is read without beginning
-- and ending two sums that nobody asks for (four times in a purchase). Owned by ledger.
CREATE FUNCTION ledger.added_up(p_account bigint, p_normal "char") RETURNS bigint
LANGUAGE plpgsql STABLE PARALLEL SAFE
-- As in ledger.post: a plan made while the tables were small must not outlive that.
SET enable_seqscan = off AS $$
BEGIN
  RETURN (CASE p_normal WHEN 'C' THEN 1 ELSE -1 END) * (
    coalesce((SELECT sum(p.amount) FROM ledger.posting p WHERE p.credit_account = p_account), 0)
    - coalesce((SELECT sum(p.amount) FROM ledger.posting p WHERE p.debit_account = p_account), 0))::bigint;
END $$;
REVOKE ALL ON FUNCTION ledger.added_up(bigint, "char") FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.added_up(bigint, "char") TO meridian_runtime;

CREATE OR REPLACE VIEW ledger.account_balance AS
  SELECT a.id, a.path, a.type, a.owner_id, a.asset,
    CASE WHEN a.tracked THEN a.balance ELSE ledger.added_up(a.id, a.normal) END AS balance
  FROM ledger.account a;
