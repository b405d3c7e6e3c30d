-- Which of the vocabulary's codes give which facets, and between which bounds numbers are put into ranges: written by
-- the shop at its start, from the vocabulary, and read by whatever writes a part. Of several codes that give a facet the
-- one of the lowest priority counts.
create table facet_sources (
  code text primary key,
  facet text not null,
  priority smallint not null,
  bounds numeric[] check (cardinality(bounds) > 0),
  -- Whether a part has its very value beside the range that it is in.
  exact boolean not null default true check (exact or bounds is not null),
  -- Of an attribute that the shop added itself.
  own boolean not null default false
);

drop function facet_value(text, integer);

-- One spec as a facet's value: numbers of a range by the range they are in, from a bound to below the next. Zero and
-- nothing say nothing; a comma would end the value in an address.
create function facet_value(value text, bounds numeric[]) returns text
language sql immutable parallel safe as $$
  select case
    when value is null or btrim(value) in ('', '0') then null
    when bounds is null then regexp_replace(left(btrim(translate(value, ',', ' ')), 60), '^LGA *(?=\d)', 'LGA ')
    when value ~ '^\d{1,9}(\.\d+)?$' then
      coalesce(bounds[width_bucket(value::numeric, bounds)], 0) || '-'
        || coalesce((bounds[width_bucket(value::numeric, bounds) + 1] - 1)::text, '')
  end
$$;

create or replace function part_facets(specs jsonb) returns text[]
language sql stable parallel safe as $$
  with chosen as (
    select distinct on (facet) facet, specs -> code as held, bounds, exact
    from facet_sources
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
