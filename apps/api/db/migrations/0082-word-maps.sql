-- Maps of common words: a bit for each product, set where it has the word. What several maps have in common, and how many products that are,
-- takes some microseconds for 65,536 products; reading the words' index and opening rows takes as long as there are products with the words.
-- Owned by slices/catalogue.

-- `what` is the text of a tsquery, or 'on' (can be bought, as far as product and shop go), 'stock', 'in <category>', or 'to <cents>' (costs at most
-- so much, in 19 digits). The bit of a product is its id modulo 65,536 in the block of its id divided by that. All maps have the same blocks. Of
-- words only those are mapped that were looked for.
create table search_maps (
  -- Steps of prices stand in their order in any database.
  what text collate "C" not null,
  block int not null,
  bits bit(65536) not null,
  built_at timestamptz not null,
  primary key (what, block)
);
alter table search_maps alter bits set storage external;

-- Products that are not as the maps say. A row for each change, so that one that is not committed yet is never taken for mapped.
create table search_unmapped (
  seq bigint generated always as identity primary key,
  product_id bigint not null,
  -- Its words have changed, too.
  words boolean not null
);

create function note_unmapped() returns trigger
language plpgsql as $$
begin
  insert into search_unmapped (product_id, words) values (case when tg_op = 'DELETE' then old.product_id else new.product_id end, tg_argv[0]::boolean);
  return null;
end $$;
create trigger search_unmapped_added after insert or delete on product_search for each row execute function note_unmapped('true');
create trigger search_unmapped_words after update of words on product_search for each row execute function note_unmapped('true');
create trigger search_unmapped_changed after update on product_search for each row
  when (old.on_sale <> new.on_sale or old.min_price_cents <> new.min_price_cents or (old.skus_in_stock > 0) <> (new.skus_in_stock > 0)
    or old.category_id <> new.category_id or old.shop_id <> new.shop_id)
  execute function note_unmapped('false');

create function note_unmapped_shop() returns trigger
language plpgsql set enable_seqscan = off as $$
begin
  insert into search_unmapped (product_id, words) select product_id, false from product_search where shop_id = new.id and product_id > 0;
  return null;
end $$;
create trigger search_unmapped_shop after update on shops for each row
  when ((old.state = 'suspended') <> (new.state = 'suspended')) execute function note_unmapped_shop();

-- The map of what costs at most `cents`.
create function search_step(cents bigint) returns text
language sql immutable as $$ select 'to ' || lpad(cents::text, 19, '0') $$;

-- Whether a product is on a map.
create function search_is_on_map(t product_search, what text) returns boolean
language plpgsql stable as $$
begin
  return case
    when what = 'on' then t.on_sale and not exists (select from shops where id = t.shop_id and state = 'suspended')
    when what = 'stock' then t.skus_in_stock > 0
    when starts_with(what, 'in ') then substr(what, 4) in (t.category_root, t.category_id)
    when starts_with(what, 'to ') then t.min_price_cents <= substr(what, 4)::bigint
    else t.words @@ what::tsquery end;
end $$;

-- Products as bits, in the blocks that have one: as a text, noughts as far as it is from one to the next, and a one.
create function search_blocks(hits bigint[]) returns table (block int, bits bit(65536))
language sql stable as $$
  select h.block, string_agg(repeat('0', h.place - h.before - 1) || '1', '' order by h.place)::bit(65536)
  from (select id / 65536 as block, (id % 65536)::int as place, coalesce(lag((id % 65536)::int) over (partition by id / 65536 order by id), -1) as before
    from unnest(hits) u (id)) h
  group by h.block
$$;

