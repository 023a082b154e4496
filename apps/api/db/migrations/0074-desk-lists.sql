-- What operators may look for in long lists has an index each. Owned by slices/accounts, slices/operations, slices/topups and ledger.

-- Shoppers: how an e-mail address (0069) or a mobile number begins, or a name.
create index users_mobile_begins on users (mobile text_pattern_ops) where mobile is not null;

-- A name as it is looked for: without spaces, and between two family names, for either name may be said first.
create function sought_name(given_name text, family_name text) returns text
language sql immutable strict parallel safe return lower(replace(family_name || given_name || family_name, ' ', ''));

create index users_name_within on users using gin (sought_name(given_name, family_name) gin_trgm_ops);
-- Of two letters there are no three: so few are looked for where a name begins.
create index users_name_begins on users (sought_name(given_name, family_name) text_pattern_ops);
create index users_given_begins on users (lower(given_name) text_pattern_ops);

create index account_path_begins on ledger.account (path text_pattern_ops);
create index journal_key_begins on ledger.journal (key text_pattern_ops);
create index journal_by_kind on ledger.journal (kind, id);
-- 0045 has the same times, and exactly.
drop index ledger.journal_created;

create index audit_log_by_time on audit_log (at, id);
create index chain_transfers_waiting on chain_transfers (id) where parked is not null;
