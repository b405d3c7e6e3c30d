-- What the catalogue is searched by: one narrow row for each part on sale. Triggers keep it right, so that
-- no writer can forget it and a purchase, which only moves stock, pays nothing for it.

create extension if not exists pg_trgm;

create table part_search (
  part_id text primary key references parts (id) on delete cascade,
  position bigint not null,
  category text not null,
  price_cents bigint not null,
  minimum_quantity integer not null,
  -- Whether the smallest order could be placed now.
  orderable boolean not null,
  -- Name and number in lower case, for pieces of words and for the order by name.
  title text not null,
  -- 'socket:AM5', 'capacity:32': one entry for each value that parts are filtered by.
  facets text[] not null,
  words tsvector not null
);
-- One spec as a facet's value: numbers of a range by the range they are in, sockets spelt one way. Zero and
-- nothing say nothing; a comma would end the value in an address.
create function facet_value(value text, step integer) returns text
language sql immutable parallel safe as $$
  select case
    when value is null or btrim(value) in ('', '0') then null
    when step is not null and value ~ '^\d{1,9}(\.\d+)?$' then
      (floor(value::numeric / step) * step)::bigint || '-' || ((floor(value::numeric / step) + 1) * step - 1)::bigint
    when step is not null then null
    else regexp_replace(left(btrim(translate(value, ',', ' ')), 60), '^LGA *(?=\d)', 'LGA ')
  end
$$;

-- The facets of a part's specs. Of the keys that may hold a facet's value, the first one there counts.
create function part_facets(specs jsonb) returns text[]
language sql immutable parallel safe as $$
  with sources (priority, facet, key, step) as (
    values
      (1, 'type', 'type', null::integer),
      (1, 'socket', 'socket', null), (2, 'socket', 'sockets', null), (3, 'socket', 'cpu_sockets', null),
      (1, 'chipset', 'chipset', null),
      (1, 'memoryType', 'memoryType', null), (2, 'memoryType', 'memory.ram_type', null),
      (3, 'memoryType', 'ram_type', null), (4, 'memoryType', 'memory_type', null),
      (5, 'memoryType', 'specifications.memory.types', null),
      (1, 'formFactor', 'formFactor', null), (2, 'formFactor', 'form_factor', null),
      (1, 'boardSize', 'motherboardFormFactors', null),
      (2, 'boardSize', 'supported_motherboard_form_factors', null),
      (1, 'capacity', 'totalGB', null), (2, 'capacity', 'capacityGB', null), (3, 'capacity', 'capacity', null),
      (1, 'modules', 'modules', null), (2, 'modules', 'modules.quantity', null),
      (1, 'speed', 'speedMTs', null), (2, 'speed', 'speed', null),
      (1, 'ecc', 'ecc', null),
      (1, 'cardMemory', 'memoryGB', null), (2, 'cardMemory', 'memory', null),
      (1, 'interface', 'interface', null),
      (1, 'boardPower', 'boardPowerW', 100), (2, 'boardPower', 'tdp', 100),
      (3, 'boardPower', 'specifications.tdp', 50),
      (1, 'wattage', 'wattageW', null), (2, 'wattage', 'wattage', null),
      (1, 'efficiency', 'efficiencyClass', null), (2, 'efficiency', 'efficiency_rating', null),
      (1, 'modular', 'modular', null),
      (1, 'rating', 'tdpRatingW', 50),
      (1, 'radiator', 'radiatorMm', null), (2, 'radiator', 'radiator_size', null),
      (3, 'radiator', 'radiators', null),
      (1, 'height', 'heightMm', 20), (2, 'height', 'height', 20),
      (1, 'size', 'sizeMm', null), (2, 'size', 'size', null),
      (1, 'fanSpeed', 'rpmMax', 500), (2, 'fanSpeed', 'max_fan_rpm', 500),
      (1, 'airflow', 'airflowCfm', 20),
      (1, 'connector', 'connector', null),
      (1, 'bearing', 'bearing', null),
      (1, 'cardRoom', 'maxGpuMm', 50), (2, 'cardRoom', 'max_video_card_length', 50),
      (1, 'coolerRoom', 'maxCoolerMm', 20), (2, 'coolerRoom', 'max_cpu_cooler_height', 20),
      (1, 'supplySize', 'psuFormFactors', null),
      (2, 'supplySize', 'supported_power_supply_form_factors', null),
      (1, 'portType', 'portType', null),
      (1, 'linkSpeed', 'speedGbps', null),
      (1, 'ethernet', 'ethernet', null),
      (1, 'wifi', 'wifi', null),
      (1, 'length', 'lengthMm', 50), (2, 'length', 'length', 50)
  ),
  chosen as (
    select distinct on (facet) facet, specs -> key as held, step
    from sources
    where specs ? key and specs -> key not in ('null', '[]', '{}')
    order by facet, priority
  )
  select coalesce(array_agg(distinct facet || ':' || value), '{}')
  from chosen
  cross join lateral jsonb_path_query(held, 'strict $.**') as each_held
  cross join lateral facet_value(
    case when jsonb_typeof(each_held) in ('string', 'number', 'boolean') then each_held #>> '{}' end,
    step
  ) as value
  where value is not null
