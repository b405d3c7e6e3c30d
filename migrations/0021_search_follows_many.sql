-- Many parts that come at once, by import, seed or restore, enter the search by one statement, not row by row.

-- What a part is searched by that has to be worked out.
create function search_texts(name text, sku text, category text, description text, specs jsonb)
returns table (title text, facets text[], words tsvector)
language sql immutable parallel safe as $$
  select
    lower(name || ' ' || sku),
    part_facets(specs),
    setweight(to_tsvector('english', named), 'A')
      || setweight(to_tsvector('english', plain_words(category)), 'B')
      || setweight(to_tsvector('english', specified), 'C')
      -- Found by these too, but not before others.
      || strip(to_tsvector(
        'english', respelt_words(named) || ' ' || respelt_words(specified) || ' ' || plain_words(description)
      ))
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
      )) as specified
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
  from search_texts(part.name, part.sku, part.category, part.description, part.specs) texts
  on conflict (part_id) do update set
    position = excluded.position, category = excluded.category, price_cents = excluded.price_cents,
    minimum_quantity = excluded.minimum_quantity, orderable = excluded.orderable, title = excluded.title,
    facets = excluded.facets, words = excluded.words;
end $$;

create function follow_new_parts() returns trigger language plpgsql as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets, words)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, texts.*
  from added part
  cross join lateral search_texts(part.name, part.sku, part.category, part.description, part.specs) texts
  where part.archived_at is null;
  return null;
end $$;

drop trigger parts_followed_by_search on parts;
create trigger parts_followed_by_search
  after update of name, sku, category, description, specs, price_cents, minimum_quantity, archived_at
  on parts for each row execute function follow_part();
create trigger new_parts_followed_by_search
  after insert on parts referencing new table as added for each statement execute function follow_new_parts();