-- Draws a map, and with the first one 'on' and those of prices. Whoever draws or mends has taken the advisory lock of the maps before anything is
-- read: what changes after that is noted as unmapped, and nobody takes the note away before this map is there to be mended. (No lock on a table: it
-- would wait a second for the table's own vacuuming.) Of a `word` that few have nothing is drawn: the words' index tells as fast. Returns whether
-- there is a map now.
create function search_draw_map(what text, word text, at timestamptz) returns boolean
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
    if (select count(*) from (select from product_search where words @@ word::tsquery limit few) n) < few then return false; end if;
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
  end if;
  -- Of the blocks that the others have: one that has begun since then comes to all of them when they are mended.
  insert into search_maps select search_draw_map.what, o.block, coalesce(b.bits, 0::bit(65536)), at from search_maps o left join search_blocks(hits) b using (block) where o.what = 'on';
  return true;
end $$;

-- Takes what has changed into the maps. Of so much at once that they are drawn anew sooner nothing is left. Returns how many products it was.
create function search_mend_maps(at timestamptz) returns int
language plpgsql set enable_seqscan = off set jit = off as $$
declare
  mended_max constant int := 2000;
  -- Each of them is asked for the words of every map.
  worded_max constant int := 100;
  ids bigint[];
  worded bigint[];
  top int;
  m record;
  p record;
  fresh bit(65536);
begin
  with gone as (delete from search_unmapped returning product_id, words)
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where words) into ids, worded from gone;
  if ids is null then return 0; end if;
  if cardinality(ids) > mended_max or cardinality(worded) > worded_max then
    delete from search_maps;
    return cardinality(ids);
  end if;

  -- Blocks that nobody needed so far.
  select max(block) into top from search_maps where what = 'on';
  insert into search_maps select w.what, b, 0::bit(65536), w.built_at from search_maps w
    cross join generate_series(top + 1, (select max(id) / 65536 from unnest(ids) i (id))::int) b where w.block = top;
  for m in select s.what, s.block, s.bits, w.of_words from search_maps s
    cross join lateral (select not (s.what in ('on', 'stock') or left(s.what, 3) in ('in ', 'to ')) as of_words) w
    where s.block in (select id / 65536 from unnest(ids) i (id)) and (not w.of_words or s.block in (select id / 65536 from unnest(worded) i (id)))
    order by s.what, s.block loop
    fresh := m.bits;
    for p in select (i.id % 65536)::int as place, coalesce(search_is_on_map(t, m.what), false)::int as held
      from unnest(case when m.of_words then worded else ids end) i (id) left join product_search t on t.product_id = i.id where i.id / 65536 = m.block loop
      if get_bit(fresh, p.place) <> p.held then fresh := set_bit(fresh, p.place, p.held); end if;
    end loop;
    if fresh <> m.bits then update search_maps s set bits = fresh where s.what = m.what and s.block = m.block; end if;
  end loop;
  return cardinality(ids);
end $$;

-- The places of the set bits, from 0 on: as a text, what lies between two of them is a row of noughts.
create function search_places(bits bit varying) returns setof bigint
language sql immutable rows 1000 as $$
  select (sum(octet_length(gap) + 1) over (order by n))::bigint - 1 from unnest(string_to_array(bits::text, '1')) with ordinality g (gap, n)
  order by n limit bit_count(bits)
$$;

-- Whether a product is on a map of all blocks.
create function search_has_bit(bits bit varying, id bigint) returns boolean
language sql immutable as $$ select case when id < length(bits) then get_bit(bits, id::int) = 1 else false end $$;

-- What a list goes by, the greatest first, whatever the order.
create function search_list_key(t product_search, sort text) returns bigint
language sql stable as $$
  select case sort when 'sales' then t.sales when 'new' then (extract(epoch from t.created_at) * 1000000)::bigint
    when 'price_asc' then -t.min_price_cents when 'price_desc' then t.min_price_cents else t.comprehensive_score end
$$;
-- The same of where a page goes on.
create function search_list_key(after_key text, sort text) returns bigint
language sql stable as $$
  select case sort when 'new' then (extract(epoch from after_key::timestamptz) * 1000000)::bigint when 'price_asc' then -after_key::bigint else after_key::bigint end
$$;

-- How many products have the words (`matched`), how many of them are on the maps `filters` and in the span of prices as well (`total`), and one page
-- of those in a list's order. The words are maps by place: names, tags or all words, of which the widest given must all be had. By relevance the
-- narrower ones are given too, and say how much the words say (Circle in search-query.rules.ts), beside what is called or tagged `exact`ly so.
-- All of it is null where a map is missing or too much is unmapped; `total` and `ids` are where more than `counted_to` have the words; `ids` where more
-- than `paged_to` fit. It reads one moment (stable): maps, and what is not as they say.
create function search_mapped(
  names text[], tags text[], words text[], exact text, filters text[], min_cents bigint, max_cents bigint,
  sort text, after_key text, after_id bigint, size int, counted_to int, paged_to int,
  out matched int, out total int, out ids bigint[], out keys bigint[])
