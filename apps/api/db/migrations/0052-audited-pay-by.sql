-- Unpaid orders whose time is longer while a top-up is audited. Owned by slices/orders.

-- When the timeout looks at the payment again; null = when its time is over.
alter table payments add column look_again_at timestamptz;
