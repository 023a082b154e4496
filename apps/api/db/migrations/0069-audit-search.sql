-- The queues of top-ups and withdrawals are searched by how an e-mail address, a number, a hash or a reference begins. Owned by slices/topups and slices/withdrawals.

create index users_email_begins on users (email text_pattern_ops) where email is not null;

create index withdrawals_no_begins on withdrawals (withdrawal_no text_pattern_ops);
create index withdrawals_proof_begins on withdrawals (lower(proof) text_pattern_ops) where proof is not null;

create index topups_no_begins on topups (topup_no text_pattern_ops);
create index topups_reference_begins on topups (reference text_pattern_ops) where reference is not null;
create index topups_bank_reference_begins on topups (upper(bank_reference) text_pattern_ops) where bank_reference is not null;
-- Whole hashes are found by it too.
drop index topups_by_hash;
create index topups_by_hash on topups (tx_hash text_pattern_ops) where tx_hash is not null;
create index chain_transfers_by_hash on chain_transfers (tx_hash text_pattern_ops) where topup_id is not null;
