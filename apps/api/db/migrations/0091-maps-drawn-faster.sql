-- Drawing a map took some 2 ms in a catalogue of 100,000 products and 2 more for each thousand products with the word, most of it for putting texts of noughts together.
-- Owned by slices/catalogue.

create aggregate search_joined (bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

-- Products as bits, in the blocks that have one. They are set in pieces of 1,024 bits, because setting one copies all that it is set in.
create or replace function search_blocks(hits bigint[]) returns table (block int, bits bit(65536))
language sql stable as $$
  select (piece.n / 64)::int, search_joined(coalesce(drawn.bits, 0::bit(1024)) order by piece.n)::bit(65536)
  from generate_series(0, (select max(id) / 65536 * 64 + 63 from unnest(hits) u (id))) piece (n)
  left join (select id / 1024 as n, bit_or(set_bit(0::bit(1024), (id % 1024)::int, 1)) as bits from unnest(hits) u (id) group by 1) drawn using (n)
  group by 1
$$;

-- Draws a map, and with the first one 'on' and those of prices. Whoever draws or mends has taken the advisory lock of the maps before anything is
-- read: what changes after that is noted as unmapped, and nobody takes the note away before this map is there to be mended. (No lock on a table: it
-- would wait a second for the table's own vacuuming.) Of a `word` that few have nothing is drawn: the words' index tells as fast. Returns whether
-- there is a map now.
create or replace function search_draw_map(what text, word text, at timestamptz) returns boolean
language plpgsql set enable_seqscan = off set enable_indexscan = off set jit = off as $$
declare
  -- So many products apart from one step to the next, as far as so many steps go.
  step_size constant int := 200;
  steps_max constant int := 256;
  -- Few are less than one in so many; but so many are never enough, and so many always.
  least_share constant int := 100;
  least_min constant int := 200;
  least_max constant int := 5000;
  top int;
  many bigint;
  few bigint;
  hits bigint[];
  steps bigint[];
begin
  if not exists (select from search_maps m where m.what = 'on') then
    select coalesce(max(product_id), 0) / 65536, count(*) into top, many from product_search;
    -- Where numbers of products have gaps that wide, maps would be mostly air.
    if top > 16 + many / 8192 then return false; end if;
    insert into search_maps select 'on', o.block, coalesce(b.bits, 0::bit(65536)), at from generate_series(0, top) o (block) left join search_blocks(array(
      select product_id from product_search where on_sale and shop_id not in (select id from shops where state = 'suspended'))) b using (block);
    -- Steps with as many products each; one that costs as much as a step is under it.
    steps := array(select distinct max(n.cents) from (
        select min_price_cents as cents, ntile(least(steps_max, 1 + many / step_size)::int) over (order by min_price_cents) as n from product_search) n
      group by n.n order by 1);
    insert into search_maps select search_step(steps[p.below + 1]), d.block, bit_or(d.bits) over (partition by d.block order by p.below), at
      from (select width_bucket(min_price_cents - 1, steps) as below, array_agg(product_id) as ids from product_search group by 1) p
      cross join lateral (select o.block, coalesce(b.bits, 0::bit(65536)) as bits from generate_series(0, top) o (block) left join search_blocks(p.ids) b using (block)) d;
  end if;
  if exists (select from search_maps m where m.what = search_draw_map.what) then return true; end if;
  if word is not null then
    select greatest(least_min, least(least_max, sum(bit_count(m.bits)) / least_share)) into few from search_maps m where m.what = 'on';
    -- The word's own map counts by itself, and says enough for those of its other places.
    if what <> word and not exists (select from search_maps m where m.what = word)
      and (select count(*) from (select from product_search where words @@ word::tsquery limit few) n) < few then return false; end if;
  end if;
  -- Anybody may ask for any category and any price. Steps are drawn where prices have come to lie closer than they did.
  if starts_with(what, 'to ') and (select count(*) from (select from product_search where min_price_cents <= substr(what, 4)::bigint
      and min_price_cents > coalesce((select max(substr(m.what, 4)::bigint) from search_maps m where m.what between 'to ' and search_draw_map.what), -1) limit step_size) n) < step_size then
    return false;
  end if;
  if starts_with(what, 'in ') and not exists (select from categories where id = substr(what, 4)) then return false; end if;
  -- What search_is_on_map asks of one product, asked of all at once.
  if what = 'stock' then
    select array_agg(product_id) into hits from product_search where skus_in_stock > 0;
  elsif starts_with(what, 'in ') then
    select array_agg(product_id) into hits from product_search where substr(what, 4) in (category_root, category_id);
  elsif starts_with(what, 'to ') then
    select array_agg(product_id) into hits from product_search where min_price_cents <= substr(what, 4)::bigint;
  else
    select array_agg(product_id) into hits from product_search where words @@ what::tsquery;
    if what = word and coalesce(cardinality(hits), 0) < few then return false; end if;
  end if;
  -- Of the blocks that the others have: one that has begun since then comes to all of them when they are mended.
  insert into search_maps select search_draw_map.what, o.block, coalesce(b.bits, 0::bit(65536)), at from search_maps o left join search_blocks(hits) b using (block) where o.what = 'on';
  return true;
end $$;
