-- A product's words lie in one column and one index, each behind a letter for where it stands: n in the name, t in the name or the tags, w
-- anywhere. So a query can say "in the tags and not in the name", and a search ordered by relevance opens each row once, not once for each
-- place; and rows are narrower by two texts, so that a match is judged in fewer pages. Owned by slices/catalogue.

-- PostgreSQL puts a text beside its row only where the row is wider than 2,032 bytes. A short one among the figures makes rows of a kilobyte, one
-- page for four matches in place of forty, so it is filled up with a word that no query has.
create function put_away(words tsvector) returns tsvector
language sql immutable return case when pg_column_size(words) < 2032 then words || array_to_tsvector(array[repeat('.', 2040 - pg_column_size(words))]) else words end;

-- Made anew and not altered, as in 0031: the old rows would be written anyway. Without nulls a row has eight bytes less.
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
  -- Hundredths of stars; 0 without reviews.
  rating_centi smallint not null,
  on_sale boolean not null,
  category_root text not null,
  category_id text not null,
  -- A whole phrase ("=wireless mouse") bears no letter.
  words tsvector not null
) with (toast_tuple_target = 128, fillfactor = 85);
-- Three times as many words as before in the one column: the statistics keep three times as many.
alter table product_search alter words set storage external, alter words set statistics 300;
insert into product_search
  select product_id, shop_id, min_price_cents, created_at, sales, comprehensive_score, skus_in_stock, coalesce(rating_centi, 0), on_sale, category_root, category_id,
    (select put_away(coalesce(array_to_tsvector(array_agg(word)), '')) from (
      select case when word like '=%' then word else 'n' || word end as word from unnest(tsvector_to_array(names)) u (word)
      union all select 't' || word from unnest(tsvector_to_array(tags)) u (word) where word not like '=%'
      union all select 'w' || word from unnest(tsvector_to_array(words)) u (word) where word not like '=%') labelled)
  from product_search_before order by product_id;
drop table product_search_before;
alter table product_search add primary key (product_id);
create index product_search_words on product_search using gin (words);
-- As in 0071.
create index product_search_by_root on product_search (category_root, min_price_cents) include (shop_id, rating_centi, skus_in_stock) where on_sale and product_id > 0;
create index product_search_by_category on product_search (category_id, min_price_cents) include (shop_id, rating_centi, skus_in_stock) where on_sale and product_id > 0;
create index product_search_by_shop on product_search (shop_id, min_price_cents) include (rating_centi, skus_in_stock) where on_sale and product_id > 0;
create index product_search_by_price on product_search (min_price_cents) include (shop_id, rating_centi, skus_in_stock) where on_sale and product_id > 0;

create trigger product_words_changed after insert or delete or update of words on product_search
  for each statement execute function note_change('lists');

-- 0031's, for a product without reviews.
create or replace function copy_product_figures() returns trigger
language plpgsql set enable_seqscan = off set jit = off as $$
begin
  update product_search t set shop_id = p.shop_id, min_price_cents = p.min_price_cents, created_at = p.created_at, sales = p.sales,
    comprehensive_score = p.comprehensive_score, rating_centi = coalesce(p.rating * 100, 0), on_sale = p.state = 'on', category_root = p.category_root, category_id = p.category_id
  from changed p
  where t.product_id = p.id
    and (t.shop_id, t.min_price_cents, t.created_at, t.sales, t.comprehensive_score, t.rating_centi, t.on_sale, t.category_id)
      is distinct from (p.shop_id, p.min_price_cents, p.created_at, p.sales, p.comprehensive_score, coalesce(p.rating * 100, 0)::smallint, p.state = 'on', p.category_id);
  return null;
end $$;

drop function search_count(text, tsquery, int);
drop function search_estimate(text, tsquery[], bigint, bigint, boolean);
drop function search_look(tsquery[], text, tsquery, tsquery, tsquery, text, boolean, int, text, text, bigint, bigint, bigint, int, boolean, boolean, text, text, bigint, int);
drop function search_page(text, tsquery, tsquery, tsquery, text, boolean, int, text, text, bigint, bigint, bigint, int, boolean, boolean, text, text, bigint, int);
drop function search_near(text, tsquery, text, text, bigint, bigint, bigint, int, boolean, boolean, text, int);

-- How many products have the words, up to a bound; always by the words' index (0013).
create function search_count(query tsquery, at_most int) returns int
language plpgsql stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
begin
  return (select count(*) from (select from product_search where words @@ query limit at_most) n);
end $$;

-- At least so many products have one of `forms` and fit the filters, by the statistics (0046).
create function search_estimate(forms tsquery[], min_cents bigint, max_cents bigint, in_stock boolean) returns float8
language plpgsql as $$
declare
  form tsquery;
  plan json;
  most float8 := 0;
