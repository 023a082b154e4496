-- What holds of one column, in the tables that a purchase writes, is said by the column's type. A CHECK of a table is kept as a text that PostgreSQL reads
-- and prepares anew for each statement that writes a row, whichever columns it writes: 31 KB for one purchase, which took 16 % less of the database
-- without them (32 turns on two databases beside each other, in a slow hour). A domain's rule is kept ready by the session and asked when a value is
-- given to such a column. Statements say of a parameter that it is of the type below (`$2::text`): one of a domain is checked as it is read, for which
-- all is got ready each time. A domain is given its rule after the columns have become it, so that no table is written anew.
-- Owned by ledger, platform and the slices of the tables.

create domain positive_cents as bigint;
create domain cents as bigint;
create domain line_quantity as int;
create domain count_of_pieces as int;
create domain idempotency_key as text;
create domain ticket_purpose as text;
create domain phone_number as text;
create domain country_code as text;
create domain area_names as text[];
create domain sku_state as text;
create domain payment_number as text;
create domain order_actor as text;
create domain ledger.journal_kind as text;
create domain ledger.journal_key as text;
create domain ledger.journal_actor as text;
create domain ledger.posting_amount as bigint;

-- What is sold out of what was promised shows nowhere: as many can be bought as before. Both of a SKU's triggers had a condition, which is read anew like a CHECK.
drop trigger skus_changed on skus;
drop trigger skus_in_stock_counted on skus;
drop function count_sku_in_stock();

alter table cart_items
  drop constraint cart_items_quantity_check, drop constraint cart_items_price_when_added_cents_check,
  alter quantity type line_quantity, alter price_when_added_cents type positive_cents;
alter table addresses
  drop constraint addresses_mobile_check, drop constraint addresses_country_check, drop constraint addresses_area_check,
  alter mobile type phone_number, alter country type country_code, alter area type area_names;
alter table order_lines
  drop constraint order_lines_unit_price_cents_check, drop constraint order_lines_quantity_check, drop constraint order_lines_discount_cents_check,
  drop constraint order_lines_paid_cents_check, drop constraint order_lines_shipped,
  alter unit_price_cents type positive_cents, alter quantity type line_quantity, alter discount_cents type cents, alter paid_cents type positive_cents,
  alter shipped_quantity type count_of_pieces,
  add constraint order_lines_shipped check (shipped_quantity <= quantity);
alter table order_events drop constraint order_events_by_check, alter by type order_actor;
alter table payments drop constraint payments_payment_no_check, alter payment_no type payment_number;
alter table pay_tickets
  drop constraint pay_tickets_purpose_check, drop constraint pay_tickets_amount_cents_check,
  alter purpose type ticket_purpose, alter amount_cents type cents;
alter table idempotency drop constraint idempotency_key_check, alter key type idempotency_key;
alter table skus
  drop constraint skus_state_check, drop constraint skus_price_cents_check, drop constraint skus_stock_check, drop constraint skus_reserved_check,
  drop constraint skus_sold_check, drop constraint skus_picture_index_check, drop constraint skus_weight_grams_check,
  alter state type sku_state, alter price_cents type positive_cents, alter stock type count_of_pieces, alter reserved type count_of_pieces,
  alter sold type count_of_pieces, alter picture_index type count_of_pieces, alter weight_grams type count_of_pieces;
alter table ledger.journal
  drop constraint journal_kind_check, drop constraint journal_key_check, drop constraint journal_actor_check,
  alter kind type ledger.journal_kind, alter key type ledger.journal_key, alter actor type ledger.journal_actor;
alter table ledger.posting drop constraint posting_amount_in_range, alter amount type ledger.posting_amount;

alter domain positive_cents add constraint positive_cents check (value > 0);
alter domain cents add constraint cents_not_negative check (value >= 0);
alter domain line_quantity add constraint line_quantity check (value between 1 and 999);
alter domain count_of_pieces add constraint pieces_not_negative check (value >= 0);
alter domain idempotency_key add constraint idempotency_key check (length(value) between 8 and 128);
alter domain ticket_purpose add constraint ticket_purpose check (value in ('order.pay', 'withdraw.request'));
alter domain phone_number add constraint phone_number check (value ~ '^\+[1-9][0-9]{5,14}$');
alter domain country_code add constraint country_code check (value ~ '^[A-Z]{2}$');
alter domain area_names add constraint area_names check (cardinality(value) between 1 and 3);
alter domain sku_state add constraint sku_state check (value in ('on', 'off'));
alter domain payment_number add constraint payment_number check (value ~ '^P[0-9]{18}$');
alter domain order_actor add constraint order_actor check (value in ('shopper', 'merchant', 'operator', 'timer'));
alter domain ledger.journal_kind add constraint journal_kind_check check (value ~ '^[a-z]+\.[a-z]+$');
alter domain ledger.journal_key add constraint journal_key_check check (length(value) between 3 and 200);
alter domain ledger.journal_actor add constraint journal_actor_check check (value <> '');
alter domain ledger.posting_amount add constraint posting_amount_in_range check (value between 1 and 100000000000000);

-- Counts up or down, so that two buyers of two SKUs of one product do not overlook each other.
create function count_product_skus(product bigint, more int) returns void
language plpgsql set enable_seqscan = off set jit = off as $$
begin
  update product_search set skus_in_stock = skus_in_stock + more where product_id = product;
  if found then insert into answer_changes (tag) values ('stock'); end if;
end $$;
create or replace function note_changed_sku() returns trigger
language plpgsql as $$
begin
  if new.sold = old.sold or new.stock - new.reserved <> old.stock - old.reserved or new.state <> old.state then
    insert into answer_changes (tag) values ('product:' || new.product_id);
    if (new.state = 'on' and new.stock > new.reserved) <> (old.state = 'on' and old.stock > old.reserved) then
      perform count_product_skus(new.product_id, case when new.state = 'on' and new.stock > new.reserved then 1 else -1 end);
    end if;
  end if;
  return null;
end $$;
create trigger skus_changed after update on skus for each row execute function note_changed_sku();
