-- Promotions: codes and who used them for which payment. Owned by slices/promotions.

create table promo_codes (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  shop_id bigint references shops,
  kind text not null check (kind in ('percent', 'fixed')),
  percent_bps int check (percent_bps between 1 and 10000),
  amount_cents bigint check (amount_cents > 0),
  cap_cents bigint check (cap_cents > 0),
  min_spend_cents bigint not null default 0 check (min_spend_cents >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_limit int check (total_limit > 0),
  per_user_limit int check (per_user_limit > 0),
  used_count int not null default 0 check (used_count >= 0),
  created_at timestamptz not null,
  check (ends_at > starts_at),
  check ((kind = 'percent') = (percent_bps is not null)),
  check ((kind = 'fixed') = (amount_cents is not null)),
  check (kind = 'percent' or cap_cents is null),
  constraint promo_codes_total_limit check (total_limit is null or used_count <= total_limit)
);
create index promo_codes_by_end on promo_codes (ends_at, id);

create table promo_uses (
  id bigint generated always as identity primary key,
  promo_id bigint not null references promo_codes,
  user_id bigint not null references users,
  payment_no text not null unique,
  used_at timestamptz not null,
  released_at timestamptz
);
create index promo_uses_of_user on promo_uses (promo_id, user_id) where released_at is null;
