-- A search within a category or a shop is found by the words' index itself: rows beside it are opened for those alone that have both. And what is
-- called or tagged exactly as it was asked for is one more of the queries that share no product, not a look of its own. Owned by slices/catalogue.

-- Numbers and texts in an index of words; comes with PostgreSQL (contrib), and the owner of a database may create it.
create extension if not exists btree_gin;
drop index product_search_words;
create index product_search_words on product_search using gin (words, category_root, category_id, shop_id);

drop function search_look(tsquery[], tsquery[], int[], tsquery, text, boolean, int, text, text, bigint, bigint, bigint, int, boolean, boolean, text, text, bigint, int);
drop function search_page(tsquery[], int[], tsquery, text, boolean, int, text, text, bigint, bigint, bigint, int, boolean, boolean, text, text, bigint, int);

-- Which products have the words of one of `queries`, of which none has two, and fit the rest of what was asked: how many have the words at all
-- (`matched`, counted up to the bound and one more), how many of them fit (`total`), and one page of those that do. In a `dense` search nobody
-- counts those that do not fit, so `matched` is `total`; beyond the bound its page means nothing. Relevance is the score times the `weights` of
-- the query. Its statement is planned for each call and by the words' index only: opening every text instead looks cheap to the planner and is
-- not. An amount is in cents, a null filter is none.
create function search_page(
  queries tsquery[], weights int[], sort text, dense boolean, at_most int,
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
  if category is not null then fits := fits || ' and t.category_id = $7';
  elsif root is not null then fits := fits || ' and t.category_root = $6'; end if;
  if shop is not null then fits := fits || ' and t.shop_id = $8'; end if;
  if min_cents is not null then fits := fits || ' and t.min_price_cents >= $9'; end if;
  if max_cents is not null then fits := fits || ' and t.min_price_cents <= $10'; end if;
  if min_stars is not null then fits := fits || ' and t.rating_centi >= $11 * 100'; end if;
  if in_stock then fits := fits || ' and t.skus_in_stock > 0'; end if;
  if free_freight or country is not null then
    from_ := from_ || ' join shops s on s.id = t.shop_id';
    fits := fits || case when free_freight then ' and coalesce(shop_ships_free(s, $12, t.min_price_cents), false)'
      else ' and shop_ships_free(s, $12, t.min_price_cents) is not null' end;
  end if;
  execute 'with hits as materialized (select f.*' || case when ranked then ', c.weight' else '' end || ' from unnest($1, $2) c (query, weight) cross join lateral (
      select t.product_id, t.' || key_column || ' as key' || case when dense then '' else ', ' || fits || ' as fits' end || ' from ' || from_
    || ' where t.words @@ c.query' || case when dense then ' and ' || fits else '' end || ') f limit $3),
    counted as materialized (select count(*)::int as matched, ' || case when dense then 'count(*)' else '(count(*) filter (where fits))' end || '::int as total from hits),
    fitting as (select h.product_id, '
    || case when ranked then '(h.key + 50000)::bigint * h.weight as key' else 'h.key' end
    || ' from hits h where (select c.matched < $3 from counted c)' || case when dense then '' else ' and h.fits' end || '),
    page as (select product_id, key from fitting'
    || case when after_id is null then '' else ' where (key, product_id) ' || beyond || ' ($4::' || key_type || ', $5)' end
    || ' order by key ' || direction || ', product_id ' || direction || ' limit $13)
    select c.matched, c.total, p.ids, p.keys from counted c cross join (select array_agg(product_id order by key ' || direction || ', product_id ' || direction || ') as ids, '
    || case when ranked then 'array_agg(key order by key desc, product_id desc)' else 'null::bigint[]' end || ' as keys from page) p'
  into matched, total, ids, keys
  using queries, weights, at_most, after_key, after_id, root, category, shop, min_cents, max_cents, min_stars, country, size;
end $$;

-- search_page, left out where the statistics know that it would only count to its bound (0046).
create function search_look(
  forms tsquery[], queries tsquery[], weights int[], sort text, dense boolean, at_most int,
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
  from search_page(queries, weights, sort, dense, at_most, root, category, shop, min_cents, max_cents, min_stars, in_stock, free_freight, country, after_key, after_id, size) p;
end $$;
