-- What a search filters and sorts by lies beside the words it finds: a match is judged without opening the product's own, wide row.
-- Owned by slices/catalogue.

-- Made anew and not altered: columns of a fixed width come first, where reading them is cheapest, and the old rows would be written anyway.
alter table product_search rename to product_search_before;
create table product_search (
  product_id bigint not null references products,
  shop_id bigint not null,
  min_price_cents bigint not null,
  created_at timestamptz not null,
  sales int not null,
  comprehensive_score int not null,
  -- SKUs on sale of which at least one piece can be bought.
  skus_in_stock int not null,
  -- Hundredths of stars; null without reviews.
  rating_centi smallint,
  on_sale boolean not null,
  category_root text not null,
  category_id text not null,
  names tsvector not null,
  tags tsvector not null,
  words tsvector not null
-- The texts are always put away. Room in each page lets a counter change without a new entry in every index.
) with (toast_tuple_target = 128, fillfactor = 85);
alter table product_search alter names set storage external, alter tags set storage external, alter words set storage external;
insert into product_search
  select p.id, p.shop_id, p.min_price_cents, p.created_at, p.sales, p.comprehensive_score,
    (select count(*) from skus k where k.product_id = p.id and k.state = 'on' and k.stock > k.reserved), p.rating * 100, p.state = 'on',
    p.category_root, p.category_id, b.names, b.tags, b.words
  from product_search_before b join products p on p.id = b.product_id order by p.id;
drop table product_search_before;
alter table product_search add primary key (product_id);
create index product_search_names on product_search using gin (names);
create index product_search_tags on product_search using gin (tags);
create index product_search_words on product_search using gin (words);
-- No index on what is filtered by: it would tempt the planner to open the texts of a whole category instead of reading the words' index.

create trigger product_words_changed after insert or delete or update of names, tags, words on product_search
  for each statement execute function note_change('lists');

-- Copies what has changed of products. These functions find rows by their key even while the planner, on a table that is being filled, still
-- believes it to be empty.
create function copy_product_figures() returns trigger
language plpgsql set enable_seqscan = off set jit = off as $$
begin
  update product_search t set shop_id = p.shop_id, min_price_cents = p.min_price_cents, created_at = p.created_at, sales = p.sales,
    comprehensive_score = p.comprehensive_score, rating_centi = p.rating * 100, on_sale = p.state = 'on', category_root = p.category_root, category_id = p.category_id
  from changed p
  where t.product_id = p.id
    and (t.shop_id, t.min_price_cents, t.created_at, t.sales, t.comprehensive_score, t.rating_centi, t.on_sale, t.category_id)
      is distinct from (p.shop_id, p.min_price_cents, p.created_at, p.sales, p.comprehensive_score, (p.rating * 100)::smallint, p.state = 'on', p.category_id);
  return null;
end $$;
create trigger products_figures_copied after update on products referencing new table as changed
  for each statement execute function copy_product_figures();

-- Counts the SKUs in stock up or down. Differences and not counts, so that two buyers of two SKUs of one product do not overlook each other.
create function count_skus_in_stock() returns trigger
language plpgsql set enable_seqscan = off set jit = off as $$
begin
  update product_search t set skus_in_stock = t.skus_in_stock + d.difference
  from (
    select product_id, sum(gained)::int as difference from (
      select product_id, (state = 'on' and stock > reserved)::int as gained from after_change
      union all select product_id, -(state = 'on' and stock > reserved)::int from before_change) moved
    group by product_id having sum(gained) <> 0) d
  where t.product_id = d.product_id;
  if found then insert into answer_changes (tag) values ('stock'); end if;
  return null;
end $$;
create function count_skus_moved() returns trigger
language plpgsql set enable_seqscan = off set jit = off as $$
begin
  update product_search t set skus_in_stock = t.skus_in_stock + tg_argv[0]::int * m.skus
  from (select product_id, count(*)::int as skus from moved where state = 'on' and stock > reserved group by product_id) m
  where t.product_id = m.product_id;
  return null;
end $$;
create trigger skus_in_stock_counted after update on skus referencing old table as before_change new table as after_change
  for each statement execute function count_skus_in_stock();
create trigger skus_in_stock_added after insert on skus referencing new table as moved
  for each statement execute function count_skus_moved('1');
create trigger skus_in_stock_deleted after delete on skus referencing old table as moved
  for each statement execute function count_skus_moved('-1');

-- Which products have the words of `query` in a circle and fit the rest of what was asked: how many have the words at all (`matched`, counted
-- up to the bound and one more), how many of them fit (`total`), and one page of those that do. In a `dense` search nobody counts those that
-- do not fit, so `matched` is `total`; beyond the bound its page means nothing. Its statement is planned for each call and by the words' index
-- only: opening every text instead looks cheap to the planner and is not.
-- `exact`, `any_of`: the whole phrase, and one of the words; null where they rank nothing. An amount is in cents, a null filter is none.
create function search_page(
  circle text, query tsquery, exact tsquery, any_of tsquery, sort text, dense boolean, at_most int,
  root text, category text, shop bigint, min_cents bigint, max_cents bigint, min_stars int, in_stock boolean, free_freight boolean, country text,
  after_key text, after_id bigint, size int,
  out matched int, out total int, out ids bigint[], out keys bigint[])