$$;

-- A text as plain words.
create function plain_words(value text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(lower(value), '[^[:alnum:]]+', ' ', 'g')
$$;

-- And as people may type them too: 'ddr5' as 'ddr 5', '32 gb' as '32gb', 'lga 1700' as 'lga1700'.
create function respelt_words(plain text) returns text
language sql immutable parallel safe as $$
  select
    regexp_replace(plain, '([[:alpha:]])(?=\d)|(\d)(?=[[:alpha:]])', '\1\2 ', 'g') || ' ' ||
    regexp_replace(plain, '\m([[:alpha:]]+) (?=\d+\M)', '\1', 'g') || ' ' ||
    regexp_replace(plain, '\m(\d+) (?=[[:alpha:]]+\M)', '\1', 'g')
$$;

create function put_part_search(part parts) returns void language plpgsql as $$
declare
  named text := plain_words(part.name || ' ' || part.sku);
  specified text := plain_words(coalesce(
    (
      select string_agg(held #>> '{}', ' , ')
      from jsonb_path_query(part.specs, 'strict $.**') as held
      where jsonb_typeof(held) in ('string', 'number')
    ),
    ''
  ));
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets, words)
  values (
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity,
    lower(part.name || ' ' || part.sku),
    part_facets(part.specs),
    setweight(to_tsvector('english', named), 'A')
      || setweight(to_tsvector('english', plain_words(part.category)), 'B')
      || setweight(to_tsvector('english', specified), 'C')
      -- Found by these too, but not before others.
      || strip(to_tsvector(
        'english', respelt_words(named) || ' ' || respelt_words(specified) || ' ' || plain_words(part.description)
      ))
  )
  on conflict (part_id) do update set
    position = excluded.position, category = excluded.category, price_cents = excluded.price_cents,
    minimum_quantity = excluded.minimum_quantity, orderable = excluded.orderable, title = excluded.title,
    facets = excluded.facets, words = excluded.words;
end $$;

create function follow_part() returns trigger language plpgsql as $$
begin
  if new.archived_at is null then
    perform put_part_search(new);
  else
    delete from part_search where part_id = new.id;
  end if;
  return null;
end $$;
create trigger parts_followed_by_search
  after insert or update of name, sku, category, description, specs, price_cents, minimum_quantity, archived_at
  on parts for each row execute function follow_part();

-- Most purchases leave a part orderable or not, as it was.
create function follow_stock() returns trigger language plpgsql as $$
begin
  update part_search set orderable = new.available_quantity >= new.minimum_quantity where part_id = new.id;
  return null;
end $$;
create trigger parts_stock_followed_by_search
  after update of available_quantity on parts for each row
  when ((old.available_quantity >= old.minimum_quantity) <> (new.available_quantity >= new.minimum_quantity))
  execute function follow_stock();

do $$
declare
  part parts;
begin
  for part in select * from parts where archived_at is null order by position loop
    perform put_part_search(part);
  end loop;
end $$;

create index part_search_position_idx on part_search (position);
create index part_search_category_position_idx on part_search (category, position);
-- Written seldom and read always: no list of pending entries that every search would have to go through.
create index part_search_title_idx on part_search using gin (title gin_trgm_ops) with (fastupdate = off);
create index part_search_facets_idx on part_search using gin (facets) with (fastupdate = off);
create index part_search_words_idx on part_search using gin (words) with (fastupdate = off);
