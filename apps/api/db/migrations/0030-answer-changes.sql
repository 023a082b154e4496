-- What has changed of the things that shared answers are made of, so that every process can drop its stale ones. Owned by src/platform
-- (answer-changes.ts reads and sweeps); the triggers stand on the tables of the slices that say in their tags what an answer depends on.

-- One row per transaction and thing. The transaction's own id, not a time or a sequence, tells who has seen it: what commits late is not missed.
create table answer_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- "product:12", "lists", …; "*" stands for everything.
  tag text not null
);
create index answer_changes_by_xid on answer_changes (xid);

-- Rows of transactions before `below` are gone; those before `next_below` go once `marked_at` is old enough. One row.
create table answer_changes_floor (
  one boolean primary key default true check (one),
  below xid8 not null,
  next_below xid8 not null,
  marked_at timestamptz not null
);
insert into answer_changes_floor (below, next_below, marked_at) values ('0', '0', '-infinity');

-- Notes the tags that the trigger names.
create function note_change() returns trigger
language plpgsql as $$
begin
  insert into answer_changes (tag) select unnest(tg_argv);
  return null;
end $$;

-- Notes "<first argument>:<id>" for each row of the transition table `changed`, and "*" instead for more than 400. Which column is the id, the
-- table says. A trigger's function is compiled per table, so each sees only its own branch.
create function note_changed_rows() returns trigger
language plpgsql as $$
declare
  at_most constant int := 400;
  ids bigint[];
begin
  case tg_table_name
    when 'products', 'shops' then ids := array(select id from changed limit at_most + 1);
    else ids := array(select distinct product_id from changed limit at_most + 1);
  end case;
  if cardinality(ids) > at_most then insert into answer_changes (tag) values ('*');
  else insert into answer_changes (tag) select tg_argv[0] || ':' || id from unnest(ids) id;
  end if;
  return null;
end $$;

-- A product's row, counters included, shows wherever the product is shown; its place in lists moves with these columns and its words only.
create trigger products_changed after update on products referencing new table as changed
  for each statement execute function note_changed_rows('product');
create trigger products_deleted after delete on products referencing old table as changed
  for each statement execute function note_changed_rows('product');
create trigger products_listed after insert or delete or update of state, shop_id, category_id, created_at on products
  for each statement execute function note_change('lists');
create trigger products_priced after update of min_price_cents, max_price_cents, was_cents on products
  for each statement execute function note_change('prices');
create trigger product_stars_changed after update on product_stats referencing new table as changed
  for each statement execute function note_changed_rows('product');

create trigger skus_added after insert on skus referencing new table as changed
  for each statement execute function note_changed_rows('product');
create trigger skus_changed after update on skus referencing new table as changed
  for each statement execute function note_changed_rows('product');
create trigger skus_deleted after delete on skus referencing old table as changed
  for each statement execute function note_changed_rows('product');
create trigger skus_stocked after insert or delete on skus
  for each statement execute function note_change('stock');

create trigger shops_changed after update on shops referencing new table as changed
  for each statement execute function note_changed_rows('shop');
create trigger shops_listed after insert or delete or update on shops
  for each statement execute function note_change('shops', 'lists');
create trigger shop_figures_changed after insert or delete or update on shop_stats
  for each statement execute function note_change('shops');

create trigger categories_changed after insert or delete or update on categories
  for each statement execute function note_change('categories');
create trigger banners_changed after insert or delete or update on banners
  for each statement execute function note_change('banners');
create trigger settings_changed after insert or delete or update on settings
  for each statement execute function note_change('settings');
create trigger hot_searches_changed after insert or delete or update on hot_searches
  for each statement execute function note_change('hot-searches');

create trigger reviews_added after insert on reviews referencing new table as changed
  for each statement execute function note_changed_rows('reviews');
create trigger reviews_changed after update on reviews referencing new table as changed
  for each statement execute function note_changed_rows('reviews');
create trigger reviews_deleted after delete on reviews referencing old table as changed
  for each statement execute function note_changed_rows('reviews');
