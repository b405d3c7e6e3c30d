-- Thousands of parts imported at once took four times as long without a list of pending entries; a short
-- one costs a search less than a millisecond.
alter index part_search_title_idx set (fastupdate = on, gin_pending_list_limit = 512);
alter index part_search_facets_idx set (fastupdate = on, gin_pending_list_limit = 512);
alter index part_search_words_idx set (fastupdate = on, gin_pending_list_limit = 512);
