-- After enough sales the database gathers statistics of products anew. Nothing is found or joined by these columns, and reading them was three
-- fifths of it (2.1 and 0.85 s with 100,000 products). Owned by slices/catalogue.
alter table products alter titles set statistics 0, alter descriptions set statistics 0, alter keywords set statistics 0,
  alter specifications set statistics 0, alter options set statistics 0, alter pictures set statistics 0;

-- 4.5 s, all but 0.1 of it for words, which sales do not change: once half of the rows have changed, in place of a tenth. An import that adds half
-- as many products as there were is among them.
alter table product_search set (autovacuum_analyze_scale_factor = 0.5);
