-- Reviews: what buyers say after a completed order, once per order line. Owned by slices/reviews.

create table reviews (
  id bigint generated always as identity primary key,
  order_line_id bigint not null unique references order_lines,
  product_id bigint not null references products,
  shop_id bigint not null references shops,
  user_id bigint not null references users,
  -- The author's name as it is shown, already shortened: "A***a".
  author text not null,
  score smallint not null check (score between 1 and 5),
  service_score smallint not null check (service_score between 1 and 5),
  shipping_score smallint not null check (shipping_score between 1 and 5),
  content text not null check (char_length(content) between 1 and 2000),
  language text not null,
  option_text text not null default '',
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 9),
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null,
  check ((reply is null) = (replied_at is null))
);
create index reviews_by_product on reviews (product_id, created_at desc, id desc);
create index reviews_by_product_score on reviews (product_id, score, created_at desc, id desc);
create index reviews_by_product_pictures on reviews (product_id, created_at desc, id desc) where pictures <> '[]';
create index reviews_by_shop on reviews (shop_id, created_at desc, id desc);
