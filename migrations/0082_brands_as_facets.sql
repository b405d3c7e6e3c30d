-- Parts are filtered by brand, too.
create or replace function part_facets(specs jsonb) returns text[]
language sql immutable parallel safe as $$
  with sources (priority, facet, key, step) as (
    values
      (1, 'brand', 'brand', null::integer),
      (1, 'type', 'type', null),
      (1, 'socket', 'socket', null), (2, 'socket', 'sockets', null),
      (1, 'chipset', 'chipset', null),
      (1, 'memoryType', 'memoryType', null), (2, 'memoryType', 'memoryTypes', null),
      (1, 'formFactor', 'formFactor', null),
      (1, 'boardSize', 'motherboardFormFactors', null),
      (1, 'capacity', 'totalGB', null), (2, 'capacity', 'capacityGB', null),
      (1, 'modules', 'modules', null),
      (1, 'speed', 'speedMTs', null),
      (1, 'ecc', 'ecc', null),
      (1, 'cardMemory', 'memoryGB', null),
      (1, 'interface', 'interface', null),
      (1, 'boardPower', 'boardPowerW', 100),
      (1, 'wattage', 'wattageW', null),
      (1, 'efficiency', 'efficiencyClass', null),
      (1, 'modular', 'modular', null),
      (1, 'rating', 'tdpRatingW', 50),
      (1, 'radiator', 'radiatorMm', null), (2, 'radiator', 'radiators', null),
      (1, 'height', 'heightMm', 20),
      (1, 'size', 'sizeMm', null), (2, 'size', 'size', null),
      (1, 'fanSpeed', 'rpmMax', 500),
      (1, 'airflow', 'airflowCfm', 20),
      (1, 'connector', 'connector', null),
      (1, 'bearing', 'bearing', null),
      (1, 'cardRoom', 'maxGpuMm', 50),
      (1, 'coolerRoom', 'maxCoolerMm', 20),
      (1, 'supplySize', 'psuFormFactors', null),
      (1, 'portType', 'portType', null),
      (1, 'linkSpeed', 'speedGbps', null),
      (1, 'ethernet', 'ethernet', null),
      (1, 'wifi', 'wifi', null),
      (1, 'length', 'lengthMm', 50),
      (1, 'cores', 'cores', null),
      (1, 'tdp', 'tdpW', 25),
      (1, 'screen', 'screenIn', 4),
      (1, 'resolution', 'resolution', null),
      (1, 'refresh', 'refreshHz', null),
      (1, 'panel', 'panel', null),
      (1, 'connection', 'connectivity', null)
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

-- Indexes that are made anew take less time than such as follow each row.
drop index part_search_title_idx;
drop index part_search_facets_idx;
drop index part_search_words_idx;
update part_search s set
  facets = part_facets(p.specs),
  words = s.words || array_to_tsvector(array['=brand:' || lower(facet_value(p.specs ->> 'brand', null))])
from parts p
where p.id = s.part_id and jsonb_typeof(p.specs -> 'brand') = 'string'
  and facet_value(p.specs ->> 'brand', null) is not null;
create index part_search_title_idx on part_search using gin (title gin_trgm_ops) with (gin_pending_list_limit = 512);
create index part_search_facets_idx on part_search using gin (facets) with (gin_pending_list_limit = 512);
create index part_search_words_idx on part_search using gin (words) with (gin_pending_list_limit = 512);
