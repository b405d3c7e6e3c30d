-- The maker's number of a part: beside the shop's own, found like it, and shown where that is only an id. An import by
-- id kept it among the specs.
alter table parts add column mpn text check (length(mpn) between 1 and 500);

drop function search_texts(text, text, text, text, jsonb);
drop function search_marks(text, text, text, text[], jsonb);

create function search_marks(name text, sku text, mpn text, category text, facets text[], specs jsonb) returns tsvector
language sql immutable parallel safe as $$
  with numbers as (
    select array_remove(regexp_split_to_array(lower(left(number, 500)), '[^[:alnum:]]+'), '') as pieces
    from unnest(array[sku, mpn]) as number
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

create function search_texts(name text, sku text, mpn text, category text, description text, specs jsonb)
returns table (title text, facets text[], words tsvector)
language sql immutable parallel safe as $$
  select
    lower(numbered),
    texts.facets,
    setweight(to_tsvector('english', named), 'A')
      || setweight(to_tsvector('english', plain_words(category)), 'B')
      || setweight(to_tsvector('english', specified), 'C')
      -- Found by these too, but not before others.
      || strip(to_tsvector(
        'english', respelt_words(named) || ' ' || respelt_words(specified) || ' ' || plain_words(description)
      ))
      || search_marks(name, sku, mpn, category, texts.facets, specs)
  from (
    select
      concat_ws(' ', name, sku, mpn) as numbered,
      plain_words(concat_ws(' ', name, sku, mpn)) as named,
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

create or replace function put_part_search(part parts) returns void language plpgsql as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets, words)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, texts.*
  from search_texts(part.name, part.sku, part.mpn, part.category, part.description, part.specs) texts
  on conflict (part_id) do update set
    position = excluded.position, category = excluded.category, price_cents = excluded.price_cents,
    minimum_quantity = excluded.minimum_quantity, orderable = excluded.orderable, title = excluded.title,
    facets = excluded.facets, words = excluded.words;
end $$;

create or replace function follow_new_parts() returns trigger language plpgsql as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets, words)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, texts.*
  from added part
  cross join lateral search_texts(part.name, part.sku, part.mpn, part.category, part.description, part.specs) texts
  where part.archived_at is null;
  return null;
end $$;

create or replace function follow_part() returns trigger language plpgsql as $$
begin
  if new.archived_at is not null then
    delete from part_search where part_id = new.id;
  elsif old.archived_at is null and (old.name, old.sku, old.category, old.description, old.specs)
      = (new.name, new.sku, new.category, new.description, new.specs) and old.mpn is not distinct from new.mpn then
    update part_search set price_cents = new.price_cents, minimum_quantity = new.minimum_quantity,
      orderable = new.available_quantity >= new.minimum_quantity
    where part_id = new.id;
  else
    perform put_part_search(new);
  end if;
  return null;
end $$;

drop trigger parts_followed_by_search on parts;

update parts set mpn = nullif(left(btrim(specs ->> 'partNumber'), 500), ''), specs = specs - 'partNumber'
where jsonb_typeof(specs -> 'partNumber') in ('string', 'number');
-- All at once, which takes a third of the time.
update part_search s set title = texts.title, facets = texts.facets, words = texts.words
from parts p
cross join lateral search_texts(p.name, p.sku, p.mpn, p.category, p.description, p.specs) texts
where p.id = s.part_id and p.mpn is not null;

create trigger parts_followed_by_search
  after update of name, sku, mpn, category, description, specs, price_cents, minimum_quantity, archived_at
  on parts for each row execute function follow_part();
