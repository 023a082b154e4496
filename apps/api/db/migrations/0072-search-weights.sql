-- The order of a search opens fewer names: for the weight of one word in the name only those of products that could get on the page.
-- Owned by slices/catalogue.

-- Which products have the words of `query` in a circle and fit the rest of what was asked: how many have the words at all (`matched`, counted
-- up to the bound and one more), how many of them fit (`total`), and one page of those that do. In a `dense` search nobody counts those that
-- do not fit, so `matched` is `total`; beyond the bound its page means nothing. Its statement is planned for each call and by the words' index
-- only: opening every text instead looks cheap to the planner and is not.
-- `exact`, `any_of`: the whole phrase, and one of the words; null where they rank nothing. An amount is in cents, a null filter is none.
create or replace function search_page(
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
  -- tags, 3 elsewhere. Each circle is read from its own index; but for the 16 names are opened, since more have one word than have all. On the
  -- first page they are only those of products that get on it with 16 (`bar`: what its last one has without).
  -- Many are tagged exactly so and few called: among names both conditions are one look at the index, elsewhere the second costs more than it saves.
  weight := 'case when h.product_id in (select product_id from product_search where names @@ $2'
    || case when circle = 'names' then ' and names @@ $1) then 30 else 20 end' else ') then 30
      when h.product_id in (select product_id from product_search where names @@ $1) then 20'
      || case when any_of is not null and after_id is not null then ' when h.product_id in (select product_id from product_search where names @@ $3 and tags @@ $1) then 16' else '' end
      || case when circle = 'tags' then ' else 12 end'
        else ' when h.product_id in (select product_id from product_search where tags @@ $1) then 12 else 3 end' end end;
  execute 'with hits as materialized (select t.product_id, t.' || key_column || ' as key' || case when dense then '' else ', ' || fits || ' as fits' end || ' from ' || from_
    || ' where t.' || circle || ' @@ $1' || case when dense then ' and ' || fits else '' end || ' limit $4),
    counted as materialized (select count(*)::int as matched, ' || case when dense then 'count(*)' else '(count(*) filter (where fits))' end || '::int as total from hits),
    fitting as (select h.product_id, '
    || case when ranked then '(h.key + 50000)::bigint as score, ' || weight || ' as weight' else 'h.key' end || ' from hits h where (select c.matched < $4 from counted c)' || case when dense then '' else ' and h.fits' end || '),'
    || case when not ranked then '' when any_of is null or after_id is not null then '
    weighed as (select product_id, score * weight as key from fitting),' else '
    bar as materialized (select coalesce((select score * weight from fitting order by 1 desc offset $14 - 1 limit 1), 0) as height),
    weighed as (select f.product_id, f.score * case when f.weight = 12 and f.score * 16 >= (select height from bar)
      and (select n.names @@ $3 from product_search n where n.product_id = f.product_id) then 16 else f.weight end as key from fitting f),' end || '
    page as (select product_id, key from ' || case when ranked then 'weighed' else 'fitting' end
    || case when after_id is null then '' else ' where (key, product_id) ' || beyond || ' ($5::' || key_type || ', $6)' end
    || ' order by key ' || direction || ', product_id ' || direction || ' limit $14)
    select c.matched, c.total, p.ids, p.keys from counted c cross join (select array_agg(product_id order by key ' || direction || ', product_id ' || direction || ') as ids, '
    || case when ranked then 'array_agg(key order by key desc, product_id desc)' else 'null::bigint[]' end || ' as keys from page) p'
  into matched, total, ids, keys
  using query, exact, any_of, at_most, after_key, after_id, root, category, shop, min_cents, max_cents, min_stars, country, size;
end $$;
