-- Wallet: the fund record asks the ledger for the lines of a span of time. Owned by slices/wallet.

create index journal_time on ledger.journal (created_at, id);