language plpgsql stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
declare
  ranked constant boolean := sort = 'relevance';
  key_column constant text := case sort when 'sales' then 'sales' when 'price_asc' then 'min_price_cents' when 'price_desc' then 'min_price_cents'
    when 'new' then 'created_at' else 'comprehensive_score' end;
  key_type constant text := case when sort = 'new' then 'timestamptz' else 'bigint' end;
  direction constant text := case when sort = 'price_asc' then 'asc' else 'desc' end;
  beyond constant text := case when sort = 'price_asc' then '>' else '<' end;
  fits text := 't.on_sale and t.shop_id <> all (array(select id from shops where state = ''suspended''))';
  from_ text := 'product_search t';
  weight text;
begin
  if root is not null then fits := fits || ' and t.category_root = $7'; end if;
  if category is not null then fits := fits || ' and t.category_id = $8'; end if;
  if shop is not null then fits := fits || ' and t.shop_id = $9'; end if;
  if min_cents is not null then fits := fits || ' and t.min_price_cents >= $10'; end if;
  if max_cents is not null then fits := fits || ' and t.min_price_cents <= $11'; end if;
  if min_stars is not null then fits := fits || ' and t.rating_centi >= $12 * 100'; end if;
  if in_stock then fits := fits || ' and t.skus_in_stock > 0'; end if;
  if free_freight or country is not null then
    from_ := from_ || ' join shops s on s.id = t.shop_id';
    fits := fits || case when free_freight then ' and coalesce(shop_ships_free(s, $13, t.min_price_cents), false)'
      else ' and shop_ships_free(s, $13, t.min_price_cents) is not null' end;
  end if;
  -- Where the words stand says how much they say: 30 the whole name, 20 in the name, 16 one in the name and the others in the tags, 12 in the
  -- tags, 3 elsewhere. Each circle is read from its own index.
  weight := 'case when h.product_id in (select product_id from product_search where names @@ $2 and ' || circle || ' @@ $1) then 30'
    || case when circle = 'names' then ' else 20 end' else
      ' when h.product_id in (select product_id from product_search where names @@ $1) then 20'
      || case when any_of is not null then ' when h.product_id in (select product_id from product_search where names @@ $3 and tags @@ $1) then 16' else '' end
      || case when circle = 'tags' then ' else 12 end'
        else ' when h.product_id in (select product_id from product_search where tags @@ $1) then 12 else 3 end' end end;
  execute 'with hits as materialized (select t.product_id, t.' || key_column || ' as key' || case when dense then '' else ', ' || fits || ' as fits' end || ' from ' || from_
    || ' where t.' || circle || ' @@ $1' || case when dense then ' and ' || fits else '' end || ' limit $4),
    counted as materialized (select count(*)::int as matched, ' || case when dense then 'count(*)' else '(count(*) filter (where fits))' end || '::int as total from hits),
    fitting as (select h.product_id, '
    || case when ranked then '(h.key + 50000)::bigint * ' || weight else 'h.key' end || ' as key from hits h where (select c.matched < $4 from counted c)' || case when dense then '' else ' and h.fits' end || '),
    page as (select product_id, key from fitting'
    || case when after_id is null then '' else ' where (key, product_id) ' || beyond || ' ($5::' || key_type || ', $6)' end
    || ' order by key ' || direction || ', product_id ' || direction || ' limit $14)
    select c.matched, c.total, p.ids, p.keys from counted c cross join (select array_agg(product_id order by key ' || direction || ', product_id ' || direction || ') as ids, '
    || case when ranked then 'array_agg(key order by key desc, product_id desc)' else 'null::bigint[]' end || ' as keys from page) p'
  into matched, total, ids, keys
  using query, exact, any_of, at_most, after_key, after_id, root, category, shop, min_cents, max_cents, min_stars, country, size;
end $$;

-- The products that fail at most one of the filters, up to a bound, and which: what facets are counted from. A null circle looks for no words.
create function search_near(
  circle text, query tsquery, root text, category text, shop bigint, min_cents bigint, max_cents bigint, min_stars int,
  in_stock boolean, free_freight boolean, country text, at_most int)
returns table (
  category_root text, category_id text, shop_id bigint, min_price_cents bigint, rating_centi smallint, free boolean, stocked boolean,
  in_category boolean, in_shop boolean, in_price boolean, in_score boolean, in_freight boolean, in_stocked boolean)
language plpgsql stable rows 5000 set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
begin
  return query execute 'select * from (
      select t.category_root, t.category_id, t.shop_id, t.min_price_cents, t.rating_centi, f.free, t.skus_in_stock > 0,
        ($2 is null or t.category_root = $2) and ($3 is null or t.category_id = $3) as in_category, $4 is null or t.shop_id = $4 as in_shop,
        ($5 is null or t.min_price_cents >= $5) and ($6 is null or t.min_price_cents <= $6) as in_price,
        $7 is null or coalesce(t.rating_centi >= $7 * 100, false) as in_score, not $9 or f.free as in_freight, not $8 or t.skus_in_stock > 0 as in_stocked
      from product_search t join shops s on s.id = t.shop_id
        cross join lateral (select coalesce(shop_ships_free(s, $10, t.min_price_cents), false) as free) f
      where t.on_sale and s.state <> ''suspended'' and ($10 is null or shop_ships_free(s, $10, t.min_price_cents) is not null)'
    || case when circle is null then '' else ' and t.' || circle || ' @@ $1' end || ') n
    where (not in_category)::int + (not in_shop)::int + (not in_price)::int + (not in_score)::int + (not in_freight)::int + (not in_stocked)::int <= 1
    limit $11'
  using query, root, category, shop, min_cents, max_cents, min_stars, in_stock, free_freight, country, at_most;
end $$;

-- Counting words goes by their index alone too.
alter function search_count(text, tsquery, int) set enable_indexscan = off;
alter function search_count(text, tsquery, int) set enable_indexonlyscan = off;
alter function search_count(text, tsquery, int) set jit = off;
