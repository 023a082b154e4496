-- Cart: what a shopper has put into the bag. It holds no stock. Owned by slices/cart.

-- One row a shopper: whoever changes a bag locks it first, so that its limits hold and a bag is bought once.
create table carts (
  user_id bigint primary key references users,
  changed_at timestamptz not null
);

create table cart_items (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  sku_id bigint not null references skus,
  quantity int not null check (quantity between 1 and 999),
  price_when_added_cents bigint not null check (price_when_added_cents > 0),
  selected boolean not null default true,
  added_at timestamptz not null,
  unique (user_id, sku_id)
);
create index cart_items_by_age on cart_items (user_id, added_at desc, id desc);
