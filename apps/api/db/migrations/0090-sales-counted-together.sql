-- What was sold and is not yet in the figures of its product and shop. A product that sold is written with all its places in the rankings (some
-- twenty index entries), so it is written for all its sales of ten minutes at once. Written at the end, read and emptied as a whole: without an
-- index, and without a look for the product, which the order's line has made. Owned by slices/catalogue.
create table product_sales_uncounted (
  product_id bigint not null,
  quantity int not null,
  sold_at timestamptz not null
);
