-- What every purchase writes and nobody looks up one by one. By age the keys, tickets and windows are only forgotten, thousands at a time: where
-- they lie on the disk tells their age well enough.
drop index idempotency_age;
create index idempotency_age on idempotency using brin (created_at) with (autosummarize = on);
drop index pay_tickets_age;
create index pay_tickets_age on pay_tickets using brin (expires_at) with (autosummarize = on);
drop index rate_windows_age;
create index rate_windows_age on rate_windows using brin (window_start) with (autosummarize = on);
-- A bag is found by its shopper in the index that keeps each SKU in it once, and sorted when it is read; it holds a hundred lines.
drop index cart_items_by_age;
-- No SKU that was ever ordered is deleted, and no statement asks for the orders of one.
drop index order_lines_of_sku;
