-- From so many on, so much each: [{"from": 100, "unitPriceCents": 490}], at most ten, rising from 2 on, each below the one
-- before it, the first below the part's price. Whoever refuses sooner says why in words.
create function is_ladder(price_cents bigint, breaks jsonb) returns boolean language plpgsql immutable as $$
declare
  step jsonb;
  last_from numeric := 1;
  last_price numeric := price_cents;
begin
  if jsonb_typeof(breaks) <> 'array' or jsonb_array_length(breaks) > 10 then
    return false;
  end if;
  for step in select jsonb_array_elements(breaks) loop
    if jsonb_typeof(step) <> 'object' or step - '{from,unitPriceCents}'::text[] <> '{}'
        or coalesce(jsonb_typeof(step->'from'), '') <> 'number'
        or coalesce(jsonb_typeof(step->'unitPriceCents'), '') <> 'number' then
      return false;
    end if;
    if (step->'from')::numeric % 1 <> 0 or (step->'from')::numeric not between last_from + 1 and 1000000
        or (step->'unitPriceCents')::numeric % 1 <> 0
        or (step->'unitPriceCents')::numeric not between 1 and last_price - 1 then
      return false;
    end if;
    last_from := (step->'from')::numeric;
    last_price := (step->'unitPriceCents')::numeric;
  end loop;
  return true;
end $$;

alter table parts add column breaks jsonb not null default '[]',
  add constraint parts_breaks_are_a_ladder check (breaks = '[]' or is_ladder(price_cents, breaks));
