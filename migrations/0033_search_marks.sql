-- What a part is found by beside the words of its texts. As marks, which begin with '=' as no word does: its numbers
-- joined, the words of its name whole, its category, its facets but ranges, its specs that are true. As words: what is
-- left of a number without its first piece or two ('CA-TM5-6032' as 'tm56032'), and numbers with the unit that their key
-- ends in ('wattageW': 850 as '850w').
create function search_marks(name text, sku text, category text, facets text[], specs jsonb) returns tsvector
language sql immutable parallel safe as $$
  with numbers as (
    select array_remove(regexp_split_to_array(lower(left(number, 500)), '[^[:alnum:]]+'), '') as pieces
    from unnest(array[sku, specs ->> 'partNumber']) as number
    where number is not null
  ),
  entries as (
    select entry ->> 'key' as key, entry -> 'value' as value
    from jsonb_path_query(specs, 'strict $.** ? (@.type() == "object").keyvalue()') as entry
  ),
  marks as (
    select '=number:' || array_to_string(pieces, '') as mark from numbers where cardinality(pieces) > 0
    union all
    select array_to_string(pieces[start:], '') from numbers, generate_series(1, least(cardinality(pieces) - 1, 2)) as start
    union all
    select '=name:' || word from regexp_split_to_table(plain_words(name), ' ') as word where word <> ''
    union all
    select '=category:' || lower(category)
    union all
    select '=' || lower(facet) from unnest(facets) as facet where facet !~ ':\d+-\d+$'
    union all
    select left('=is:' || lower(key), 100) from entries where value = 'true'
    union all
    select (number #>> '{}') || lower(substr(key, start))
    from entries
    cross join lateral generate_series(2, length(key)) as start
    cross join lateral jsonb_path_query(value, 'lax $[*] ? (@.type() == "number" && @ <> 0)') as number
    where key ~ '^[a-z][[:alnum:]]{1,40}$' and substr(key, start, 1) ~ '[A-Z]' and length(number #>> '{}') < 40
  )
  select array_to_tsvector(coalesce(array_agg(distinct mark), '{}')) from marks
$$;

create or replace function search_texts(name text, sku text, category text, description text, specs jsonb)
returns table (title text, facets text[], words tsvector)
language sql immutable parallel safe as $$
  select
    lower(name || ' ' || sku),
    texts.facets,
    setweight(to_tsvector('english', named), 'A')
      || setweight(to_tsvector('english', plain_words(category)), 'B')
      || setweight(to_tsvector('english', specified), 'C')
      -- Found by these too, but not before others.
      || strip(to_tsvector(
        'english', respelt_words(named) || ' ' || respelt_words(specified) || ' ' || plain_words(description)
      ))
      || search_marks(name, sku, category, texts.facets, specs)
  from (
    select
      plain_words(name || ' ' || sku) as named,
      plain_words(coalesce(
        (
          select string_agg(held #>> '{}', ' , ')
          from jsonb_path_query(specs, 'strict $.**') as held
          where jsonb_typeof(held) in ('string', 'number')
        ),
        ''
      )) as specified,
      part_facets(specs) as facets
    -- Keeps them from being worked out wherever they are named.
    offset 0
  ) texts
$$;

update part_search s set words = texts.words
from parts p
cross join lateral search_texts(p.name, p.sku, p.category, p.description, p.specs) texts
where p.id = s.part_id;
