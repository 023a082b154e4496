-- What was written to the words' index lately waits in a list that every search reads through: at 4 MB, as it is by default, a search took half as
-- long again; at 1 MB at most a seventh, and a write takes no longer. Owned by slices/catalogue.
alter index product_search_words set (gin_pending_list_limit = 1024);
