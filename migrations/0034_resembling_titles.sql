-- The titles in which some word may be the one that was misspelt: with two letters swapped, or alike. As many as are
-- enough, since they are compared one by one.

-- Loads what knows the setting below.
select similarity('', '');

create function resembling_titles(typed text, swapped text, most integer) returns setof text
language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  (select title from part_search where title ~ swapped limit most)
  union all
  (select title from part_search where typed <% title limit most)
$$;
