-- A product whose score was counted anew looks as before: its pages and cards stay. Owned by slices/catalogue.

-- Notes products of which something is shown that was changed. What nobody is shown: keywords, slug, sales_30d, comprehensive_score,
-- scored_at, updated_at (a test holds every column against both lists). Counters come first, for they change most and cost least to compare.
create function note_changed_products() returns trigger
language plpgsql as $$
declare
  at_most constant int := 400;
  changed_ids bigint[];
begin
  changed_ids := array(
    select n.id from changed n join before_change o on o.id = n.id
    where (n.sales, n.reviews, n.rating, n.min_price_cents, n.max_price_cents, n.was_cents, n.state, n.shop_id, n.category_id, n.category_root, n.brand,
        n.created_at, n.titles, n.descriptions, n.specifications, n.options, n.pictures)
      is distinct from (o.sales, o.reviews, o.rating, o.min_price_cents, o.max_price_cents, o.was_cents, o.state, o.shop_id, o.category_id, o.category_root, o.brand,
        o.created_at, o.titles, o.descriptions, o.specifications, o.options, o.pictures)
    limit at_most + 1);
  if cardinality(changed_ids) > at_most then insert into answer_changes (tag) values ('*');
  else insert into answer_changes (tag) select 'product:' || id from unnest(changed_ids) id;
  end if;
  return null;
end $$;

drop trigger products_changed on products;
create trigger products_changed after update on products referencing old table as before_change new table as changed
  for each statement execute function note_changed_products();
