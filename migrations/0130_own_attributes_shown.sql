-- What of a shop's own attributes visitors filter by, and see on cards and in tables.
alter table vocabulary_attributes
  add column is_facet boolean not null default false,
  -- Where each range of its numbers begins; where there are none, the shop has ranges for any numbers.
  add column facet_bounds integer[] not null default '{}' check (cardinality(facet_bounds) <= 30),
  add column is_highlighted boolean not null default false;

-- How far the parts are that are being read by a vocabulary; of one that they are in, all.
alter table vocabulary_readings
  add column parts_read integer not null default 0,
  add column is_done boolean not null default true;

-- What gives facets: the vocabulary that every shop has, and the attributes of this one.
create view facets_given as
  select code, facet, priority, bounds, exact from facet_sources
  union all
  select code, 'spec.' || code, 0,
    case when type = 'number' then coalesce(
      nullif(facet_bounds, '{}'),
      '{5,10,20,50,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000,10000000,100000000}'
    )::numeric[] end,
    true
  from vocabulary_attributes own
  where is_facet and not exists (select from facet_sources known where known.code = own.code);

create or replace function part_facets(specs jsonb) returns text[]
language sql stable parallel safe as $$
  with chosen as (
    select distinct on (facet) facet, specs -> code as held, bounds, exact
    from facets_given
    where specs ? code and specs -> code not in ('null', '[]', '{}')
    order by facet, priority
  )
  select coalesce(array_agg(distinct facet || ':' || value), '{}')
  from chosen
  cross join lateral jsonb_path_query(held, 'strict $.**') as each_held
  cross join lateral (
    select case when jsonb_typeof(each_held) in ('string', 'number', 'boolean') then each_held #>> '{}' end as plain
    offset 0
  ) as one
  cross join lateral (values
    (case when exact then facet_value(plain, null) end),
    (case when bounds is not null then facet_value(plain, bounds) end)
  ) as valued (value)
  where value is not null
$$;
