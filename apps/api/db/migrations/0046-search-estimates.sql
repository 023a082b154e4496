-- Common words are known to be common before they are looked for: the planner's statistics of words say how many products have one.
-- Owned by slices/catalogue.

-- At least so many products have one of `forms` and fit the filters, by the statistics; the forms of a word overlap, so the commonest counts.
-- An amount is in cents, a null filter is none. (Not stable, though it changes nothing: PostgreSQL explains nothing in a stable function.)
create function search_estimate(circle text, forms tsquery[], min_cents bigint, max_cents bigint, in_stock boolean) returns float8
language plpgsql as $$
declare
  form tsquery;
  plan json;
  most float8 := 0;
begin
  foreach form in array forms loop
    execute 'explain (format json) select from product_search t where t.' || circle || ' @@ $1'
      || case when min_cents is null then '' else ' and t.min_price_cents >= $2' end
      || case when max_cents is null then '' else ' and t.min_price_cents <= $3' end
      || case when in_stock then ' and t.skus_in_stock > 0' else '' end
    into plan using form, min_cents, max_cents;
    most := greatest(most, (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8);
  end loop;
  return most;
end $$;

-- search_page, left out where the statistics know that it would only count to its bound: then `matched` and `total` are the bound and there
-- is no page. `forms`: texts of which each alone satisfies the query; none where only looking can tell. Filters that go with certain words (a
-- category's own) are beyond the statistics; for the others they must say twice the bound.
create function search_look(
  forms tsquery[], circle text, query tsquery, exact tsquery, any_of tsquery, sort text, dense boolean, at_most int,
  root text, category text, shop bigint, min_cents bigint, max_cents bigint, min_stars int, in_stock boolean, free_freight boolean, country text,
  after_key text, after_id bigint, size int,
  out matched int, out total int, out ids bigint[], out keys bigint[])
language plpgsql as $$
declare
  told constant boolean := not dense or (root is null and shop is null and min_stars is null and not free_freight and country is null);
begin
  if told and cardinality(forms) > 0 and search_estimate(circle, forms,
      case when dense then min_cents end, case when dense then max_cents end, dense and in_stock) > at_most * (case when dense then 2 else 1.25 end) then
    matched := at_most;
    total := at_most;
    return;
  end if;
  select p.matched, p.total, p.ids, p.keys into matched, total, ids, keys
  from search_page(circle, query, exact, any_of, sort, dense, at_most, root, category, shop, min_cents, max_cents, min_stars, in_stock, free_freight, country, after_key, after_id, size) p;
end $$;
