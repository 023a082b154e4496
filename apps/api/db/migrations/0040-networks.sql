-- Networks: the chains, the coins on them, and the bank accounts that transfers are sent to. Owned by slices/networks.

create table chains (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null,
  kind text not null check (kind in ('evm', 'tron')),
  -- What the node must answer to eth_chainId; null for TRON.
  evm_chain_id bigint unique,
  -- Blocks until a deposit counts, and until a payout counts as arrived.
  credit_confirmations int not null check (credit_confirmations between 1 and 10000),
  payout_confirmations int not null check (payout_confirmations between 1 and 10000),
  position int not null,
  constraint chains_evm check ((kind = 'evm') = (evm_chain_id is not null))
);

create table networks (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,40}$'),
  chain_id text not null references chains,
  coin text not null check (coin ~ '^[A-Z0-9]{2,10}$'),
  contract text not null,
  decimals int not null check (decimals between 2 and 18),
  minimum_cents bigint not null check (minimum_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  enabled boolean not null default true,
  position int not null,
  version int not null default 1,
  unique (chain_id, coin)
);
create unique index networks_contract on networks (chain_id, lower(contract));

create table payee_accounts (
  id bigint generated always as identity primary key,
  -- The name of its clearing account in the ledger.
  bank text not null unique check (bank ~ '^[a-z][a-z0-9-]{1,30}$'),
  payee text not null,
  bank_name text not null,
  account_number text not null,
  swift text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  note text not null default '',
  enabled boolean not null default true,
  position int not null,
  version int not null default 1
);

insert into chains (id, name, kind, evm_chain_id, credit_confirmations, payout_confirmations, position) values
  ('ethereum', 'Ethereum', 'evm', 1, 12, 64, 1),
  ('arbitrum', 'Arbitrum One', 'evm', 42161, 40, 120, 2),
  ('tron', 'TRON', 'tron', null, 19, 19, 3);
-- The issuers' own contracts. Minimum and fee in cents.
insert into networks (id, chain_id, coin, contract, decimals, minimum_cents, fee_cents, position) values
  ('ethereum-usdt', 'ethereum', 'USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6, 1000, 500, 1),
  ('ethereum-usdc', 'ethereum', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 1000, 500, 2),
  ('arbitrum-usdt', 'arbitrum', 'USDT', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 6, 1000, 100, 3),
  ('arbitrum-usdc', 'arbitrum', 'USDC', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 6, 1000, 100, 4),
  ('tron-usdt', 'tron', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 6, 1000, 100, 5);
