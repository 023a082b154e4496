-- Counting what fits a filter reads a branch, a category, a shop or a span of prices from an index and nothing else. Owned by slices/catalogue.

-- Only counting says "product_id > 0", which is always so: a search of words, which does not, can't be led by these indexes into opening the
-- texts of a whole branch (0031). What changes with every sale (sales, score) is not in them.
create index product_search_by_root on product_search (category_root, min_price_cents) include (shop_id, rating_centi, skus_in_stock) where on_sale and product_id > 0;
create index product_search_by_category on product_search (category_id, min_price_cents) include (shop_id, rating_centi, skus_in_stock) where on_sale and product_id > 0;
create index product_search_by_shop on product_search (shop_id, min_price_cents) include (rating_centi, skus_in_stock) where on_sale and product_id > 0;
create index product_search_by_price on product_search (min_price_cents) include (shop_id, rating_centi, skus_in_stock) where on_sale and product_id > 0;
