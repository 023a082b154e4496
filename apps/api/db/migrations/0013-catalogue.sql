-- Catalogue: categories, products, SKUs and their stock, search, and the import of merchants' files. Owned by slices/catalogue.

-- Two levels: "toys", and "toys.puzzles" below it.
create table categories (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,29}(\.[a-z0-9-]{1,30})?$'),
  parent_id text generated always as (case when id like '%.%' then split_part(id, '.', 1) end) stored references categories,
  position int not null,
  names jsonb not null check (names ? 'en'),
  picture jsonb
);
create index categories_by_parent on categories (parent_id, position);

create table products (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,198}$'),
  category_id text not null references categories,
  -- The top of the category's branch, so that a whole branch can be listed in order.
  category_root text not null generated always as (split_part(category_id, '.', 1)) stored references categories,
  brand text not null default '',
  state text not null default 'on' check (state in ('on', 'off')),
  -- Texts by language file code; English is always there to fall back on.
  titles jsonb not null check (titles ? 'en'),
  descriptions jsonb not null default '{"en": ""}' check (descriptions ? 'en'),
  keywords jsonb not null default '{}',
  -- [{"labels": {lang: text}, "values": {lang: text}}]
  specifications jsonb not null default '[]' check (jsonb_typeof(specifications) = 'array'),
  -- [{"names": {lang: text}, "values": [{"value", "labels": {lang: text}, "hex"}]}]
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- [{"key", "width", "height", "widths", "alts": {lang: text}}]
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
  -- Of the SKUs on sale; the lists read these and never the SKUs.
  min_price_cents bigint not null check (min_price_cents > 0),
  max_price_cents bigint not null check (max_price_cents >= min_price_cents),
  was_cents bigint,
  -- Counted from sales and reviews.
  sales int not null default 0 check (sales >= 0),
  sales_30d int not null default 0 check (sales_30d >= 0),
  rating numeric(3, 2),
  reviews int not null default 0 check (reviews >= 0),
  comprehensive_score int not null check (comprehensive_score between 0 and 1000000),
  scored_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, slug)
);
-- Each order of a list, for everything, a branch, a category and a shop: pages are read straight from an index.
create index products_by_score on products (comprehensive_score desc, id desc) include (shop_id) where state = 'on';
create index products_by_sales on products (sales desc, id desc) where state = 'on';
create index products_by_recent_sales on products (sales_30d desc, id desc) where state = 'on';
create index products_by_price on products (min_price_cents, id) where state = 'on';
create index products_by_age on products (created_at desc, id desc) where state = 'on';
-- Counting a branch needs no more than the index.
create index products_root_score on products (category_root, comprehensive_score desc, id desc) include (shop_id) where state = 'on';
create index products_root_sales on products (category_root, sales desc, id desc) where state = 'on';
create index products_root_recent_sales on products (category_root, sales_30d desc, id desc) where state = 'on';
create index products_root_price on products (category_root, min_price_cents, id) where state = 'on';
create index products_root_age on products (category_root, created_at desc, id desc) where state = 'on';
create index products_category_score on products (category_id, comprehensive_score desc, id desc) include (shop_id) where state = 'on';
create index products_category_sales on products (category_id, sales desc, id desc) where state = 'on';
create index products_category_recent_sales on products (category_id, sales_30d desc, id desc) where state = 'on';
create index products_category_price on products (category_id, min_price_cents, id) where state = 'on';
create index products_category_age on products (category_id, created_at desc, id desc) where state = 'on';
create index products_shop_score on products (shop_id, comprehensive_score desc, id desc) where state = 'on';
create index products_shop_sales on products (shop_id, sales desc, id desc) where state = 'on';
create index products_shop_price on products (shop_id, min_price_cents, id) where state = 'on';
create index products_shop_age on products (shop_id, created_at desc, id desc) where state = 'on';
create index products_to_score on products (scored_at);