language plpgsql stable set enable_seqscan = off set enable_sort = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  unmapped_max constant int := 200;
  exact_max constant int := 300;
  priced_max constant int := 3000;
  -- Opening each that fits costs some 0.4 ms and 1.5 µs more for each; walking 0.25 µs for each that it passes. It goes on for as long as opening
  -- each would take: what sells best may be what nobody calls so.
  walk_least constant int := 1600;
  walk_each constant int := 6;
  ranked constant boolean := sort = 'relevance';
  changed constant bigint[] := array(select product_id from search_unmapped limit unmapped_max + 1);
  beyond constant bigint := coalesce(after_id, 9223372036854775807);
  whats constant text[] := array(select distinct w from unnest(names || tags || words || filters) w);
  weights constant int[] := array[30, 20, 16, 12, 3];
  sets bit varying[] := array[''::bit varying, '', '', '', ''];
  -- The nearest maps of prices below the span's ends, and what lies between those and the ends.
  cheap constant text := (select what from search_maps where what between 'to ' and search_step(min_cents - 1) order by what desc limit 1);
  cheap_more bigint[];
  cheaper constant text := (select what from search_maps where what between 'to ' and search_step(max_cents) order by what desc limit 1);
  cheaper_more bigint[];
  b record;
  fit bit(65536);
  called bit(65536);
  with_words bit varying := '';
  fitting bit varying := '';
  same bigint[];
  late bigint[];
  got bigint[] := '{}';
  got_keys bigint[] := '{}';
  one bigint[];
  one_keys bigint[];
  bar bigint;
  best bigint;
  lowest bigint;
  highest bigint;
  near int[];
  place int;
  places int;
  most int;
  is_dense boolean;
  is_cut boolean;
  id bigint;
