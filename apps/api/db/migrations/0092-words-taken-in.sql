-- What was written to the words' index lately waits in a list that every search reads through, once for each of its queries: with its 92 pages a page of
-- a word that some hundred products have took 4.7 ms in place of 3.3, by relevance 9.6 in place of 5.9. A product whose row is written to another place
-- puts all its words there, so counting what was sold fills it as well; its end (0076) is only how far it may get. Owned by slices/catalogue.

-- Puts what waits into the index; returns how many pages it was. The server may not do so by itself: the index is its owner's.
create function search_take_pending() returns bigint
language sql security definer set search_path = public, pg_temp as $$ select gin_clean_pending_list('product_search_words') $$;