create table skus (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  position int not null,
  code text not null default '',
  state text not null default 'on' check (state in ('on', 'off')),
  -- One value for each of the product's options, in their order.
  option_values text[] not null,
  price_cents bigint not null check (price_cents > 0),
  was_cents bigint check (was_cents > price_cents),
  stock int not null check (stock >= 0),
  -- Promised to orders that are not paid yet; what can be bought is stock − reserved.
  reserved int not null default 0 check (reserved >= 0),
  sold int not null default 0 check (sold >= 0),
  picture_index int check (picture_index >= 0),
  weight_grams int not null default 0 check (weight_grams >= 0),
  unique (product_id, option_values),
  constraint skus_never_oversold check (reserved <= stock)
);
create index skus_by_product on skus (product_id, position);

-- Every product's words in all languages at once, in three circles, each within the next: the names; the tags (keywords, brand and
-- category besides); all words (specifications, options and description besides). Queries read the indexes and leave the texts where they lie.
create table product_search (
  product_id bigint primary key references products,
  names tsvector not null,
  tags tsvector not null,
  words tsvector not null
) with (toast_tuple_target = 128);
alter table product_search alter names set storage external, alter tags set storage external, alter words set storage external;
create index product_search_names on product_search using gin (names);
create index product_search_tags on product_search using gin (tags);
create index product_search_words on product_search using gin (words);

-- How many products have all words of a query within a circle, counted up to a bound. A plan of its own: reading every text instead of the
-- index looks cheap to the planner and is not.
create function search_count(circle text, query tsquery, at_most int) returns int
language plpgsql stable set enable_seqscan = off as $$
begin
  case circle
    when 'names' then return (select count(*) from (select from product_search where names @@ query limit at_most) n);
    when 'tags' then return (select count(*) from (select from product_search where tags @@ query limit at_most) n);
    when 'words' then return (select count(*) from (select from product_search where words @@ query limit at_most) n);
  end case;
end $$;

-- The words that exist, to put typing mistakes right. `variants`: the word with up to two letters left out.
create table search_terms (
  term text primary key,
  display text not null,
  uses int not null,
  variants text[] not null
);
create index search_terms_variants on search_terms using gin (variants);

-- What can be suggested, by language.
create table search_phrases (
  language text not null,
  phrase text not null,
  display text not null,
  uses int not null,
  tokens tsvector not null,
  primary key (language, phrase)
);
create index search_phrases_tokens on search_phrases using gin (tokens);

-- What people look for. `heat` adds n·2^(time/half-life): old searches fade without ever being touched.
create table hot_searches (
  language text not null,
  phrase text not null,
  display text not null,
  heat double precision not null,
  primary key (language, phrase)
);
create index hot_searches_hottest on hot_searches (language, heat desc);

create table product_sales_days (
  product_id bigint not null references products,
  day date not null,
  quantity int not null check (quantity > 0),
  primary key (product_id, day)
);

-- Reviews by stars, 1 to 5, and how many have pictures.
create table product_stats (
  product_id bigint primary key references products,
  stars int[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5),
  with_pictures int not null default 0 check (with_pictures >= 0)
);

create table product_imports (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  file_name text not null,
  products int not null,
  skus int not null,
  imported int not null,
  refused int not null,
  problems jsonb not null,
  created_at timestamptz not null
);
create index product_imports_by_shop on product_imports (shop_id, id desc);

create table import_pictures (
  id bigint generated always as identity primary key,
  import_id bigint not null references product_imports,
  product_id bigint not null references products,
  url text not null check (char_length(url) <= 2000),
  position int not null,
  alt text not null default '',
  -- The option values of the SKUs that it shows.
  skus jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  reason text,
  stored jsonb,
  unique (import_id, product_id, url),
  check ((state = 'fetched') = (stored is not null)),
  check ((state = 'failed') = (reason is not null))
);
create index import_pictures_by_product on import_pictures (product_id, url);