begin
  if cardinality(changed) > unmapped_max then return; end if;
  if ranked then
    same := array(select product_id from product_search t where t.words @@ exact::tsquery and not exists (select from search_maps where what = exact) limit exact_max + 1);
    if cardinality(same) > exact_max then return; end if;
  end if;
  if min_cents > 0 then
    cheap_more := array(select p.id from products p where p.state = 'on' and (p.min_price_cents, p.id) > (coalesce(substr(cheap, 4)::bigint, -1), 9223372036854775807)
      and p.min_price_cents < min_cents order by p.min_price_cents, p.id limit priced_max + 1);
  end if;
  if max_cents is not null then
    cheaper_more := array(select p.id from products p where p.state = 'on' and (p.min_price_cents, p.id) > (coalesce(substr(cheaper, 4)::bigint, -1), 9223372036854775807)
      and p.min_price_cents <= max_cents order by p.min_price_cents, p.id limit priced_max + 1);
  end if;
  if cardinality(cheap_more) > priced_max or cardinality(cheaper_more) > priced_max then return; end if;
  for b in select m.block, bit_and(m.bits) filter (where m.what = any (names)) as n, bit_or(m.bits) filter (where m.what = any (names)) as any_n,
      bit_and(m.bits) filter (where m.what = any (tags)) as t, bit_and(m.bits) filter (where m.what = any (search_mapped.words)) as w,
      bit_and(m.bits) filter (where m.what = any (filters)) as f, bit_or(m.bits) filter (where m.what = exact) as e,
      bit_or(m.bits) filter (where m.what = cheap) as below, bit_or(m.bits) filter (where m.what = cheaper) as upto, count(*) filter (where m.what = any (whats)) as maps
    from search_maps m where m.what = any (whats || exact || cheap || cheaper) group by m.block order by m.block loop
    if b.maps < cardinality(whats) then return; end if;
    fit := coalesce(b.w, b.t, b.n);
    with_words := with_words || fit;
    fit := fit & b.f;
    if max_cents is not null then
      near := array(select (u.id % 65536)::int from unnest(cheaper_more) u (id) where u.id / 65536 = b.block and get_bit(fit, (u.id % 65536)::int) = 1);
      fit := fit & coalesce(b.upto, 0::bit(65536));
      foreach place in array near loop fit := set_bit(fit, place, 1); end loop;
    end if;
    if min_cents > 0 then
      fit := fit & ~coalesce(b.below, 0::bit(65536));
      foreach place in array array(select (u.id % 65536)::int from unnest(cheap_more) u (id) where u.id / 65536 = b.block and get_bit(fit, (u.id % 65536)::int) = 1) loop
        fit := set_bit(fit, place, 0);
      end loop;
    end if;
    fitting := fitting || fit;
    if ranked then
      called := coalesce(b.e, 0::bit(65536));
      foreach id in array same loop
        if id / 65536 = b.block then called := set_bit(called, (id % 65536)::int, 1); end if;
      end loop;
      called := called & fit & coalesce(b.t, b.n);
      fit := fit & ~called;
      sets := array[sets[1] || called, sets[2] || (fit & b.n), sets[3] || coalesce(fit & b.t & b.any_n & ~b.n, ''), sets[4] || coalesce(fit & b.t & ~b.any_n, ''),
        sets[5] || case when b.w is null then '' else fit & ~b.t end];
    end if;
  end loop;
  if with_words = '' then return; end if;
  matched := bit_count(with_words);
  total := bit_count(fitting);
  if cardinality(changed) > 0 then
    foreach id in array array(select distinct c from unnest(changed) c where c < length(with_words)) loop
      matched := matched - get_bit(with_words, id::int);
      total := total - get_bit(fitting, id::int);
      fitting := set_bit(fitting, id::int, 0);
      for i in 1 .. 5 loop
        if id < length(sets[i]) and get_bit(sets[i], id::int) = 1 then sets[i] := set_bit(sets[i], id::int, 0); end if;
      end loop;
    end loop;
    select matched + count(*), total + count(*) filter (where l.fits), array_agg(l.product_id) filter (where l.fits) into matched, total, late
    from (select t.product_id, (select bool_and(search_is_on_map(t, f)) from unnest(filters) f)
        and (min_cents is null or t.min_price_cents >= min_cents) and (max_cents is null or t.min_price_cents <= max_cents) as fits
      from product_search t where t.product_id = any (changed)
        and (select bool_and(search_is_on_map(t, w)) from unnest(case when cardinality(search_mapped.words) > 0 then search_mapped.words when cardinality(tags) > 0 then tags else names end) w)) l;
  end if;
  if matched > counted_to then total := null; return; end if;
  if total > paged_to then return; end if;
  if ranked then
    best := (select max(p.comprehensive_score) from products p where p.state = 'on');
    for i in 1 .. 5 loop
      places := bit_count(sets[i]);
      -- Below `bar`, the last key of a page of what there is so far, nothing gets on the page.
      lowest := coalesce(bar / weights[i] - 50000, -1);
      continue when places = 0 or lowest > best;
      highest := coalesce(after_key::bigint / weights[i] - 50000, 2147483647);
      most := walk_least + walk_each * places;
      is_dense := places::float8 * most >= size::float8 * length(fitting);
      one := null;
      -- Many are met soon in the list's order, and above the bar there is little of it.
      if is_dense or bar is not null then
        if not is_dense then most := walk_least; end if;
        select array_agg(w.id), array_agg((w.score + 50000)::bigint * weights[i]) into one, one_keys from (
          select w.id, w.score from (select p.id, p.comprehensive_score as score from products p where p.state = 'on'
              and p.comprehensive_score between lowest and highest order by p.comprehensive_score desc, p.id desc limit most) w
          where search_has_bit(sets[i], w.id)
            and ((w.score + 50000)::bigint * weights[i], w.id) < (coalesce(after_key::bigint, 9223372036854775807), beyond) order by w.score desc, w.id desc limit size) w;
        is_cut := coalesce(cardinality(one), 0) < size
          and (select count(*) from (select from products p where p.state = 'on' and p.comprehensive_score between lowest and highest limit most) w) = most;
      else
        is_cut := true;
      end if;
      -- Few are opened each, and so are those that the walk did not meet.
      if is_cut then
        select array_agg(w.id), array_agg((w.score + 50000)::bigint * weights[i]) into one, one_keys from (
          select t.product_id as id, t.comprehensive_score as score from search_places(sets[i]) e (id) join product_search t on t.product_id = e.id
          where ((t.comprehensive_score + 50000)::bigint * weights[i], t.product_id) < (coalesce(after_key::bigint, 9223372036854775807), beyond)
          order by t.comprehensive_score desc, t.product_id desc limit size) w;
      end if;
      got := got || one;
      got_keys := got_keys || one_keys;
      bar := (select k from unnest(got_keys) k order by k desc offset size - 1 limit 1);
    end loop;
    select got || array_agg(l.id), got_keys || array_agg((l.score + 50000)::bigint * l.weight) into got, got_keys from (
      select t.product_id as id, t.comprehensive_score as score, case
          when t.words @@ exact::tsquery and (select bool_and(search_is_on_map(t, w)) from unnest(case when cardinality(tags) > 0 then tags else names end) w) then 30
          when (select bool_and(search_is_on_map(t, w)) from unnest(names) w) then 20
          when (select bool_and(search_is_on_map(t, w)) from unnest(tags) w) then case when (select bool_or(search_is_on_map(t, w)) from unnest(names) w) then 16 else 12 end
          else 3 end as weight
      from product_search t where t.product_id = any (late)) l
    where ((l.score + 50000)::bigint * l.weight, l.id) < (coalesce(after_key::bigint, 9223372036854775807), beyond);
    select array_agg(f.id order by f.key desc, f.id desc), array_agg(f.key order by f.key desc, f.id desc) into ids, keys
    from (select u.id, u.key from unnest(got, got_keys) u (id, key) order by u.key desc, u.id desc limit size) f;
    ids := coalesce(ids, '{}');
    return;
  end if;
  most := walk_least + walk_each * total;
  if total::float8 * most < size::float8 * length(fitting) then null;
  elsif sort = 'sales' then
    select array_agg(f.id order by f.key desc, f.id desc) into ids from (
      (select w.id, w.key from (select p.id, p.sales as key from products p where p.state = 'on' and (p.sales, p.id) < (coalesce(after_key::int, 2147483647), beyond) order by p.sales desc, p.id desc limit most) w
        where search_has_bit(fitting, w.id) order by w.key desc, w.id desc limit size)
      union all select p.id, p.sales from products p where p.id = any (late) and (p.sales, p.id) < (coalesce(after_key::int, 2147483647), beyond)
      order by 2 desc, 1 desc limit size) f;
  elsif sort = 'new' then
    select array_agg(f.id order by f.key desc, f.id desc) into ids from (
      (select w.id, w.key from (select p.id, p.created_at as key from products p where p.state = 'on' and (p.created_at, p.id) < (coalesce(after_key::timestamptz, 'infinity'), beyond) order by p.created_at desc, p.id desc limit most) w
        where search_has_bit(fitting, w.id) order by w.key desc, w.id desc limit size)
      union all select p.id, p.created_at from products p where p.id = any (late) and (p.created_at, p.id) < (coalesce(after_key::timestamptz, 'infinity'), beyond)
      order by 2 desc, 1 desc limit size) f;
  elsif sort = 'price_desc' then
    select array_agg(f.id order by f.key desc, f.id desc) into ids from (
      (select w.id, w.key from (select p.id, p.min_price_cents as key from products p where p.state = 'on' and (p.min_price_cents, p.id) < (coalesce(after_key::bigint, max_cents + 1, 9223372036854775807), beyond) order by p.min_price_cents desc, p.id desc limit most) w
        where search_has_bit(fitting, w.id) order by w.key desc, w.id desc limit size)
      union all select p.id, p.min_price_cents from products p where p.id = any (late) and (p.min_price_cents, p.id) < (coalesce(after_key::bigint, max_cents + 1, 9223372036854775807), beyond)
      order by 2 desc, 1 desc limit size) f;
  elsif sort = 'price_asc' then
    select array_agg(f.id order by f.key, f.id) into ids from (
      (select w.id, w.key from (select p.id, p.min_price_cents as key from products p where p.state = 'on' and (p.min_price_cents, p.id) > (coalesce(after_key::bigint, min_cents - 1, -1), coalesce(after_id, -1)) order by p.min_price_cents, p.id limit most) w
        where search_has_bit(fitting, w.id) order by w.key, w.id limit size)
      union all select p.id, p.min_price_cents from products p where p.id = any (late) and (p.min_price_cents, p.id) > (coalesce(after_key::bigint, min_cents - 1, -1), coalesce(after_id, -1))
      order by 2, 1 limit size) f;
  else
    select array_agg(f.id order by f.key desc, f.id desc) into ids from (
      (select w.id, w.key from (select p.id, p.comprehensive_score as key from products p where p.state = 'on' and (p.comprehensive_score, p.id) < (coalesce(after_key::bigint, 2147483647), beyond) order by p.comprehensive_score desc, p.id desc limit most) w
        where search_has_bit(fitting, w.id) order by w.key desc, w.id desc limit size)
      union all select p.id, p.comprehensive_score from products p where p.id = any (late) and (p.comprehensive_score, p.id) < (coalesce(after_key::bigint, 2147483647), beyond)
      order by 2 desc, 1 desc limit size) f;
  end if;
  -- Few are opened each, and so are those that the walk did not meet.
  if coalesce(cardinality(ids), 0) < size then
    select array_agg(abs(f.id) order by f.key desc, f.id desc) into ids from (
      select o.key, o.id from (select e.id from search_places(fitting) e (id) union all select unnest(late)) e join product_search t on t.product_id = e.id
        cross join lateral (select search_list_key(t, sort) as key, case when sort = 'price_asc' then -e.id else e.id end as id) o
      where after_key is null or (o.key, o.id) < (search_list_key(after_key, sort), case when sort = 'price_asc' then -after_id else after_id end)
      order by o.key desc, o.id desc limit size) f;
    ids := coalesce(ids, '{}');
  end if;
end $$;
