-- Outbox: what waits to be heard is found by its own small index, so that telling costs one insert. Owned by src/platform.

-- When it was handed to its listeners; null while it waits.
alter table outbox add column heard_at timestamptz;
-- What was told before has its job in the queue.
update outbox set heard_at = created_at;
create index outbox_waiting on outbox (id) where heard_at is null;
