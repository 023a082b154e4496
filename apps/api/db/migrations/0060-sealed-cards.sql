-- Card numbers to pay out to are sealed with a key outside the database; in clear only their last four digits stay. Owned by slices/withdrawals.
-- Rows from before are sealed when the server starts next (slices/withdrawals/seal-card-numbers.ts): the key is not here.

-- The whole number, sealed, and what tells that a person saved the same one twice.
alter table destinations add column sealed bytea;
alter table destinations add column fingerprint bytea check (length(fingerprint) = 32);
alter table destinations drop constraint destinations_way;
alter table destinations add constraint destinations_way check (case type
  when 'bank' then network_id is null and holder is not null and bank_name is not null and country is not null and (sealed is null) = (fingerprint is null)
    and number ~ case when sealed is null then '^[0-9]{12,19}$' else '^[0-9]{4}$' end
  else network_id is not null and holder is null and bank_name is null and sealed is null and fingerprint is null end);
drop index destinations_once;
create unique index destinations_once on destinations (user_id, type, coalesce(network_id, ''), coalesce(encode(fingerprint, 'hex'), number)) where deleted_at is null;

-- The payee's number as it was at the request; `payee` has its last four digits.
alter table withdrawals add column payee_sealed bytea;

-- What is still to be sealed is found without reading everything, at each start.
create index destinations_clear on destinations (id) where type = 'bank' and sealed is null;
create index withdrawals_clear on withdrawals (id) where payee ->> 'type' = 'bank' and payee_sealed is null;
