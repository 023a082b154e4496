-- Top-ups: evidence, deposit addresses, what the chains showed, and the audited claims. Owned by slices/topups.

-- Pictures that prove something to an operator: private, shown by signed address only.
create table evidence (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id bigint not null references users,
  -- Of the bytes as they came: the same picture sent twice is flagged.
  sha256 bytea not null check (length(sha256) = 32),
  picture jsonb not null,
  created_at timestamptz not null
);
create index evidence_by_user on evidence (user_id, created_at desc);
create index evidence_by_hash on evidence (sha256);

-- One address per person and family of chains, derived from an account-level public key; an index is never used again.
create table deposit_addresses (
  family text not null check (family in ('evm', 'tron')),
  index int generated always as identity (start with 1) check (index > 0),
  user_id bigint not null references users,
  address text not null,
  created_at timestamptz not null,
  primary key (family, index),
  constraint deposit_addresses_one unique (family, user_id),
  constraint deposit_addresses_address unique (family, address)
);

-- Every transfer of a configured coin to one of our addresses, once per (chain, transaction, place within it).
create table chain_transfers (
  id bigint generated always as identity primary key,
  chain_id text not null references chains,
  tx_hash text not null check (tx_hash ~ '^(0x)?[0-9a-f]{64}$'),
  -- Place among the transaction's own logs: it stays when the transaction is mined again in another block.
  ordinal int not null check (ordinal >= 0),
  network_id text not null references networks,
  from_address text not null,
  to_address text not null,
  raw numeric(78, 0) not null check (raw >= 0),
  -- Whole cents; what is smaller stays in `raw`.
  cents bigint not null check (cents >= 0),
  block_number bigint,
  block_hash text,
  -- Null when an operator entered it for a network without a watcher.
  user_id bigint references users,
  entered_by text,
  -- What it was credited by, or is about to be; several small ones share one.
  topup_id bigint,
  -- Why it will never be credited by itself: network switched off, below the minimum so far, more than can be.
  parked text check (parked in ('disabled', 'below_minimum', 'enormous')),
  seen_at timestamptz not null,
  unique (chain_id, tx_hash, ordinal),
  constraint chain_transfers_credited check (topup_id is null or parked is null)
);
create index chain_transfers_by_user on chain_transfers (user_id, id desc);
create index chain_transfers_parked on chain_transfers (user_id, network_id) where parked is not null;
create index chain_transfers_by_topup on chain_transfers (topup_id) where topup_id is not null;

-- How far each chain was read: the last final block.
create table chain_cursors (
  chain_id text primary key references chains,
  block_number bigint not null check (block_number >= 0),
  block_hash text not null,
  read_at timestamptz not null
);

create table topups (
  id bigint generated always as identity primary key,
  topup_no text not null unique check (topup_no ~ '^T[0-9]{18}$'),
  user_id bigint not null references users,
  method text not null check (method in ('chain', 'bank')),
  status smallint not null default 0 check (status in (0, 1, 2)),
  network_id text references networks,
  payee_account_id bigint references payee_accounts,
  reference text unique check (reference ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'),
  -- What the shopper said; null when the money came unannounced.
  amount_cents bigint check (amount_cents > 0),
  tx_hash text check (tx_hash ~ '^(0x)?[0-9a-f]{64}$'),
  evidence_id text references evidence,
  created_at timestamptz not null,
  -- Who works on it at the moment.
  claimed_by bigint references operators,
  claimed_until timestamptz,
  -- The first of two people, where two are needed, with the proof both must have seen.
  first_by bigint references operators,
  first_proof jsonb,
  -- How it ended.
  arrived_cents bigint check (arrived_cents > 0),
  transfer_id bigint unique references chain_transfers,
  bank_reference text,
  refusal text check (refusal in ('not_arrived', 'evidence_unreadable', 'other_payer', 'wrong_network', 'unsupported_coin', 'duplicate', 'amount_unclear')),
  note text,
  decided_by bigint references operators,
  decided_at timestamptz,
  constraint topups_way check (case method
    when 'chain' then network_id is not null and payee_account_id is null and reference is null
    else network_id is null and payee_account_id is not null and reference is not null end),
  constraint topups_proof check (case status
    when 1 then arrived_cents is not null and refusal is null and decided_at is not null
      and (case method when 'chain' then transfer_id is not null and bank_reference is null else bank_reference is not null and transfer_id is null end)
    when 2 then refusal is not null and arrived_cents is null and transfer_id is null and bank_reference is null and decided_at is not null
    else arrived_cents is null and refusal is null and decided_at is null end),
  -- Two people are two people, whatever the code says. A matched transfer below the automatic limit has no person at all.
  constraint topups_four_eyes check (first_by is null or decided_by is null or first_by <> decided_by)
);
alter table chain_transfers add constraint chain_transfers_topup foreign key (topup_id) references topups;
-- A bank reference is credited once per account.
create unique index topups_bank_reference on topups (payee_account_id, upper(bank_reference)) where bank_reference is not null;
create index topups_by_user on topups (user_id, id desc);
create index topups_open on topups (id) where status = 0;
create index topups_by_hash on topups (tx_hash) where tx_hash is not null;
create index topups_by_evidence on topups (evidence_id);

-- Journals of top-ups may be older than this table: no number may stand for two.
select setval(pg_get_serial_sequence('topups', 'id'), coalesce(max(split_part(key, ':', 2)::bigint), 0) + 1, false)
from ledger.journal where kind = 'topup.pass';
