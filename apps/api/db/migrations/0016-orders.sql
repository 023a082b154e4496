-- Orders: payments, orders with their lines and log, parcels with their scans. Owned by slices/orders.

create table payments (
  id bigint generated always as identity primary key,
  payment_no text not null unique check (payment_no ~ '^P[0-9]{18}$'),
  user_id bigint not null references users,
  promo_code text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);

create table orders (
  id bigint generated always as identity primary key,
  order_no text not null unique check (order_no ~ '^[0-9]{18}$'),
  payment_id bigint not null references payments,
  user_id bigint not null references users,
  shop_id bigint not null references shops,
  status smallint not null default 0 check (status between -4 and 4),
  -- The state from which a refund (-3) or after-sale (-4) case was opened.
  case_from smallint,
  -- Frozen when the order is placed.
  subtotal_cents bigint not null check (subtotal_cents > 0),
  freight_cents bigint not null check (freight_cents >= 0),
  discount_platform_cents bigint not null check (discount_platform_cents >= 0),
  discount_shop_cents bigint not null check (discount_shop_cents >= 0),
  total_cents bigint not null check (total_cents > 0),
  commission_bps int not null check (commission_bps between 0 and 10000),
  promo_code text,
  address jsonb not null,
  note text not null default '',
  -- How the shop sees who bought: given name and initial.
  buyer text not null,
  created_at timestamptz not null,
  pay_by timestamptz not null,
  -- Timers and what happened.
  cancel_by timestamptz,
  ship_reminder_at timestamptz,
  ship_by timestamptz,
  receive_reminder_at timestamptz,
  auto_receive_at timestamptz,
  auto_complete_at timestamptz,
  settle_at timestamptz,
  extended boolean not null default false,
  paid_at timestamptz,
  first_parcel_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  settled_at timestamptz,
  cancel_reason text,
  hidden_at timestamptz,
  version int not null default 1,
  constraint orders_total check (total_cents = subtotal_cents + freight_cents - discount_platform_cents - discount_shop_cents),
  constraint orders_one_payer check (discount_platform_cents = 0 or discount_shop_cents = 0),
  constraint orders_case check (case status
    when -3 then case_from is not null and case_from in (1, 2)
    when -4 then case_from is not null and case_from in (3, 4)
    else case_from is null end),
  constraint orders_paid check (case status when 0 then paid_at is null when -1 then true else paid_at is not null end),
  constraint orders_to_ship check (status <> 1 or (cancel_by is not null and shipped_at is null)),
  constraint orders_shipped check (status <> 2 or (shipped_at is not null and auto_receive_at is not null and received_at is null)),
  constraint orders_received check (status not in (3, 4) or (received_at is not null and settle_at is not null)),
  constraint orders_to_complete check (status <> 3 or (auto_complete_at is not null and completed_at is null)),
  constraint orders_completed check (status <> 4 or completed_at is not null),
  constraint orders_cancelled check ((status = -1) = (cancelled_at is not null)),
  constraint orders_settled check (settled_at is null or status in (4, -4, -2)),
  constraint orders_hidden check (hidden_at is null or status in (-1, -2, 4, -4))
);
create index orders_of_payment on orders (payment_id, id);
create index orders_of_user on orders (user_id, created_at desc, id desc) where hidden_at is null;
create index orders_of_user_by_status on orders (user_id, status, created_at desc, id desc) where hidden_at is null;
create index orders_of_shop on orders (shop_id, created_at desc, id desc);
create index orders_of_shop_by_status on orders (shop_id, status, created_at desc, id desc);
-- One small index for each timer.
create index orders_to_expire on orders (pay_by) where status = 0;
create index orders_to_remind_shop on orders (ship_reminder_at) where status = 1 and ship_reminder_at is not null;
create index orders_to_give_up on orders (ship_by) where status = 1 and ship_by is not null;
create index orders_to_remind_shopper on orders (receive_reminder_at) where status = 2 and receive_reminder_at is not null;
create index orders_to_receive on orders (auto_receive_at) where status = 2;
create index orders_to_complete_by on orders (auto_complete_at) where status = 3;
create index orders_to_settle on orders (settle_at) where status = 4 and settled_at is null;

