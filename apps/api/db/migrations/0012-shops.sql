-- Shops: who sells, where they deliver and for how much, who follows them and who runs them. Owned by slices/shops.

create table shops (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null check (char_length(name) between 1 and 80),
  monogram text not null check (char_length(monogram) between 1 and 3),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Texts by language file code; English is always there to fall back on.
  taglines jsonb not null default '{"en": ""}' check (taglines ? 'en'),
  descriptions jsonb not null default '{"en": ""}' check (descriptions ? 'en'),
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
  state text not null default 'open' check (state in ('open', 'holiday', 'suspended')),
  freight_base_cents bigint not null check (freight_base_cents >= 0),
  freight_per_extra_item_cents bigint not null default 0 check (freight_per_extra_item_cents >= 0),
  freight_free_above_cents bigint check (freight_free_above_cents >= 0),
  delivery_min_days int not null check (delivery_min_days >= 0),
  delivery_max_days int not null,
  -- Country → its own rule {"served": true, "baseCents", "perExtraItemCents", "freeAboveCents", "minDays", "maxDays"} or {"served": false}.
  destinations jsonb not null default '{}' check (jsonb_typeof(destinations) = 'object'),
  -- Whether countries without a rule of their own are served by the shop's general one.
  ships_elsewhere boolean not null default true,
  opened_at timestamptz not null,
  check (delivery_max_days >= delivery_min_days)
);

-- Counted from follows, products, sales and reviews; nobody edits it.
create table shop_stats (
  shop_id bigint primary key references shops,
  fans int not null default 0 check (fans >= 0),
  products int not null default 0 check (products >= 0),
  sales bigint not null default 0 check (sales >= 0),
  sales_30d int not null default 0 check (sales_30d >= 0),
  -- Reviews by stars, 1 to 5.
  stars int[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5),
  score numeric(3, 2)
);
create index shop_stats_lively on shop_stats (sales_30d desc, shop_id desc);

create table shop_follows (
  user_id bigint not null references users,
  shop_id bigint not null references shops,
  created_at timestamptz not null,
  primary key (user_id, shop_id)
);
create index shop_follows_by_shop on shop_follows (shop_id);

create table merchants (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  role text not null check (role in ('owner', 'staff')),
  disabled_at timestamptz,
  created_at timestamptz not null
);
create unique index merchants_one_owner on merchants (shop_id) where role = 'owner' and disabled_at is null;

-- Whether one item at this price goes there free of freight; null where the shop does not deliver. A null country asks the general rule.
-- The lists filter by it; shop.rules.ts has the same rule in full, and a test holds the two together.
create function shop_ships_free(shop shops, country text, subtotal_cents bigint) returns boolean
language sql immutable as $$
  select case
    when country is null or (not shop.destinations ? country and shop.ships_elsewhere)
      then shop.freight_base_cents = 0 or coalesce(subtotal_cents >= shop.freight_free_above_cents, false)
    when (shop.destinations -> country ->> 'served')::boolean
      then (shop.destinations -> country ->> 'baseCents')::bigint = 0
        or coalesce(subtotal_cents >= (shop.destinations -> country ->> 'freeAboveCents')::bigint, false)
  end
$$;
