-- Watching the chains: what went wrong with reading them, and what is on its way but not final yet. Owned by slices/networks and slices/topups.

-- One row for as long as a trouble lasts; nothing is credited and nothing skipped meanwhile.
create table chain_alarms (
  id bigint generated always as identity primary key,
  chain_id text not null references chains,
  kind text not null check (kind in ('unreadable', 'wrong_chain', 'contradiction', 'reorganised', 'failed', 'silent', 'payout')),
  subject text not null default '',
  detail text not null,
  times int not null default 1 check (times > 0),
  raised_at timestamptz not null,
  last_at timestamptz not null,
  cleared_at timestamptz
);
create unique index chain_alarms_standing on chain_alarms (chain_id, kind, subject) where cleared_at is null;

-- Transfers that may still be undone: shown to the shopper as progress, never credited. Written anew at every look.
create table chain_sightings (
  chain_id text not null references chains,
  tx_hash text not null,
  ordinal int not null,
  network_id text not null references networks,
  user_id bigint not null references users,
  confirmations int not null check (confirmations > 0),
  primary key (chain_id, tx_hash, ordinal)
);
create index chain_sightings_by_user on chain_sightings (user_id);
