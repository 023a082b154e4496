-- Addresses: where shoppers have their parcels sent. Owned by slices/addresses.

create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  addressee text not null,
  mobile text not null check (mobile ~ '^\+[1-9][0-9]{5,14}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  area text[] not null check (cardinality(area) between 1 and 3),
  postcode text not null,
  detail text not null,
  tag text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_by_user on addresses (user_id, id desc);
create unique index addresses_one_default on addresses (user_id) where is_default;