begin
  foreach form in array forms loop
    execute 'explain (format json) select from product_search t where t.words @@ $1'
      || case when min_cents is null then '' else ' and t.min_price_cents >= $2' end
      || case when max_cents is null then '' else ' and t.min_price_cents <= $3' end
      || case when in_stock then ' and t.skus_in_stock > 0' else '' end
    into plan using form, min_cents, max_cents;
    most := greatest(most, (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8);
  end loop;
  return most;
end $$;

-- Which products have the words of one of `queries`, of which none has two, and fit the rest of what was asked: how many have the words at all
-- (`matched`, counted up to the bound and one more), how many of them fit (`total`), and one page of those that do. In a `dense` search nobody
-- counts those that do not fit, so `matched` is `total`; beyond the bound its page means nothing. Relevance is the score times the `weights` of
-- the query, or times 30 where a product is called or tagged `exact`ly so. Its statement is planned for each call and by the words' index only:
-- opening every text instead looks cheap to the planner and is not. An amount is in cents, a null filter is none.
create function search_page(
  queries tsquery[], weights int[], exact tsquery, sort text, dense boolean, at_most int,
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
  execute 'with hits as materialized (select f.*' || case when ranked then ', c.weight' else '' end || ' from unnest($1, $2) c (query, weight) cross join lateral (
      select t.product_id, t.' || key_column || ' as key' || case when dense then '' else ', ' || fits || ' as fits' end || ' from ' || from_
    || ' where t.words @@ c.query' || case when dense then ' and ' || fits else '' end || ') f limit $4),
    counted as materialized (select count(*)::int as matched, ' || case when dense then 'count(*)' else '(count(*) filter (where fits))' end || '::int as total from hits),
    fitting as (select h.product_id, '
    || case when ranked then '(h.key + 50000)::bigint * case when h.product_id in (select product_id from product_search where words @@ $3) then 30 else h.weight end as key' else 'h.key' end
    || ' from hits h where (select c.matched < $4 from counted c)' || case when dense then '' else ' and h.fits' end || '),
    page as (select product_id, key from fitting'
    || case when after_id is null then '' else ' where (key, product_id) ' || beyond || ' ($5::' || key_type || ', $6)' end
    || ' order by key ' || direction || ', product_id ' || direction || ' limit $14)
    select c.matched, c.total, p.ids, p.keys from counted c cross join (select array_agg(product_id order by key ' || direction || ', product_id ' || direction || ') as ids, '
    || case when ranked then 'array_agg(key order by key desc, product_id desc)' else 'null::bigint[]' end || ' as keys from page) p'
  into matched, total, ids, keys
  using queries, weights, exact, at_most, after_key, after_id, root, category, shop, min_cents, max_cents, min_stars, country, size;
end $$;

-- search_page, left out where the statistics know that it would only count to its bound (0046).
create function search_look(
  forms tsquery[], queries tsquery[], weights int[], exact tsquery, sort text, dense boolean, at_most int,
  root text, category text, shop bigint, min_cents bigint, max_cents bigint, min_stars int, in_stock boolean, free_freight boolean, country text,
  after_key text, after_id bigint, size int,
  out matched int, out total int, out ids bigint[], out keys bigint[])
language plpgsql as $$
declare
  told constant boolean := not dense or (root is null and shop is null and min_stars is null and not free_freight and country is null);
begin
  if told and cardinality(forms) > 0 and search_estimate(forms,
      case when dense then min_cents end, case when dense then max_cents end, dense and in_stock) > at_most * (case when dense then 2 else 1.25 end) then
    matched := at_most;
    total := at_most;
    return;
  end if;
  select p.matched, p.total, p.ids, p.keys into matched, total, ids, keys
  from search_page(queries, weights, exact, sort, dense, at_most, root, category, shop, min_cents, max_cents, min_stars, in_stock, free_freight, country, after_key, after_id, size) p;
end $$;

-- The products that fail at most one of the filters, up to a bound, and which: what facets are counted from (0031). A null query looks for no words.
create function search_near(
  query tsquery, root text, category text, shop bigint, min_cents bigint, max_cents bigint, min_stars int, in_stock boolean, free_freight boolean, country text, at_most int)
returns table (category_root text, category_id text, shop_id bigint, min_price_cents bigint, rating_centi smallint, free boolean, stocked boolean,
  in_category boolean, in_shop boolean, in_price boolean, in_score boolean, in_freight boolean, in_stocked boolean)
language plpgsql stable rows 5000 set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
begin
  return query execute 'select * from (
      select t.category_root, t.category_id, t.shop_id, t.min_price_cents, t.rating_centi, f.free, t.skus_in_stock > 0,
        ($2 is null or t.category_root = $2) and ($3 is null or t.category_id = $3) as in_category, $4 is null or t.shop_id = $4 as in_shop,
        ($5 is null or t.min_price_cents >= $5) and ($6 is null or t.min_price_cents <= $6) as in_price,
        $7 is null or t.rating_centi >= $7 * 100 as in_score, not $9 or f.free as in_freight, not $8 or t.skus_in_stock > 0 as in_stocked
      from product_search t join shops s on s.id = t.shop_id
        cross join lateral (select coalesce(shop_ships_free(s, $10, t.min_price_cents), false) as free) f
      where t.on_sale and s.state <> ''suspended'' and ($10 is null or shop_ships_free(s, $10, t.min_price_cents) is not null)'
    || case when query is null then '' else ' and t.words @@ $1' end || ') n
    where (not in_category)::int + (not in_shop)::int + (not in_price)::int + (not in_score)::int + (not in_freight)::int + (not in_stocked)::int <= 1
    limit $11'
  using query, root, category, shop, min_cents, max_cents, min_stars, in_stock, free_freight, country, at_most;
end $$;