-- What was agreed when the order was placed stays, and an order is never removed.
create function keep_order_terms() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_no, new.payment_id, new.user_id, new.shop_id, new.subtotal_cents, new.freight_cents, new.discount_platform_cents,
      new.discount_shop_cents, new.total_cents, new.commission_bps, new.promo_code, new.address, new.note, new.created_at, new.pay_by)
     is distinct from
     (old.id, old.order_no, old.payment_id, old.user_id, old.shop_id, old.subtotal_cents, old.freight_cents, old.discount_platform_cents,
      old.discount_shop_cents, old.total_cents, old.commission_bps, old.promo_code, old.address, old.note, old.created_at, old.pay_by)
     or new.version <> old.version + 1
  then raise exception 'the terms of order % are frozen', old.order_no using errcode = 'restrict_violation', table = 'orders'; end if;
  return new;
end $$;
create trigger orders_terms before update on orders for each row execute function keep_order_terms();
create trigger orders_kept before delete or truncate on orders for each statement execute function refuse_change();
revoke delete on orders from meridian_runtime;

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  product_id bigint not null references products,
  sku_id bigint not null references skus,
  title text not null,
  option_text text not null,
  picture jsonb,
  unit_price_cents bigint not null check (unit_price_cents > 0),
  quantity int not null check (quantity between 1 and 999),
  subtotal_cents bigint not null,
  discount_cents bigint not null check (discount_cents >= 0),
  paid_cents bigint not null check (paid_cents > 0),
  shipped_quantity int not null default 0,
  commented boolean not null default false,
  unique (order_id, sku_id),
  check (subtotal_cents = unit_price_cents * quantity),
  check (paid_cents = subtotal_cents - discount_cents),
  constraint order_lines_shipped check (shipped_quantity between 0 and quantity)
);
create index order_lines_of_sku on order_lines (sku_id);
create index order_lines_of_product on order_lines (product_id);
revoke delete on order_lines from meridian_runtime;
revoke update on order_lines from meridian_runtime;
grant update (shipped_quantity, commented) on order_lines to meridian_runtime;

create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  event text not null,
  by text not null check (by in ('shopper', 'merchant', 'operator', 'timer')),
  actor text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index order_events_of_order on order_events (order_id, id);
create trigger order_events_append_only before update or delete or truncate on order_events for each statement execute function refuse_change();
revoke update, delete on order_events from meridian_runtime;

create table parcels (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  carrier text not null,
  tracking_no text not null,
  ship_from text not null check (ship_from ~ '^[A-Z]{2}$'),
  state text not null default 'pending' check (state in ('pending', 'info_received', 'in_transit', 'customs', 'out_for_delivery',
    'available_for_pickup', 'attempt_failed', 'delivered', 'exception', 'expired')),
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  -- When a carrier that we play ourselves scans next; null for carriers that call us.
  next_scan_at timestamptz,
  constraint parcels_tracking unique (carrier, tracking_no),
  check ((state = 'delivered') = (delivered_at is not null))
);
create index parcels_of_order on parcels (order_id, id);
create index parcels_to_scan on parcels (next_scan_at) where next_scan_at is not null;
revoke delete on parcels from meridian_runtime;

create table parcel_lines (
  parcel_id bigint not null references parcels,
  line_id bigint not null references order_lines,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, line_id)
);
create trigger parcel_lines_append_only before update or delete or truncate on parcel_lines for each statement execute function refuse_change();
revoke update, delete on parcel_lines from meridian_runtime;

create table parcel_events (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels,
  scan_id text not null,
  state text not null,
  place text not null,
  text text not null,
  at timestamptz not null,
  recorded_at timestamptz not null,
  constraint parcel_events_scan unique (parcel_id, scan_id)
);
create trigger parcel_events_append_only before update or delete or truncate on parcel_events for each statement execute function refuse_change();
revoke update, delete on parcel_events from meridian_runtime;
