-- The schema of release 0.1.0. Later migrations follow; this file stays as it is.

set local check_function_bodies = off;

create extension if not exists pg_trgm;

-- Orders draw from one sequence, which nobody waits for; who draws and places nothing leaves a gap. A year's numbers begin
-- after what had been drawn when its first order came, so that each draw is one number.
create sequence order_draws;

-- Functions that tables use

-- What a part has besides the picture it is known by: [{"url": "/img/u/….webp", "text": "The back"}].
create function are_attachments(list jsonb, most integer) returns boolean language sql immutable
return case when jsonb_typeof(list) <> 'array' then false else jsonb_array_length(list) <= most and not exists (
  select from jsonb_array_elements(list) item
  where jsonb_typeof(item) <> 'object' or item - '{url,text}'::text[] <> '{}'
    or coalesce(jsonb_typeof(item->'url'), '') <> 'string' or length(item->>'url') not between 1 and 500
    or coalesce(jsonb_typeof(item->'text'), '') <> 'string' or length(item->>'text') > 200) end;

-- What was ordered, and where it goes, stays as it was, whatever hand there is in the database. Only `lower_order` makes less of
-- it, as long as it is not paid, and `send_order_to` has it go elsewhere, until it is shipped.
create function changes_order()
 returns text
 language sql
 stable
as $$
  select coalesce(current_setting('shop.changes_order', true), '')
$$;

-- Counts unpaid orders of this account, and of unproved accounts of this network, that lapsed within a day. An order that
-- took the last of a part and that its buyer deleted late counts, too: otherwise deleting it in time would avoid the count.
create function count_lapsed_orders(buyer_id text, network text)
 returns integer
 language sql
 stable
as $$
  with recent as (
    select id, user_id, created_at, cancelled_at, paid_at, cancel_reason, takes_last, cancelling_by from orders
    where user_id = buyer_id and created_at > now() - interval '3 days'
    union
    select id, user_id, created_at, cancelled_at, paid_at, cancel_reason, takes_last, cancelling_by from orders
    where placed_from = network and created_at > now() - interval '3 days'
  )
  select count(*)::integer from recent
  where cancelled_at > now() - interval '1 day' and paid_at is null
    and (cancel_reason = 'expired' or takes_last and cancelling_by = user_id and cancelled_at > created_at + interval '10 minutes')
$$;

create function draw_order_number(year_placed integer)
 returns text
 language plpgsql
as $$
declare
  drawn_before bigint;
begin
  select y.drawn_before into drawn_before from order_years y where y.year = year_placed;
  if not found then
    -- Less those that the year has already: of the release before, or of a backup that was read.
    insert into order_years
    select year_placed, drawn - coalesce((
      select max(substr(order_number, 9)::bigint) from orders
      where order_number >= 'CA-' || year_placed || '-' and order_number < 'CA-' || year_placed || '.'), 0)
    from (select case when is_called then last_value else 0 end as drawn from order_draws) so_far
    on conflict do nothing;
    select y.drawn_before into drawn_before from order_years y where y.year = year_placed;
  end if;
  return order_number_text(year_placed, nextval('order_draws') - drawn_before);
end $$;

-- Ends the waiting of so many units of an order's lines, of all that wait without these; says how many of each did.
create function drop_waiting(of_order text, numbers integer[] DEFAULT NULL::integer[], units integer[] DEFAULT NULL::integer[])
 returns TABLE(line integer, dropped_units integer)
 language plpgsql
as $$
begin
  if not exists (select from back_orders b where b.order_id = of_order and b.waiting > 0) then
    return;
  end if;
  -- Whoever gives them something holds the part, too. All parts of the order, in their order, as whoever moves them does.
  perform from parts p where p.id in (select l.part_id from order_lines l where l.order_id = of_order) order by p.id for no key update;
  return query
    with ended as (
      select b.id, b.number, case when numbers is null then b.waiting else least(b.waiting, asked.units) end as units
      from back_orders b
      left join unnest(numbers, units) as asked (number, units) on asked.number = b.number
      where b.order_id = of_order and b.waiting > 0 and (numbers is null or asked.number is not null)
    ), written as (
      update back_orders b set waiting = b.waiting - ended.units, dropped = b.dropped + ended.units from ended where b.id = ended.id
    )
    select ended.number, ended.units from ended;
end $$;

-- One spec as a facet's value: numbers of a range by the range they are in, from a bound to below the next. Zero and
-- nothing say nothing; a comma would end the value in an address.
create function facet_value(value text, bounds numeric[])
 returns text
 language sql
 immutable parallel safe
as $$
  select case
    when value is null or btrim(value) in ('', '0') then null
    when bounds is null then regexp_replace(left(btrim(translate(value, ',', ' ')), 60), '^LGA *(?=\d)', 'LGA ')
    when value ~ '^\d{1,9}(\.\d+)?$' then
      coalesce(bounds[width_bucket(value::numeric, bounds)], 0) || '-'
        || coalesce((bounds[width_bucket(value::numeric, bounds) + 1] - 1)::text, '')
  end
$$;

-- As before, but paid orders before unpaid ones, and those of unproved accounts last; the oldest first of each.
create function give_to_waiting(part_ids text[])
 returns void
 language plpgsql
as $$
begin
  if not exists (select from back_orders b where b.part_id = any(part_ids) and b.waiting > 0) then
    return;
  end if;
  with ranked as (
    select b.id, b.order_id, b.number, b.part_id, b.waiting,
      case when o.paid_at is not null then 1 when is_proved(o.user_id) then 2 else 3 end as rank
    from back_orders b join orders o on o.id = b.order_id
    where b.part_id = any(part_ids) and b.waiting > 0
  ), queue as (
    select r.id, r.order_id, r.number, r.part_id, r.waiting, p.available_quantity - coalesce(sum(r.waiting) over before, 0) as left_over
    from ranked r join parts p on p.id = r.part_id
    where p.available_quantity > 0
    window before as (partition by r.part_id order by r.rank, r.id rows between unbounded preceding and 1 preceding)
  ), given as (
    select id, order_id, number, part_id, least(waiting, left_over)::integer as units from queue where left_over > 0
  ), filled as (
    update back_orders b set waiting = b.waiting - given.units from given where b.id = given.id
  ), moved as (
    update parts p set available_quantity = p.available_quantity - taken.units
    from (select part_id, sum(units) as units from given group by part_id) taken where p.id = taken.part_id
  )
  insert into stock_movements (part_id, delta, reason, order_id, order_line)
  select part_id, -units, 'backorder', order_id, number from given order by id;
end $$;

-- Holds a buyer's row until the transaction ends, so that what one buyer orders at once happens in turns,
-- and counts the unpaid orders there are by then; null when the account is closed. A function, because each
-- of its statements sees what was committed while the one before it waited.
create function hold_buyer(buyer_id text)
 returns bigint
 language plpgsql
as $$
begin
  perform 1 from users where id = buyer_id and closed_at is null for no key update;
  if not found then
    return null;
  end if;
  return (
    select count(*) from orders
    where user_id = buyer_id and paid_at is null and status <> 'cancelled'
  );
end $$;

-- When the day begins, in the shop's time zone, from which orders that are paid have invoices; null where there are none.
create function invoices_from()
 returns timestamp with time zone
 language plpgsql
 stable
as $$
begin
  return shop_day_begins((select nullif(value->>'from', '')::date from shop_settings where name = 'invoices'));
end $$;

-- From so many on, so much each: [{"from": 100, "unitPriceCents": 490}], at most ten, rising from 2 on, each below the one
-- before it, the first below the part's price. Whoever refuses sooner says why in words.
create function is_ladder(price_cents bigint, breaks jsonb)
 returns boolean
 language plpgsql
 immutable
as $$
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

-- Whether an account has proved its address, or another service signs it in.
create function is_proved(buyer_id text)
 returns boolean
 language sql
 stable
as $$
  select email_verified or exists (select from accounts where user_id = buyer_id and provider_id <> 'credential')
  from users where id = buyer_id
$$;

-- As before, and `taxes` may begin with a charge for delivery in place of the one before: less is left than is delivered free.
create function lower_order(of_order text, numbers integer[], units integer[], tax_of_lines jsonb, taxes jsonb, actor_id text)
 returns void
 language plpgsql
as $$
#variable_conflict use_column
declare
  part_ids text[];
  deltas integer[];
begin
  -- All of its parts, in their order, as whoever moves them does.
  perform from parts p where p.id in (select l.part_id from order_lines l where l.order_id = of_order) order by p.id for no key update;
  with ended as (
    select b.number, least(b.waiting, asked.units) as units, l.quantity - asked.units as left_over
    from back_orders b
    join unnest(numbers, units) as asked (number, units) on asked.number = b.number
    join order_lines l on (l.order_id, l.number) = (b.order_id, b.number)
    where b.order_id = of_order
  ), said as (
    select e.number, jsonb_agg(jsonb_set(said.part, '{quantity}', to_jsonb(said.units)) order by said.place) as promise
    from ended e join back_orders b on (b.order_id, b.number) = (of_order, e.number)
    cross join lateral (
      select p.part, p.place, least((p.part->>'quantity')::bigint, e.left_over - coalesce(sum((p.part->>'quantity')::bigint)
        over (order by p.place rows between unbounded preceding and 1 preceding), 0)) as units
      from jsonb_array_elements(b.promise) with ordinality as p (part, place)
    ) said where said.units > 0 group by e.number
  ), gone as (
    delete from back_orders b using ended where b.order_id = of_order and b.number = ended.number and b.quantity = ended.units
  ), fewer as (
    update back_orders b set quantity = b.quantity - ended.units, waiting = b.waiting - ended.units,
      promise = coalesce(said.promise, '[]')
    from ended left join said on said.number = ended.number
    where b.order_id = of_order and b.number = ended.number and b.quantity > ended.units
  )
  select array_agg(l.part_id order by l.number), array_agg(coalesce(asked.units, 0) - coalesce(ended.units, 0) order by l.number)
  into part_ids, deltas
  from order_lines l
  left join unnest(numbers, units) as asked (number, units) on asked.number = l.number
  left join ended on ended.number = l.number
  where l.order_id = of_order;

  perform set_config('shop.changes_order', of_order, true);
  update order_lines l set quantity = l.quantity - asked.units, total_cents = l.unit_price_cents * (l.quantity - asked.units),
    tax_facts = nullif(tax_of_lines->(asked.place - 1)::integer, 'null')
  from unnest(numbers, units) with ordinality as asked (number, units, place)
  where l.order_id = of_order and l.number = asked.number;
  delete from order_charges where order_id = of_order
    and (kind = 'tax' or kind in (select charge->>'kind' from jsonb_array_elements(taxes) as t (charge)));
  insert into order_charges (order_id, number, kind, name, amount_cents, facts)
  select of_order, (select count(*) from order_charges where order_id = of_order) + place, charge->>'kind', charge->>'name',
    (charge->>'amountCents')::bigint, charge->'facts'
  from jsonb_array_elements(taxes) with ordinality as t (charge, place);
  update orders o set quantity = lines.units, line_count = lines.lines, updated_at = now(),
    total_cents = lines.cents + coalesce((select sum(amount_cents) from order_charges where order_id = of_order), 0)
  from (
    select sum(quantity) as units, count(*) filter (where quantity > 0) as lines, sum(total_cents) as cents
    from order_lines where order_id = of_order
  ) lines
  where o.id = of_order;
  perform from move_stock(part_ids, deltas, 'line_cancelled', of_order, lower_order.actor_id);
end $$;

-- As before, and who has not confirmed an address orders nothing where the setting `confirmedEmail` of the group `orders`
-- asks for it: read here, so that placing an order asks nothing more.
create function may_order(buyer_id text, of_proved bigint, of_unproved bigint)
 returns boolean
 language plpgsql
as $$
declare
  allowed bigint;
begin
  -- An account that another service signs in counts as proved.
  select case
      when email_verified or exists (select from accounts where user_id = buyer_id and provider_id <> 'credential') then of_proved
      when exists (select from shop_settings where name = 'orders' and value->'confirmedEmail' = 'true') then 0
      else of_unproved
    end into allowed
    from users where id = buyer_id and closed_at is null for no key update;
  if not found then
    return false;
  end if;
  return allowed is null or allowed > (
    select count(*) from (
      select from orders where user_id = buyer_id and paid_at is null and status <> 'cancelled' limit allowed
    ) held
  );
end $$;

-- Moves what an order's lines took: back on sale, with an end to their waiting, or all of it to the order once more.
create function move_order_stock(of_order text, reason text, actor_id text)
 returns TABLE(short_id text, available integer)
 language plpgsql
as $$
#variable_conflict use_column
declare
  part_ids text[];
  deltas integer[];
begin
  if reason <> 'order_revived' then
    perform drop_waiting(of_order);
  end if;
  select array_agg(l.part_id order by l.number),
    array_agg(case when move_order_stock.reason = 'order_revived' then -l.quantity
      else l.quantity - coalesce(b.dropped, 0) end order by l.number)
  into part_ids, deltas
  from order_lines l left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number)
  where l.order_id = of_order;
  return query select * from move_stock(part_ids, deltas, reason, of_order, move_order_stock.actor_id);
  if reason = 'order_revived' and not found then
    update back_orders b set dropped = 0 where b.order_id = of_order;
  end if;
end $$;

-- As before; and what comes in is given to whoever waits.
create function move_stock(part_ids text[], deltas integer[], reason text, order_id text DEFAULT NULL::text, actor_id text DEFAULT NULL::text, note text DEFAULT ''::text, import_id text DEFAULT NULL::text)
 returns TABLE(short_id text, available integer)
 language plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
as $$
#variable_conflict use_variable
begin
  return query
    with held as materialized (
      -- Whoever needs several parts takes them in the order of their ids, so that nobody waits in a circle.
      select p.id, p.available_quantity from parts p where p.id = any(part_ids) order by p.id for no key update
    )
    select held.id, held.available_quantity
    from held
    join (select m.id, sum(m.delta) as delta from unnest(part_ids, deltas) as m (id, delta) group by m.id) moved on moved.id = held.id
    where held.available_quantity + moved.delta < 0;
  if found then
    return;
  end if;

  with moved as (
    update parts p set available_quantity = p.available_quantity + moved.delta
    from (select m.id, sum(m.delta) as delta from unnest(part_ids, deltas) as m (id, delta) group by m.id) moved
    where p.id = moved.id and moved.delta <> 0
  )
  insert into stock_movements (part_id, delta, reason, order_id, order_line, actor_id, note, import_id)
  select m.id, m.delta, reason, order_id, case when order_id is null then 1 else m.place end, actor_id, note, import_id
  from unnest(part_ids, deltas) with ordinality as m (id, delta, place)
  where m.delta <> 0 order by m.place;
  if reason <> 'order' then
    perform give_to_waiting(part_ids);
  end if;
end $$;

create function note_part_texts(written text)
 returns void
 language sql
as $$
  insert into part_writes (part_id) values (written)
  on conflict (part_id) do update set written_by = excluded.written_by, texts_by = excluded.texts_by
$$;

create function order_number_text(year integer, number bigint)
 returns text
 language sql
 immutable
as $$
  select 'CA-' || year || '-' || lpad(number::text, greatest(6, length(number::text)), '0')
$$;

-- Parts are filtered by brand, too.
create function part_facets(specs jsonb)
 returns text[]
 language sql
 stable parallel safe
as $$
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

-- As before; terms may have ofLapsed, how many lapsed orders keep an unproved account from another, and placedFrom, the
-- network of the buyer.
create function place_order(terms jsonb, part_ids text[], versions integer[], deltas integer[], unit_prices_cents bigint[], price_facts jsonb)
 returns boolean
 language plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  new_id text := terms->>'id';
  buyer_id text := terms->>'buyerId';
  mail jsonb := terms->'mail';
  tax_of_lines jsonb := terms->'taxFacts';
  takes integer[] := deltas;
  buyer_is_proved boolean;
  written integer;
begin
  if not may_order(buyer_id, (terms->>'ofProved')::bigint, (terms->>'ofUnproved')::bigint) then
    return false;
  end if;
  buyer_is_proved := is_proved(buyer_id);
  if not buyer_is_proved and count_lapsed_orders(buyer_id, terms->>'placedFrom') >= (terms->>'ofLapsed')::integer then
    return false;
  end if;
  if terms ? 'waits' then
    select array_agg(l.delta + coalesce((w.wait->>'quantity')::integer, 0) order by l.number) into takes
    from unnest(deltas) with ordinality as l (delta, number)
    left join jsonb_array_elements(terms->'waits') as w (wait) on (w.wait->>'number')::integer = l.number;
  end if;
  perform from move_stock(part_ids, takes, 'order', new_id, buyer_id);
  if found then
    return false;
  end if;

  with charged as (
    select number, charge->>'kind' as kind, charge->>'name' as name, (charge->>'amountCents')::bigint as amount, charge->'facts' as facts
    from jsonb_array_elements(terms->'charges') with ordinality as c (charge, number)
  ), placed as (
    insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, phone,
      purchase_order, ship_to, note, part_id, unit_price_cents, product_name, delivery_address, agreed, shipment,
      takes_last, placed_from)
    select new_id, buyer_id, sum(-l.delta), sum(-l.delta * l.unit_price) + coalesce((select sum(amount) from charged), 0), count(*),
      terms->>'email', terms->>'userName', terms->>'phone',
      coalesce(terms->>'purchaseOrder', ''), coalesce(terms->>'shipTo', ''), coalesce(terms->>'note', ''),
      -- Of the first line, for processes of the release before.
      part_ids[1], unit_prices_cents[1], terms->>'firstName',
      terms->'deliveryAddress', terms->'agreed', terms->>'shipment',
      not buyer_is_proved and exists (
        select from unnest(part_ids, takes) as taken (part_id, delta) join parts p on p.id = taken.part_id
        where taken.delta < 0 and p.available_quantity < p.minimum_quantity
      ),
      case when not buyer_is_proved then terms->>'placedFrom' end
    from unnest(deltas, unit_prices_cents) as l (delta, unit_price)
    returning order_number
  ), claimed as (
    insert into idempotency_keys (user_id, key, request_hash, response)
    select buyer_id, terms->>'key', decode(terms->>'requestHash', 'hex'), terms->'response'
    where terms->>'key' is not null
  ), mailed as (
    insert into mail_outbox (recipient, template, data, dedupe_key)
    select mail->>'to', mail->>'template', mail->'data' || jsonb_build_object('orderNumber', order_number)
      || case when terms ? 'waits' then jsonb_build_object('waits', terms->'waits') else '{}' end, mail->>'dedupeKey'
    from placed
  ), charges_written as (
    insert into order_charges (order_id, number, kind, name, amount_cents, facts)
    select new_id, number, kind, name, amount, facts from charged
  )
  insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents, price_facts, tax_facts)
  select new_id, l.number, p.id, p.sku, p.name, -l.delta, l.unit_price, -l.delta * l.unit_price,
    price_facts->(l.number - 1)::integer, nullif(tax_of_lines->(l.number - 1)::integer, 'null')
  from unnest(part_ids, versions, deltas, unit_prices_cents) with ordinality as l (part_id, version, delta, unit_price, number)
  join parts p on p.id = l.part_id and p.version = l.version and p.archived_at is null;
  get diagnostics written = row_count;
  if written <> cardinality(part_ids) then
    raise exception 'a part of this order has changed' using errcode = 'CA001';
  end if;
  if terms ? 'waits' then
    insert into back_orders (order_id, number, part_id, quantity, waiting, promise)
    select new_id, number, part_ids[number], quantity, quantity, promise
    from jsonb_to_recordset(terms->'waits') as w (number integer, quantity integer, promise jsonb) order by number;
  end if;
  if exists (
    select from jsonb_each_text(terms->'settings') seen (name, version)
    left join shop_settings s on s.name = seen.name
    where coalesce(s.version, 0) <> seen.version::integer
  ) then
    raise exception 'a setting of this order has changed' using errcode = 'CA001';
  end if;
  return true;
end $$;

create function resembling_titles(typed text, swapped text, most integer)
 returns SETOF text
 language sql
 stable
 SET "pg_trgm.word_similarity_threshold" TO '0.4'
as $$
  (select title from part_search where title ~ swapped limit most)
  union all
  (select title from part_search where typed <% title limit most)
$$;

-- Many parts that come at once, by import, seed or restore, enter the search by one statement, not row by row.
-- What a part is searched by that has to be worked out.
create function search_texts(name text, sku text, mpn text, category text, description text, specs jsonb)
 returns TABLE(title text, facets text[], words tsvector)
 language sql
 stable parallel safe
as $$
  select lower(concat_ws(' ', name, sku, mpn)), part_facets(specs), ''::tsvector
$$;

-- Has an order go to another address, with its label; to none where its buyer writes a label alone.
create function send_order_to(of_order text, address jsonb, label text)
 returns void
 language plpgsql
as $$
begin
  perform set_config('shop.changes_order', of_order, true);
  update orders set delivery_address = address, ship_to = label, updated_at = now() where id = of_order;
  perform set_config('shop.changes_order', '', true);
end $$;

-- Puts these charges in place of an unpaid order's, which the caller holds, with the freight that is agreed on among them.
create function set_freight(of_order text, charges jsonb)
 returns void
 language plpgsql
as $$
begin
  perform set_config('shop.changes_order', of_order, true);
  delete from order_charges where order_id = of_order;
  insert into order_charges (order_id, number, kind, name, amount_cents, facts)
  select of_order, place, charge->>'kind', charge->>'name', (charge->>'amountCents')::bigint, charge->'facts'
  from jsonb_array_elements(charges) with ordinality as c (charge, place);
  update orders set freight_due = false, freight_set_at = now(), updated_at = now(),
    total_cents = (select sum(total_cents) from order_lines where order_id = of_order)
      + coalesce((select sum(amount_cents) from order_charges where order_id = of_order), 0)
  where id = of_order;
  perform set_config('shop.changes_order', '', true);
end $$;

-- When a day begins in the shop's time zone.
create function shop_day_begins(day date)
 returns timestamp with time zone
 language plpgsql
 stable strict
as $$
declare
  zone text := (select value->>'timeZone' from shop_settings where name = 'shop');
begin
  begin
    return day::timestamp at time zone coalesce(zone, 'UTC');
  exception when invalid_parameter_value then
    -- One that the shop knows and this database does not.
    return day::timestamp at time zone 'UTC';
  end;
end $$;

-- Accounts

-- Identity (written by Better Auth, and by nobody else except account closing).
create table users (
  id text,
  name text not null,
  email text not null,
  email_verified boolean default false not null,
  image text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  -- Second factor (written by Better Auth).
  two_factor_enabled boolean default false not null,
  -- A closed account keeps its row, without personal data, because orders and the audit log refer to it.
  closed_at timestamptz,
  -- True where nobody was signed in to the account when its address was confirmed. Whoever registered it may then be
  -- somebody else, so no provider's identity joins it by its address alone. Of earlier confirmations nothing is known.
  confirmed_signed_out boolean default false not null,
  constraint users_pkey primary key (id),
  constraint users_email_normalised check (email = lower(btrim(email)) and length(email) <= 254),
  constraint users_email_key unique (email)
);

create index users_open_created_at_idx on users (created_at, id) where (closed_at is null);
create index users_search_idx on users using gin (email gin_trgm_ops, name gin_trgm_ops);

create table sessions (
  id text,
  user_id text not null,
  token text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_key unique (token),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create index sessions_user_id_idx on sessions (user_id);

create table accounts (
  id text,
  user_id text not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint accounts_pkey primary key (id),
  constraint accounts_provider_id_account_id_key unique (provider_id, account_id),
  constraint accounts_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create index accounts_user_id_idx on accounts (user_id);

create table verifications (
  id text,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint verifications_pkey primary key (id)
);

create index verifications_identifier_idx on verifications (identifier);
-- By hash: what a sign-in by a provider keeps there is too long for another index.
create index verifications_value_idx on verifications using hash (value);

-- What the shop itself knows about a person; the right to administer lives here.
create table profiles (
  user_id text,
  role text default 'user' not null,
  education text default '' not null,
  location text default '' not null,
  phone text default '' not null,
  linkedin text default '' not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint profiles_pkey primary key (user_id),
  constraint profiles_education_check check (length(education) <= 200),
  constraint profiles_linkedin_check check (length(linkedin) <= 200),
  constraint profiles_location_check check (length(location) <= 200),
  constraint profiles_phone_check check (length(phone) <= 200),
  constraint profiles_role_known check (role in ('user', 'admin')),
  constraint profiles_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create index profiles_administrators_idx on profiles (user_id) where (role = 'admin');

-- Bearer tokens, as SHA-256. One dies with the identity session it came from.
create table access_tokens (
  token_hash bytea,
  user_id text not null,
  session_id text,
  created_at timestamptz default now() not null,
  last_used_at timestamptz default now() not null,
  expires_at timestamptz not null,
  constraint access_tokens_pkey primary key (token_hash),
  constraint access_tokens_token_hash_check check (octet_length(token_hash) = 32),
  constraint access_tokens_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade,
  constraint access_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create index access_tokens_expires_at_idx on access_tokens (expires_at);
create index access_tokens_session_id_idx on access_tokens (session_id);
create index access_tokens_user_id_idx on access_tokens (user_id);

create table two_factors (
  id text,
  user_id text not null,
  secret text not null,
  backup_codes text not null,
  verified boolean default true not null,
  failed_verification_count integer default 0 not null,
  locked_until timestamptz,
  constraint two_factors_pkey primary key (id),
  constraint two_factors_user_id_key unique (user_id),
  constraint two_factors_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

-- Where people have things sent, several of each; one is taken unless they say otherwise.
create table addresses (
  id text,
  user_id text not null,
  label text not null,
  name text not null,
  company text not null,
  street text not null,
  district text not null,
  city text not null,
  -- Its code where the country has a list of them.
  region text not null,
  postal_code text not null,
  country text not null,
  phone text not null,
  is_default boolean not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint addresses_pkey primary key (id),
  constraint addresses_city_check check (length(city) <= 120),
  constraint addresses_company_check check (length(company) <= 120),
  constraint addresses_country_check check (country ~ '^[A-Z]{2}$'),
  constraint addresses_district_check check (length(district) <= 120),
  constraint addresses_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint addresses_label_check check (length(label) <= 60),
  constraint addresses_name_check check (length(name) >= 1 and length(name) <= 120),
  constraint addresses_phone_check check (length(phone) <= 200),
  constraint addresses_postal_code_check check (length(postal_code) <= 20),
  constraint addresses_region_check check (length(region) <= 120),
  constraint addresses_street_check check (length(street) >= 1 and length(street) <= 300),
  constraint addresses_user_id_fkey foreign key (user_id) references users(id)
);

create index addresses_of_user_idx on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- Parts, their search and stock

create table parts (
  id text,
  position bigint generated always as identity,
  sku text not null,
  slug text not null,
  name text not null,
  category text not null,
  description text not null,
  image text not null,
  specs jsonb default '{}'::jsonb not null,
  minimum_quantity integer not null,
  available_quantity integer default 0 not null,
  price_cents bigint not null,
  version integer default 1 not null,
  archived_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  -- Parts that run low are few, and found without a look at all of them. A purchase writes this index only when
  -- it makes a part one of them.
  runs_low boolean generated always as (available_quantity < (2 * (minimum_quantity)::bigint)) stored not null,
  maximum_quantity integer,
  order_multiple integer default 1 not null,
  breaks jsonb default '[]'::jsonb not null,
  -- The maker's number of a part: beside the shop's own, found like it, and shown where that is only an id. An import by
  -- id kept it among the specs.
  mpn text,
  lifecycle text,
  replaced_by text,
  image_alt text,
  pictures jsonb default '[]'::jsonb not null,
  datasheets jsonb default '[]'::jsonb not null,
  tax_class text,
  packed_weight_g integer,
  packed_size_mm text,
  country_of_origin text,
  tariff_code text,
  -- Parts that may be ordered beyond their stock; what of their orders is not there yet waits, and gets what comes in.
  backorder text,
  constraint parts_pkey primary key (id),
  constraint parts_available_quantity_check check (available_quantity >= 0),
  constraint parts_backorder_check check (backorder = 'yes'),
  constraint parts_breaks_are_a_ladder check (breaks = '[]'::jsonb or is_ladder(price_cents, breaks)),
  constraint parts_country_of_origin_check check (country_of_origin ~ '^[A-Z]{2}$'),
  constraint parts_datasheets_check check (datasheets = '[]'::jsonb or are_attachments(datasheets, 5)),
  constraint parts_description_check check (length(description) >= 1 and length(description) <= 4000),
  constraint parts_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint parts_image_alt_check check (length(image_alt) >= 1 and length(image_alt) <= 200),
  constraint parts_lifecycle_check check (lifecycle ~ '^(upcoming|discontinued|last orders until \d{4}-\d{2}-\d{2})$'),
  constraint parts_maximum_quantity_check check (maximum_quantity >= 1 and maximum_quantity <= 1000000),
  constraint parts_minimum_quantity_check check (minimum_quantity >= 1 and minimum_quantity <= 1000000),
  constraint parts_mpn_check check (length(mpn) >= 1 and length(mpn) <= 500),
  constraint parts_name_check check (length(name) >= 1 and length(name) <= 120),
  constraint parts_order_multiple_check check (order_multiple >= 1 and order_multiple <= 1000000),
  constraint parts_packed_size_mm_check check (packed_size_mm ~ '^\d{1,5} x \d{1,5} x \d{1,5}$'),
  constraint parts_packed_weight_g_check check (packed_weight_g >= 1 and packed_weight_g <= 1000000),
  constraint parts_pictures_check check (pictures = '[]'::jsonb or are_attachments(pictures, 7)),
  constraint parts_price_cents_check check (price_cents >= 1 and price_cents <= 99999999),
  constraint parts_quantities_agree check ((minimum_quantity % order_multiple) = 0 and (maximum_quantity % order_multiple) = 0 and maximum_quantity >= minimum_quantity),
  constraint parts_replaced_by_check check (length(replaced_by) >= 1 and length(replaced_by) <= 500),
  constraint parts_smallest_order_payable check ((price_cents * minimum_quantity) >= 50 and (price_cents * minimum_quantity) <= 99999999),
  constraint parts_specs_check check (jsonb_typeof(specs) = 'object'),
  constraint parts_tariff_code_check check (tariff_code ~ '^\d{6,10}$'),
  constraint parts_tax_class_check check (tax_class in ('reduced', 'zero')),
  constraint parts_sku_key unique (sku),
  constraint parts_slug_key unique (slug)
);

-- Parts of a category by price: what may take another's place is sought around its price.
create index parts_category_price_idx on parts (category, price_cents) where (archived_at is null);
create index parts_live_position_idx on parts ("position") include (slug) where (archived_at is null);
create index parts_mpn_idx on parts (upper(mpn)) where (mpn is not null);
create index parts_running_low_idx on parts ("position") where (runs_low and (archived_at is null));

-- Imports

-- Products that come in by file. An import is read and compared first; what it would do stands here until
-- it is applied, and until the next is applied, so that it can be undone.
create table part_imports (
  id text,
  -- Null: an operator's command.
  actor_id text,
  file_name text not null,
  options jsonb not null,
  state text default 'waiting' not null,
  -- Why it failed, as a sentence.
  failure text,
  -- Bytes of the file while it is read, rows while they are written.
  done bigint default 0 not null,
  total bigint default 0 not null,
  counts jsonb default '{}'::jsonb not null,
  -- Whoever works on it holds this run and says so again and again; one that fell silent has died.
  run integer default 0 not null,
  touched_at timestamptz default now() not null,
  undoable boolean default false not null,
  applied_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz default now() not null,
  constraint part_imports_pkey primary key (id),
  constraint part_imports_counts_check check (jsonb_typeof(counts) = 'object'),
  constraint part_imports_file_name_check check (length(file_name) >= 1 and length(file_name) <= 200),
  constraint part_imports_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint part_imports_options_check check (jsonb_typeof(options) = 'object'),
  constraint part_imports_state_known check (state in ('waiting', 'reading', 'ready', 'refused', 'failed', 'applying', 'applied', 'undoing', 'undone', 'cancelled')),
  constraint part_imports_actor_id_fkey foreign key (actor_id) references users(id) on delete set null
);

create index part_imports_created_at_idx on part_imports (created_at desc, id desc);

-- Orders, their money and units

create table orders (
  id text,
  user_id text not null,
  part_id text,
  quantity integer not null,
  unit_price_cents bigint,
  total_cents bigint not null,
  product_name text,
  email text not null,
  user_name text not null,
  phone text default '' not null,
  status text default 'pending' not null,
  paid_at timestamptz,
  transaction_id text,
  cancelling_at timestamptz,
  cancelled_at timestamptz,
  deleted_at timestamptz,
  viewed_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  cancelling_by text,
  cancel_reason text,
  cancelled_from text,
  expiry_told_at timestamptz,
  refunded_cents bigint default 0 not null,
  line_count integer default 0 not null,
  purchase_order text default '' not null,
  ship_to text default '' not null,
  note text default '' not null,
  order_number text collate "C" not null,
  -- `ship_to` has the same as text.
  delivery_address jsonb,
  -- [{ page, version, at }]
  agreed jsonb,
  -- Whether an order goes out once all of it is there, or in parts; nothing where its buyer was not asked.
  shipment text,
  -- Who entered an order for its buyer, on the phone; null where they placed it themselves.
  placed_by text,
  -- It took stock of a part, and what it left is less than anybody can order.
  takes_last boolean default false not null,
  -- The network that an unproved buyer ordered from; kept for two days.
  placed_from text,
  -- The end of the hold that it was cancelled for.
  held_until timestamptz,
  freight_due boolean default false not null,
  freight_set_at timestamptz,
  -- Who asks for a payment by a total that several of their unpaid orders have gets one of the order opened last that no payment was
  -- asked for since. Which order it pays, the page says that confirms it: until then it may change places with that order's.
  payment_asked_at timestamptz,
  constraint orders_pkey primary key (id),
  constraint orders_agreed_check check (jsonb_typeof(agreed) = 'array'),
  constraint orders_cancel_reason_known check (cancel_reason in ('deleted', 'expired')),
  constraint orders_cancelled_at_with_status check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint orders_cancelled_from_known check (cancelled_from in ('pending', 'approved')),
  constraint orders_cancelled_from_with_status check ((status = 'cancelled') = (cancelled_from is not null)),
  constraint orders_cancelled_is_unpaid check (status <> 'cancelled' or paid_at is null),
  constraint orders_delivery_address_check check (jsonb_typeof(delivery_address) = 'object'),
  constraint orders_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint orders_line_count_check check (line_count >= 0),
  constraint orders_note_check check (length(note) <= 1000),
  constraint orders_paid_has_transaction check ((paid_at is null) = (transaction_id is null)),
  constraint orders_phone_check check (length(phone) <= 200),
  constraint orders_placed_from_check check (length(placed_from) <= 64),
  constraint orders_purchase_order_check check (length(purchase_order) <= 100),
  constraint orders_quantity_check check (quantity >= 1 and quantity <= 1000000000),
  constraint orders_refund_covered check (refunded_cents >= 0 and refunded_cents <= case when paid_at is null then 0 else total_cents end),
  constraint orders_ship_to_check check (length(ship_to) <= 1200),
  constraint orders_shipment_check check (shipment in ('complete', 'parts')),
  constraint orders_shipped_is_paid check ((status not in ('shipped', 'delivered')) or paid_at is not null),
  constraint orders_status_known check (status in ('pending', 'approved', 'shipped', 'delivered', 'cancelled')),
  constraint orders_total_is_safe check (total_cents >= 1 and total_cents <= 9007199254740991),
  constraint orders_unit_price_cents_check check (unit_price_cents > 0),
  constraint orders_order_number_key unique (order_number),
  constraint orders_transaction_id_key unique (transaction_id),
  constraint orders_cancelling_by_fkey foreign key (cancelling_by) references users(id) on delete set null,
  constraint orders_placed_by_fkey foreign key (placed_by) references users(id),
  constraint orders_user_id_fkey foreign key (user_id) references users(id)
);

create index orders_cancelling_idx on orders (cancelling_at) where ((cancelling_at is not null) and (status <> 'cancelled'));
create index orders_created_at_idx on orders (created_at desc, id desc);
-- Orders are found by what their buyers wrote on them; most have nothing there, and cost nothing here.
create index orders_details_search_idx on orders using gin (purchase_order gin_trgm_ops, note gin_trgm_ops) where ((purchase_order <> '') or (note <> ''));
create index orders_freight_due_idx on orders (created_at) where freight_due;
-- Those without an invoice, or a credit note, are looked for among what was paid, or given back, of late.
create index orders_paid_at_idx on orders (paid_at) where (paid_at is not null);
create index orders_part_id_idx on orders (part_id);
create index orders_placed_from_idx on orders (placed_from, created_at) where (placed_from is not null);
-- A paid order that an administrator removed leaves the administrators' list, and nothing else: its buyer keeps
-- it. The overview counts what that list shows.
create index orders_removed_idx on orders (created_at desc, id desc) where (deleted_at is not null);
create index orders_search_idx on orders using gin (product_name gin_trgm_ops, email gin_trgm_ops);
create index orders_status_created_at_idx on orders (status, created_at desc, id desc);
-- The list of all orders goes by what they come to, too; and finds them by the numbers that makers give their parts.
create index orders_total_cents_idx on orders (total_cents desc, id desc) where ((status <> 'cancelled') and (deleted_at is null));
create index orders_unpaid_created_at_idx on orders (created_at desc, id desc) where ((paid_at is null) and (status <> 'cancelled') and (deleted_at is null));
create index orders_unpaid_idx on orders (user_id) where ((paid_at is null) and (status <> 'cancelled'));
create index orders_user_id_created_at_idx on orders (user_id, created_at desc, id desc);

create table order_lines (
  order_id text,
  number integer,
  part_id text not null,
  sku text not null,
  name text not null,
  quantity integer not null,
  unit_price_cents bigint not null,
  total_cents bigint not null,
  -- Why it cost that: the list or break whose price it was.
  price_facts jsonb default '{}'::jsonb not null,
  tax_facts jsonb,
  constraint order_lines_pkey primary key (order_id, number),
  constraint order_lines_number_check check (number >= 1),
  constraint order_lines_price_facts_check check (jsonb_typeof(price_facts) = 'object'),
  constraint order_lines_quantity_check check (quantity >= 0 and quantity <= 1000000000),
  constraint order_lines_tax_facts_check check (jsonb_typeof(tax_facts) = 'object'),
  constraint order_lines_total_is_unit_times_quantity check (total_cents = (unit_price_cents * quantity)),
  constraint order_lines_unit_price_check check (unit_price_cents > 0),
  constraint order_lines_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_lines_part_id_fkey foreign key (part_id) references parts(id)
);

create index order_lines_part_id_idx on order_lines (part_id);
create index order_lines_search_idx on order_lines using gin (name gin_trgm_ops);

-- Parts, their search and stock

-- Why stock moved. Available = sum of movements, at all times.
create table stock_movements (
  id bigint generated always as identity,
  part_id text not null,
  delta integer not null,
  reason text not null,
  order_id text,
  actor_id text,
  note text default '' not null,
  created_at timestamptz default now() not null,
  import_id text,
  order_line integer default 1 not null,
  written_by xid8 default pg_current_xact_id(),
  constraint stock_movements_pkey primary key (id),
  constraint stock_movements_delta_check check (delta <> 0),
  constraint stock_movements_order_reason check ((order_id is not null) = (reason in ('order', 'backorder', 'line_cancelled', 'order_cancelled', 'order_revived', 'refund_return'))),
  constraint stock_movements_reason_known check (reason in ('initial', 'order', 'backorder', 'line_cancelled', 'order_cancelled', 'order_revived', 'refund_return', 'restock', 'correction')),
  constraint stock_movements_actor_id_fkey foreign key (actor_id) references users(id) on delete set null,
  constraint stock_movements_import_id_fkey foreign key (import_id) references part_imports(id),
  constraint stock_movements_order_line_fkey foreign key (order_id, order_line) references order_lines(order_id, number) deferrable initially deferred,
  constraint stock_movements_part_id_fkey foreign key (part_id) references parts(id)
);

create index stock_movements_import_id_idx on stock_movements (import_id, part_id) where (import_id is not null);
-- What comes to a line that waits may come in parts, and its buyer may give it back in parts.
create unique index stock_movements_order_line_reason_key on stock_movements (order_id, order_line, reason) where (reason not in ('backorder', 'line_cancelled'));
create index stock_movements_part_id_idx on stock_movements (part_id, id desc);
create index stock_movements_written_by_idx on stock_movements (written_by) where (written_by is not null);

create table part_search (
  part_id text,
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
  words tsvector not null,
  constraint part_search_pkey primary key (part_id),
  constraint part_search_part_id_fkey foreign key (part_id) references parts(id) on delete cascade
) with (fillfactor=50);

create index part_search_category_position_idx on part_search (category, "position") include (orderable);
create index part_search_position_idx on part_search ("position");
-- Written seldom and read always: no list of pending entries that every search would have to go through.
create index part_search_title_idx on part_search using gin (title gin_trgm_ops) with (gin_pending_list_limit='512');

-- Which vocabularies the specs of all parts were read by; the newest is the one that they are in.
create table vocabulary_readings (
  fingerprint text,
  read_at timestamptz default now() not null,
  parts_read integer default 0 not null,
  is_done boolean default true not null,
  constraint vocabulary_readings_pkey primary key (fingerprint)
);

-- The catalogue is searched in the memory of each process, which asks what was written since it last asked: parts by
-- the transaction that wrote them last, stock by the transaction of its movements. Whatever has become visible since a
-- snapshot can be told exactly, in whatever order transactions end.
create table part_writes (
  part_id text,
  written_by xid8 default pg_current_xact_id() not null,
  texts_by xid8 default pg_current_xact_id() not null,
  constraint part_writes_pkey primary key (part_id)
);

create index part_writes_written_by_idx on part_writes (written_by);

-- Which of the vocabulary's codes give which facets, and between which bounds numbers are put into ranges: written by
-- the shop at its start, from the vocabulary, and read by whatever writes a part. Of several codes that give a facet the
-- one of the lowest priority counts.
create table facet_sources (
  code text,
  facet text not null,
  priority smallint not null,
  bounds numeric[],
  -- Whether a part has its very value beside the range that it is in.
  exact boolean default true not null,
  constraint facet_sources_pkey primary key (code),
  constraint facet_sources_bounds_check check (cardinality(bounds) > 0),
  constraint facet_sources_check check (exact or bounds is not null)
);

-- What a shop says of parts besides what every shop knows: its own attributes, what keys of others are in parts of a
-- category, and what it calls the categories of others.
create table vocabulary_attributes (
  code text,
  label text not null,
  type text not null,
  unit text,
  zero_unknown boolean default false not null,
  categories text[] default '{}'::text[] not null,
  aliases text[] default '{}'::text[] not null,
  -- Among the shop's own, in reading order.
  place integer default 0 not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  is_facet boolean default false not null,
  -- Where each range of its numbers begins; where there are none, the shop has ranges for any numbers.
  facet_bounds integer[] default '{}'::integer[] not null,
  is_highlighted boolean default false not null,
  constraint vocabulary_attributes_pkey primary key (code),
  constraint vocabulary_attributes_code_check check (code ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  constraint vocabulary_attributes_facet_bounds_check check (cardinality(facet_bounds) <= 30),
  constraint vocabulary_attributes_label_check check (length(label) >= 1 and length(label) <= 60),
  constraint vocabulary_attributes_type_check check (type in ('text', 'number', 'boolean', 'list')),
  constraint vocabulary_attributes_unit_of_number check (unit is null or type = 'number' and length(unit) >= 1 and length(unit) <= 20)
);

create table vocabulary_names (
  category text,
  key text,
  -- Null for what is nothing the shop knows.
  code text,
  unit text,
  created_at timestamptz default now() not null,
  constraint vocabulary_names_pkey primary key (category, key)
);

create table vocabulary_categories (
  name text,
  category text not null,
  created_at timestamptz default now() not null,
  constraint vocabulary_categories_pkey primary key (name)
);

-- Which part a buyer chose for a row of a list, to be offered first the next time.
create table match_choices (
  id text,
  user_id text not null,
  -- The row as it is compared, and as it was written.
  row_key text not null,
  written text not null,
  part_id text not null,
  chosen_at timestamptz default clock_timestamp() not null,
  constraint match_choices_pkey primary key (id),
  constraint match_choices_key_check check (char_length(row_key) >= 1 and char_length(row_key) <= 1100),
  constraint match_choices_written_check check (char_length(written) >= 1 and char_length(written) <= 1600),
  constraint match_choices_row_key unique (user_id, row_key),
  constraint match_choices_part_id_fkey foreign key (part_id) references parts(id),
  constraint match_choices_user_id_fkey foreign key (user_id) references users(id)
);

create index match_choices_of_part_idx on match_choices (part_id);

-- Stock that is on its way: so many of a part, by a day. What came in is kept, and no longer expected.
create table expected_batches (
  id text,
  part_id text not null,
  quantity integer not null,
  expected_on date not null,
  note text default '' not null,
  received_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint expected_batches_pkey primary key (id),
  constraint expected_batches_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint expected_batches_note_check check (length(note) <= 300),
  constraint expected_batches_quantity_check check (quantity >= 1 and quantity <= 1000000000),
  constraint expected_batches_part_id_fkey foreign key (part_id) references parts(id)
);

create index expected_batches_open_idx on expected_batches (part_id, expected_on) where (received_at is null);

-- Addresses of parts had `lu-fter` for a Lüfter. They get its letters, and the old ones lead to the new.
create table former_part_slugs (
  slug text,
  part_id text not null,
  constraint former_part_slugs_pkey primary key (slug),
  constraint former_part_slugs_part_fkey foreign key (part_id) references parts(id) on delete cascade
);

create index former_part_slugs_part_idx on former_part_slugs (part_id);

-- Imports

-- One row for each product that the import makes, changes, brings back or takes off; null is "as it is".
create table part_import_rows (
  import_id text,
  -- In the file; below zero for what is not in it.
  line integer,
  kind text not null,
  part_id text not null,
  sku text not null,
  slug text not null,
  seen_version integer,
  stock_delta integer default 0 not null,
  before jsonb default '{}'::jsonb not null,
  after jsonb default '{}'::jsonb not null,
  left_version integer,
  constraint part_import_rows_pkey primary key (import_id, line),
  constraint part_import_rows_after_check check (jsonb_typeof(after) = 'object'),
  constraint part_import_rows_before_check check (jsonb_typeof(before) = 'object'),
  constraint part_import_rows_kind_known check (kind in ('new', 'changed', 'returning', 'archived')),
  constraint part_import_rows_import_id_fkey foreign key (import_id) references part_imports(id) on delete cascade
);

create index part_import_rows_kind_idx on part_import_rows (import_id, kind, line);
create index part_import_rows_part_id_idx on part_import_rows (part_id);

-- The first of what is wrong with a file; how many there are in all stands with the import.
create table part_import_problems (
  import_id text,
  number integer,
  line integer not null,
  field text not null,
  message text not null,
  kind text default 'problem',
  constraint part_import_problems_pkey primary key (import_id, kind, number),
  constraint part_import_problems_kind_check check (kind in ('problem', 'unread')),
  constraint part_import_problems_import_id_fkey foreign key (import_id) references part_imports(id) on delete cascade
);

-- Changes of many products that an administrator made in the grid come as an import does, each with the version that was
-- read. What somebody else changed meanwhile lies apart until it is decided on: nothing that applies rows sees it.
create table part_import_conflicts (
  import_id text,
  line integer,
  -- What the row will be once it is decided to write it all the same.
  kind text not null,
  part_id text not null,
  sku text not null,
  slug text not null,
  -- When it was compared, not when it was read.
  seen_version integer not null,
  before jsonb not null,
  after jsonb not null,
  stock_delta integer not null,
  constraint part_import_conflicts_pkey primary key (import_id, line),
  constraint part_import_conflicts_after_check check (jsonb_typeof(after) = 'object'),
  constraint part_import_conflicts_before_check check (jsonb_typeof(before) = 'object'),
  constraint part_import_conflicts_kind_known check (kind in ('changed', 'returning')),
  constraint part_import_conflicts_import_id_fkey foreign key (import_id) references part_imports(id) on delete cascade
);

-- What a file calls its categories and its specs: an empty key for the category itself.
create table part_import_names (
  import_id text,
  category text,
  key text,
  rows integer not null,
  unread integer not null,
  examples text[] not null,
  constraint part_import_names_pkey primary key (import_id, category, key),
  constraint part_import_names_import_id_fkey foreign key (import_id) references part_imports(id) on delete cascade
);

-- The file of an import that nobody decided on yet, to be read anew.
create table part_import_files (
  import_id text,
  number integer,
  bytes bytea not null,
  constraint part_import_files_pkey primary key (import_id, number),
  constraint part_import_files_import_id_fkey foreign key (import_id) references part_imports(id) on delete cascade
);

-- Uploads

create table uploads (
  name text,
  width integer,
  height integer,
  placeholder text,
  uploaded_by text,
  created_at timestamptz default now() not null,
  unused_since timestamptz default now(),
  file_hash text not null,
  state text not null,
  address text default '' not null,
  removal text,
  kind text default 'picture' not null,
  bytes integer,
  -- Of a datasheet, where they could be counted.
  pages integer,
  constraint pictures_pkey primary key (name),
  constraint pictures_height_check check (height >= 1),
  constraint pictures_width_check check (width >= 1 and width <= 1600),
  constraint uploads_are_of_their_kind check ( case kind when 'picture' then width is not null and height is not null and placeholder is not null and bytes is null and pages is null else width is null and height is null and placeholder is null and bytes is not null end),
  constraint uploads_bytes_positive check (bytes > 0),
  constraint uploads_file_hash_shape check (file_hash ~ '^[0-9a-f]{32}$'),
  constraint uploads_kind_known check (kind in ('picture', 'datasheet', 'certificate')),
  constraint uploads_name_shape check (name ~ '^[0-9a-f]{32}$'),
  constraint uploads_pages_positive check (pages > 0),
  constraint uploads_state_known check (state in ('storing', 'stored', 'removing')),
  constraint uploads_stored_has_address check (state <> 'stored' or address <> ''),
  constraint pictures_uploaded_by_fkey foreign key (uploaded_by) references users(id) on delete set null
);

-- How much is kept of certificates is asked before another is stored.
create index uploads_certificates_idx on uploads (address) where (kind = 'certificate');
create index uploads_not_stored_idx on uploads (state) where (state <> 'stored');
create unique index uploads_stored_address_key on uploads (address) where (state = 'stored');
create unique index uploads_stored_file_hash_key on uploads (file_hash) where (state = 'stored');
create index uploads_unused_since_idx on uploads (unused_since);
create index uploads_uploaded_by_idx on uploads (uploaded_by);

-- Orders, their money and units

-- One row per payment intent asked of the card provider.
create table payments (
  id bigint generated always as identity,
  order_id text not null,
  attempt integer not null,
  intent_id text,
  amount_cents bigint not null,
  currency text default 'usd' not null,
  state text default 'creating' not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  -- When somebody last took it up to ask the provider how it ended: other processes then leave it alone.
  checked_at timestamptz,
  -- Whether it was given to somebody who named a total alone, which several orders had.
  by_price boolean default false not null,
  -- The order that the card provider knows it by; null: the order itself.
  made_for text,
  constraint payments_pkey primary key (id),
  constraint payments_amount_cents_check check (amount_cents > 0),
  constraint payments_attempt_check check (attempt >= 1),
  constraint payments_intent_known check ((state in ('creating', 'canceled')) or intent_id is not null),
  constraint payments_state_known check (state in ('creating', 'live', 'succeeded', 'canceled', 'refund_due', 'refunded')),
  constraint payments_intent_id_key unique (intent_id),
  constraint payments_order_id_attempt_key unique (order_id, attempt),
  constraint payments_made_for_fkey foreign key (made_for) references orders(id),
  constraint payments_order_id_fkey foreign key (order_id) references orders(id)
);

-- How many payments somebody began of late is counted among the payments themselves, under a lock of that person. Declined cards are
-- counted by account and card.
create index payments_created_at_idx on payments (created_at);
create unique index payments_one_live_per_order on payments (order_id) where (state in ('creating', 'live'));
create unique index payments_one_success_per_order on payments (order_id) where (state = 'succeeded');
create index payments_open_idx on payments (created_at) where (state in ('creating', 'live', 'refund_due'));

create table webhook_events (
  id text,
  type text not null,
  received_at timestamptz default now() not null,
  constraint webhook_events_pkey primary key (id)
);

create index webhook_events_by_age on webhook_events using brin (received_at);

-- What is paid back, or is to be. Written before the provider is asked, under the key it is asked with, so
-- that a refund once begun is finished, and finished once, whatever happens in between.
create table refunds (
  id text,
  payment_id bigint not null,
  key text not null,
  amount_cents bigint not null,
  reason text not null,
  restock boolean default false not null,
  state text default 'due' not null,
  -- The provider's own id, once it has taken the refund.
  provider_id text,
  -- When the provider was last asked for it.
  asked_at timestamptz,
  -- Null: the shop itself, for a payment that came too late.
  requested_by text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint refunds_pkey primary key (id),
  constraint refunds_amount_cents_check check (amount_cents > 0),
  constraint refunds_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint refunds_reason_check check (length(reason) >= 1 and length(reason) <= 500),
  constraint refunds_state_known check (state in ('due', 'succeeded', 'failed')),
  constraint refunds_key_key unique (key),
  constraint refunds_provider_id_key unique (provider_id),
  constraint refunds_payment_id_fkey foreign key (payment_id) references payments(id),
  constraint refunds_requested_by_fkey foreign key (requested_by) references users(id) on delete set null
);

create index refunds_due_idx on refunds (created_at) where (state = 'due');
create index refunds_payment_id_idx on refunds (payment_id);
create index refunds_succeeded_idx on refunds (updated_at) where (state = 'succeeded');

-- What the administrators' overview adds up, by day, in UTC. Every change of an order appends what it changes, in
-- its own transaction, and touches no row that others write, too: purchases wait for nobody here. Now and then the
-- rows of a day are folded into one. What is true, at every moment, is the sum of a day's rows.
create table order_totals (
  day date not null,
  -- Placed that day and not cancelled; of those, the ones that wait for their payment and are not hidden.
  orders bigint default 0 not null,
  unpaid bigint default 0 not null,
  unpaid_cents bigint default 0 not null,
  -- Paid that day, and what was given back of it since.
  paid_cents bigint default 0 not null,
  refunded_cents bigint default 0 not null
);

-- Which of an order's goods a refund is for, where it says so, and whether they come back on sale with it. Such a refund's
-- own `restock` stays false: that is of the whole order.
create table refund_lines (
  refund_id text,
  order_id text not null,
  number integer,
  quantity integer not null,
  restock boolean not null,
  -- How much of its line's tax goes back with the units that a refund is for; below nothing where that tax was taken off.
  tax_cents bigint default 0 not null,
  -- How many of a refund's units came back from the buyer with it, without a return: those that were shipped and are on sale again.
  returned integer default 0 not null,
  -- A refund by line cancels units that were there, too, and these go back on sale only where it says so. Of the units that were not
  -- there yet it keeps how many: what came in for them while it was not decided goes on sale. Null, as of refunds of before, of which
  -- those without their goods cancelled no others.
  awaited integer,
  constraint refund_lines_pkey primary key (refund_id, number),
  constraint refund_lines_awaited_check check (awaited >= 0),
  constraint refund_lines_quantity_check check (quantity >= 1 and quantity <= 1000000000),
  constraint refund_lines_returned_range check (returned >= 0 and returned <= quantity),
  constraint refund_lines_order_id_number_fkey foreign key (order_id, number) references order_lines(order_id, number),
  constraint refund_lines_refund_id_fkey foreign key (refund_id) references refunds(id)
);

create index refund_lines_order_id_idx on refund_lines (order_id, number);

create table order_years (
  year integer,
  drawn_before bigint not null,
  constraint order_years_pkey primary key (year)
);

-- What an order costs beside its lines, delivery and tax, as it was when it was placed; and where it goes, what tax each line
-- bears, and what its buyer agreed to.
create table order_charges (
  order_id text,
  number integer,
  kind text not null,
  name text not null,
  -- Nothing for a tax that prices contain; below it for a contained one that the buyer does not owe.
  amount_cents bigint not null,
  -- Why it is that much.
  facts jsonb not null,
  constraint order_charges_pkey primary key (order_id, number),
  constraint order_charges_facts_check check (jsonb_typeof(facts) = 'object'),
  constraint order_charges_kind_check check (kind in ('delivery', 'tax')),
  constraint order_charges_name_check check (length(name) >= 1 and length(name) <= 200),
  constraint order_charges_number_check check (number >= 1),
  constraint order_charges_order_id_fkey foreign key (order_id) references orders(id)
);

-- Of each line that had to wait: how many at first, how many of them still do, and how many will not any more. The others
-- came, by movements with the reason `backorder`.
create table back_orders (
  -- Rising as they came to their part, which they held then.
  id bigint generated always as identity,
  order_id text,
  number integer,
  part_id text not null,
  quantity integer not null,
  waiting integer not null,
  dropped integer default 0 not null,
  -- [{ from, quantity, on }]: what its buyer was told of the whole line.
  promise jsonb not null,
  constraint back_orders_pkey primary key (order_id, number),
  constraint back_orders_dropped_check check (dropped >= 0),
  constraint back_orders_promise_check check (jsonb_typeof(promise) = 'array'),
  constraint back_orders_quantity_check check (quantity > 0),
  constraint back_orders_sum check ((waiting + dropped) <= quantity),
  constraint back_orders_waiting_check check (waiting >= 0),
  constraint back_orders_id_key unique (id),
  constraint back_orders_line_fkey foreign key (order_id, number) references order_lines(order_id, number),
  constraint back_orders_part_id_fkey foreign key (part_id) references parts(id)
);

create index back_orders_waiting_idx on back_orders (part_id, id) where (waiting > 0);

-- Units that will not be sent. Those of a refund that failed are to be sent after all.
create table line_cancellations (
  id bigint generated always as identity,
  order_id text not null,
  number integer not null,
  quantity integer not null,
  refund_id text,
  cancelled_by text,
  created_at timestamptz default now() not null,
  constraint line_cancellations_pkey primary key (id),
  constraint line_cancellations_quantity_check check (quantity > 0),
  constraint line_cancellations_line_fkey foreign key (order_id, number) references order_lines(order_id, number),
  constraint line_cancellations_refund_id_fkey foreign key (refund_id) references refunds(id)
);

create index line_cancellations_line_idx on line_cancellations (order_id, number);
create index line_cancellations_refund_idx on line_cancellations (refund_id) where (refund_id is not null);

-- What a buyer may change of an order by themselves: fewer units of an unpaid one, which is as if it had been placed so; units
-- of a paid one that is not shipped, which a refund gives back; and where it goes and what is written on it.
create table order_changes (
  id bigint generated always as identity,
  order_id text not null,
  kind text not null,
  -- In the buyer's words; like `detail` forgotten with them.
  reason text default '' not null,
  -- Of what is cancelled { lines: [{ number, name, quantity }], totalCents: { before, after } }, of details { before, after }.
  detail jsonb not null,
  -- Which gives the money back.
  refund_id text,
  -- When the order was held, not when its transaction began to wait for it.
  created_at timestamptz default clock_timestamp() not null,
  constraint order_changes_pkey primary key (id),
  constraint order_changes_detail_check check (jsonb_typeof(detail) = 'object'),
  constraint order_changes_kind_check check (kind in ('cancelled', 'details')),
  constraint order_changes_reason_check check (length(reason) <= 500),
  constraint order_changes_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_changes_refund_id_fkey foreign key (refund_id) references refunds(id)
);

create index order_changes_order_id_idx on order_changes (order_id, id);

-- What administrators write on an order for each other; rows are only added.
create table order_notes (
  id bigint generated always as identity,
  order_id text not null,
  author_id text not null,
  text text not null,
  created_at timestamptz default now() not null,
  constraint order_notes_pkey primary key (id),
  constraint order_notes_text_check check (length(text) >= 1 and length(text) <= 2000),
  constraint order_notes_author_id_fkey foreign key (author_id) references users(id),
  constraint order_notes_order_id_fkey foreign key (order_id) references orders(id)
);

create index order_notes_order_id_idx on order_notes (order_id, id);

-- What the administrators of a shop look for again and again among all orders, under a name.
create table order_filters (
  name text,
  query jsonb not null,
  saved_by text not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint order_filters_pkey primary key (name),
  constraint order_filters_name_check check (length(name) >= 1 and length(name) <= 40),
  constraint order_filters_query_check check (jsonb_typeof(query) = 'object'),
  constraint order_filters_saved_by_fkey foreign key (saved_by) references users(id)
);

-- Shipments and returns

create table shipments (
  order_id text,
  -- Within its order, from 1.
  number integer,
  carrier text default '' not null,
  tracking_number text default '' not null,
  tracking_url text default '' not null,
  -- Null where nobody is known: of orders of before, and by processes of the release before.
  shipped_by text,
  created_at timestamptz default now() not null,
  delivered_at timestamptz,
  constraint shipments_pkey primary key (order_id, number),
  constraint shipments_carrier_check check (length(carrier) <= 60),
  constraint shipments_number_check check (number >= 1),
  constraint shipments_tracking_number_check check (length(tracking_number) <= 60),
  constraint shipments_tracking_url_check check (tracking_url = '' or tracking_url ~ '^https://' and length(tracking_url) <= 500),
  constraint shipments_order_id_fkey foreign key (order_id) references orders(id)
);

create table shipment_lines (
  order_id text,
  number integer,
  shipment integer,
  quantity integer not null,
  constraint shipment_lines_pkey primary key (order_id, number, shipment),
  constraint shipment_lines_quantity_check check (quantity > 0),
  constraint shipment_lines_line_fkey foreign key (order_id, number) references order_lines(order_id, number),
  constraint shipment_lines_shipment_fkey foreign key (order_id, shipment) references shipments(order_id, number) on delete cascade
);

-- The batch or serial numbers that the units of a shipment's line bear, in the order they were written.
create table trace_numbers (
  order_id text,
  number integer,
  shipment integer,
  place integer,
  value text not null,
  constraint trace_numbers_pkey primary key (order_id, number, shipment, place),
  constraint trace_numbers_place_check check (place >= 1),
  constraint trace_numbers_value_check check (length(value) >= 1 and length(value) <= 64),
  constraint trace_numbers_line_fkey foreign key (order_id, number, shipment) references shipment_lines(order_id, number, shipment) on delete cascade
);

create index trace_numbers_value_idx on trace_numbers (upper(value), order_id);

-- Goods that buyers send back: asked for by line with a reason, approved or refused, received, refunded.
create table returns (
  id text,
  order_id text not null,
  state text default 'asked' not null,
  -- Rises with each step, so that none is made unseen.
  version integer default 1 not null,
  -- What the shop said last, and where it told the buyer to send the goods.
  answer text default '' not null,
  send_to text default '' not null,
  -- Of the refund that is made or on its way; none where it failed, and may be tried again.
  refund_id text,
  received_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint returns_pkey primary key (id),
  constraint returns_answer_check check (length(answer) <= 1000),
  constraint returns_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint returns_refunded_by_a_refund check ((state = 'refunded') = (refund_id is not null)),
  constraint returns_send_to_check check (length(send_to) <= 2000),
  constraint returns_state_known check (state in ('asked', 'approved', 'received', 'refunded', 'refused', 'withdrawn')),
  constraint returns_version_check check (version >= 1),
  constraint returns_refund_id_key unique (refund_id),
  constraint returns_order_id_fkey foreign key (order_id) references orders(id),
  constraint returns_refund_id_fkey foreign key (refund_id) references refunds(id)
);

create index returns_newest_idx on returns (created_at desc, id desc);
create index returns_of_state_idx on returns (state, created_at desc, id desc);
create index returns_order_idx on returns (order_id);

create table return_lines (
  return_id text,
  order_id text not null,
  number integer,
  quantity integer not null,
  reason text not null,
  words text default '' not null,
  -- Addresses of uploaded pictures.
  pictures text[] default '{}'::text[] not null,
  -- How many came, and how many of these are on sale again; null until somebody counted.
  received integer,
  restocked integer,
  constraint return_lines_pkey primary key (return_id, number),
  constraint return_lines_check check (received >= 0 and received <= quantity),
  constraint return_lines_check1 check (restocked >= 0 and restocked <= received),
  constraint return_lines_counted check ((received is null) = (restocked is null)),
  constraint return_lines_pictures_check check (cardinality(pictures) <= 5),
  constraint return_lines_quantity_check check (quantity > 0),
  constraint return_lines_reason_known check (reason in ('damaged', 'defective', 'wrong_part', 'not_as_described', 'not_needed', 'other')),
  constraint return_lines_words_check check (length(words) <= 1000),
  constraint return_lines_line_fkey foreign key (order_id, number) references order_lines(order_id, number),
  constraint return_lines_return_id_fkey foreign key (return_id) references returns(id)
);

create index return_lines_line_idx on return_lines (order_id, number);

-- Invoices and tax

-- By what buyers owe no tax, or owe it themselves: VAT numbers, which their authority is asked about, and certificates of states
-- of the United States, which administrators look at. Until then tax is charged.
create table tax_ids (
  id text,
  user_id text not null,
  kind text not null,
  country text not null,
  region text not null,
  number text not null,
  valid_until date,
  state text not null,
  -- When its authority answered last, or an administrator decided, and by what number either can be proved.
  checked_at timestamptz,
  consultation text default '' not null,
  -- Whose it is, as its authority says.
  holder text default '' not null,
  decided_by text,
  created_at timestamptz default now() not null,
  certificate text,
  constraint tax_ids_pkey primary key (id),
  constraint tax_ids_certificate_of_a_state check (certificate is null or kind = 'us_certificate'),
  constraint tax_ids_consultation_check check (length(consultation) <= 100),
  constraint tax_ids_country_check check (country ~ '^[A-Z]{2}$'),
  constraint tax_ids_holder_check check (length(holder) <= 300),
  constraint tax_ids_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint tax_ids_kind_check check (kind in ('eu_vat', 'gb_vat', 'us_certificate')),
  constraint tax_ids_number_check check (length(number) >= 1 and length(number) <= 40),
  constraint tax_ids_region_check check (length(region) <= 20),
  constraint tax_ids_state_check check (state in ('waiting', 'valid', 'invalid')),
  constraint tax_ids_one_of_place unique (user_id, kind, country, region),
  constraint tax_ids_user_id_fkey foreign key (user_id) references users(id)
);

create index tax_ids_certificate_idx on tax_ids (certificate) where (certificate is not null);
-- Whoever else told the same number.
create index tax_ids_number_idx on tax_ids (number) where (kind <> 'us_certificate');
create index tax_ids_waiting_idx on tax_ids (user_id, created_at desc, id desc) where (state = 'waiting');

-- Invoices of paid orders, and credit notes of what was given back: numbered without a gap within each year, each as it was
-- issued. Nothing is issued until administrators say from when.
create table invoices (
  kind text,
  year integer,
  -- From 1, the next one higher than the last: drawn under one lock, in the transaction that writes the row.
  sequence integer,
  order_id text not null,
  refund_id text,
  issued_at timestamptz not null,
  total_cents bigint not null,
  facts jsonb not null,
  constraint invoices_pkey primary key (kind, year, sequence),
  constraint invoices_credit_notes_have_a_refund check ((kind = 'credit_note') = (refund_id is not null)),
  constraint invoices_facts_check check (jsonb_typeof(facts) = 'object'),
  constraint invoices_kind_check check (kind in ('invoice', 'credit_note')),
  constraint invoices_sequence_check check (sequence >= 1),
  constraint invoices_total_cents_check check (total_cents > 0),
  constraint invoices_refund_id_key unique (refund_id),
  constraint invoices_order_id_fkey foreign key (order_id) references orders(id),
  constraint invoices_refund_id_fkey foreign key (refund_id) references refunds(id)
);

create index invoices_of_order_idx on invoices (order_id);
create unique index invoices_one_of_an_order on invoices (order_id) where (kind = 'invoice');

-- Carts and lists

-- What somebody is about to order: of an account, or of a visitor by a cookie, of whose token this is the hash.
create table carts (
  id bigint generated always as identity,
  user_id text,
  token_hash bytea,
  -- One more with each change, so that two windows notice each other.
  version integer default 0 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint carts_pkey primary key (id),
  constraint carts_of_one check (num_nonnulls(user_id, token_hash) = 1),
  constraint carts_token_hash_key unique (token_hash),
  constraint carts_user_id_key unique (user_id),
  constraint carts_user_id_fkey foreign key (user_id) references users(id)
);

create index carts_of_visitors_idx on carts (updated_at) where (token_hash is not null);

create table cart_lines (
  cart_id bigint,
  part_id text,
  -- Rising, in the order in which they came.
  number bigint generated always as identity,
  quantity integer not null,
  note text default '' not null,
  -- What the buyer saw last: the price of one, if it had one, and whether so many could be ordered.
  seen_unit_price_cents bigint,
  seen_orderable boolean default true not null,
  constraint cart_lines_pkey primary key (cart_id, part_id),
  constraint cart_lines_note_check check (char_length(note) <= 200),
  constraint cart_lines_quantity_check check (quantity >= 1 and quantity <= 1000000),
  constraint cart_lines_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade,
  constraint cart_lines_part_id_fkey foreign key (part_id) references parts(id)
);

-- Named sets of lines, a BOM: what one build takes, and how many are built.
create table part_lists (
  id text,
  user_id text not null,
  -- The revision that it is at; one more with each save.
  revision integer default 1 not null,
  -- A link that only reads: of its token, the hash.
  share_hash bytea,
  shared_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint part_lists_pkey primary key (id),
  constraint part_lists_revision_check check (revision > 0),
  constraint part_lists_share_check check ((share_hash is null) = (shared_at is null)),
  constraint part_lists_share_hash_key unique (share_hash),
  constraint part_lists_user_id_fkey foreign key (user_id) references users(id)
);

create index part_lists_of_user_idx on part_lists (user_id, updated_at desc);

create table part_list_revisions (
  list_id text,
  number integer,
  name text not null,
  builds integer not null,
  -- Hundredths of a percent.
  spare_basis_points integer not null,
  line_count integer not null,
  -- As it was when it was saved.
  build_cents bigint not null,
  total_cents bigint not null,
  created_at timestamptz default now() not null,
  constraint part_list_revisions_pkey primary key (list_id, number),
  constraint part_list_revisions_builds_check check (builds >= 1 and builds <= 1000000),
  constraint part_list_revisions_lines_check check (line_count >= 0 and line_count <= 5000),
  constraint part_list_revisions_name_check check (char_length(name) >= 1 and char_length(name) <= 120),
  constraint part_list_revisions_number_check check (number > 0),
  constraint part_list_revisions_spares_check check (spare_basis_points >= 0 and spare_basis_points <= 10000),
  constraint part_list_revisions_list_id_fkey foreign key (list_id) references part_lists(id) on delete cascade
);

create table part_list_lines (
  list_id text,
  revision integer,
  number integer,
  part_id text not null,
  quantity integer not null,
  designators text default '' not null,
  note text default '' not null,
  constraint part_list_lines_pkey primary key (list_id, revision, number),
  constraint part_list_lines_designators_check check (char_length(designators) <= 500),
  constraint part_list_lines_note_check check (char_length(note) <= 200),
  constraint part_list_lines_number_check check (number > 0),
  constraint part_list_lines_quantity_check check (quantity >= 1 and quantity <= 1000000),
  constraint part_list_lines_part_key unique (list_id, revision, part_id),
  constraint part_list_lines_part_id_fkey foreign key (part_id) references parts(id),
  constraint part_list_lines_revision_fkey foreign key (list_id, revision) references part_list_revisions(list_id, number) on delete cascade
);

-- Reviews and contents

create table reviews (
  id text,
  user_id text,
  name text not null,
  author_role text default '' not null,
  description text not null,
  photo text not null,
  rating integer not null,
  created_at timestamptz default now() not null,
  -- Staff may take a review from the pages, and show it again.
  hidden_at timestamptz,
  constraint reviews_pkey primary key (id),
  constraint reviews_author_role_check check (length(author_role) <= 120),
  constraint reviews_description_check check (length(description) >= 1 and length(description) <= 2000),
  constraint reviews_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint reviews_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint reviews_rating_check check (rating >= 1 and rating <= 5),
  constraint reviews_user_id_fkey foreign key (user_id) references users(id) on delete set null
);

create index reviews_hidden_idx on reviews (created_at desc, id desc) where (hidden_at is not null);
-- Whether somebody wrote a newer one.
create index reviews_of_person_idx on reviews (user_id, created_at, id) where (hidden_at is null);
create index reviews_shown_idx on reviews (created_at desc, id desc) where (hidden_at is null);
create index reviews_user_id_idx on reviews (user_id);

create table services (
  id integer generated always as identity,
  name text not null,
  description text not null,
  photo text not null,
  icon text not null,
  constraint services_pkey primary key (id),
  constraint services_name_key unique (name)
);

create table professionals (
  id integer generated always as identity,
  name text not null,
  designation text not null,
  photo text not null,
  constraint professionals_pkey primary key (id),
  constraint professionals_name_key unique (name)
);

-- What buyers say of a part that they bought: one of each, shown, waiting to be looked at, or hidden by staff.
create table part_reviews (
  id bigint generated always as identity,
  part_id text not null,
  user_id text not null,
  -- How many its author had bought, paid and not sent back when it was written.
  units bigint not null,
  name text not null,
  rating integer not null,
  title text not null,
  body text not null,
  pictures jsonb default '[]'::jsonb not null,
  state text not null,
  hidden_reason text default '' not null,
  answer text default '' not null,
  answered_at timestamptz,
  -- How many reported it since staff looked at it last.
  open_reports integer default 0 not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  edited_at timestamptz,
  constraint part_reviews_pkey primary key (id),
  constraint part_reviews_answer_check check (length(answer) <= 2000),
  constraint part_reviews_answered check ((answer = '') = (answered_at is null)),
  constraint part_reviews_body_check check (length(body) <= 4000),
  constraint part_reviews_hidden_reason_check check (length(hidden_reason) <= 500),
  constraint part_reviews_name_check check (length(name) <= 80),
  constraint part_reviews_open_reports_check check (open_reports >= 0),
  constraint part_reviews_pictures_check check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) <= 3),
  constraint part_reviews_rating_check check (rating >= 1 and rating <= 5),
  constraint part_reviews_state_check check (state in ('published', 'queued', 'hidden')),
  constraint part_reviews_title_check check (length(title) <= 120),
  constraint part_reviews_units_check check (units > 0),
  constraint part_reviews_one_each unique (part_id, user_id),
  constraint part_reviews_part_id_fkey foreign key (part_id) references parts(id),
  constraint part_reviews_user_id_fkey foreign key (user_id) references users(id)
);

create index part_reviews_of_person_idx on part_reviews (user_id);
create index part_reviews_rated_idx on part_reviews (part_id, rating, id desc) where (state = 'published');
create index part_reviews_reported_idx on part_reviews (id) where ((open_reports > 0) and (state = 'published'));
create index part_reviews_shown_idx on part_reviews (part_id, id desc) where (state = 'published');
create index part_reviews_state_idx on part_reviews (state, id);

create table part_review_reports (
  review_id bigint,
  user_id text,
  reason text not null,
  created_at timestamptz default now() not null,
  constraint part_review_reports_pkey primary key (review_id, user_id),
  constraint part_review_reports_reason_check check (length(reason) >= 1 and length(reason) <= 500),
  constraint part_review_reports_review_id_fkey foreign key (review_id) references part_reviews(id) on delete cascade,
  constraint part_review_reports_user_id_fkey foreign key (user_id) references users(id)
);

create index part_review_reports_of_person_idx on part_review_reports (user_id);

-- Shop

create table idempotency_keys (
  user_id text,
  key text,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz default now() not null,
  constraint idempotency_keys_pkey primary key (user_id, key),
  constraint idempotency_keys_key_check check (length(key) >= 1 and length(key) <= 255),
  constraint idempotency_keys_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

-- Rows of these tables come in the order of time and leave by age. Such an index says which pages are old and
-- costs a write next to nothing.
create index idempotency_keys_by_age on idempotency_keys using brin (created_at);

create table audit_log (
  id bigint generated always as identity,
  actor_id text,
  action text not null,
  target text not null,
  detail jsonb default '{}'::jsonb not null,
  request_id text,
  created_at timestamptz default now() not null,
  constraint audit_log_pkey primary key (id),
  constraint audit_log_actor_id_fkey foreign key (actor_id) references users(id) on delete set null
);

create index audit_log_action_idx on audit_log (action, created_at desc, id desc);
create index audit_log_actor_idx on audit_log (coalesce(actor_id, ''), created_at desc, id desc);
create index audit_log_target_idx on audit_log (target, id desc);
-- The audit log is read by time, by who and by what; and nothing but forgetting who it was changes it.
create index audit_log_time_idx on audit_log (created_at desc, id desc);

-- Texts of the shop's own pages: banner, blog, portfolio.
create table page_contents (
  name text,
  content jsonb not null,
  constraint page_contents_pkey primary key (name)
);

-- Secrets that every process of the shop must share, made by the shop on its first start.
create table shop_secrets (
  name text,
  value text not null,
  created_at timestamptz default now() not null,
  constraint shop_secrets_pkey primary key (name)
);

-- Counters that every process shares. Losing them in a crash only forgives somebody, so no log is written.
create unlogged table rate_limits (
  key character varying(255),
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
);

create index rate_limits_expire_idx on rate_limits (expire);

-- Mail, written in the transaction of what it tells about and delivered afterwards by background work.
create table mail_outbox (
  -- The outbox's own numbering, in the order of writing.
  id bigint generated always as identity,
  -- The same at every attempt, so that a mail that arrives twice is known for one.
  message_id uuid default gen_random_uuid() not null,
  recipient text not null,
  template text not null,
  -- What the template says. Forgotten once sent: it can hold links that open an account.
  data jsonb,
  -- What must not be told twice; null when repeating it is right.
  dedupe_key text,
  state text default 'queued' not null,
  attempts integer default 0 not null,
  last_error text,
  -- When its delivery was given to the job queue; null while nobody works on it.
  handed_over_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  -- A mail about what can still be undone waits until it cannot.
  send_after timestamptz,
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_attempts_check check (attempts >= 0),
  constraint mail_outbox_dedupe_key_length check (length(dedupe_key) >= 1 and length(dedupe_key) <= 255),
  constraint mail_outbox_last_error_check check (length(last_error) <= 500),
  constraint mail_outbox_recipient_length check (length(recipient) <= 254),
  constraint mail_outbox_sent_has_time check ((state = 'sent') = (sent_at is not null)),
  constraint mail_outbox_state_known check (state in ('queued', 'sent', 'dead')),
  constraint mail_outbox_unsent_has_data check ((state = 'sent') = (data is null)),
  constraint mail_outbox_dedupe_key_key unique (dedupe_key),
  constraint mail_outbox_message_id_key unique (message_id)
);

create index mail_outbox_recipient_idx on mail_outbox (recipient);
create index mail_outbox_sent_at_idx on mail_outbox (sent_at) where (state = 'sent');
create index mail_outbox_state_idx on mail_outbox (state, id);
create index mail_outbox_waiting_idx on mail_outbox (id) where ((state = 'queued') and (handed_over_at is null));

-- What administrators set of the shop, a row for each group that somebody saved; others are at their defaults.
create table shop_settings (
  name text,
  value jsonb not null,
  -- One more with each save.
  version integer default 1 not null,
  changed_at timestamptz default now() not null,
  changed_by text,
  constraint shop_settings_pkey primary key (name),
  constraint shop_settings_name_check check (name ~ '^[a-z][a-z-]{0,39}$'),
  constraint shop_settings_value_check check (jsonb_typeof(value) = 'object'),
  constraint shop_settings_version_check check (version >= 0)
);

-- Views

-- What gives facets: the vocabulary that every shop has, and the attributes of this one.
create view facets_given as
 SELECT facet_sources.code,
    facet_sources.facet,
    facet_sources.priority,
    facet_sources.bounds,
    facet_sources.exact
   FROM facet_sources
UNION ALL
 SELECT own.code,
    'spec.'::text || own.code AS facet,
    0 AS priority,
        CASE
            WHEN own.type = 'number'::text THEN COALESCE(NULLIF(own.facet_bounds, '{}'::integer[]), '{5,10,20,50,100,200,500,1000,2000,5000,10000,20000,50000,100000,200000,500000,1000000,10000000,100000000}'::integer[])::numeric[]
            ELSE NULL::numeric[]
        END AS bounds,
    true AS exact
   FROM vocabulary_attributes own
  WHERE own.is_facet AND NOT (EXISTS ( SELECT
           FROM facet_sources known
          WHERE known.code = own.code));

-- How many units of a line came back from its buyer.
create view order_line_returns as
 SELECT order_id,
    number,
    sum(units)::integer AS returned
   FROM ( SELECT return_lines.order_id,
            return_lines.number,
            return_lines.received AS units
           FROM return_lines
          WHERE return_lines.received > 0
        UNION ALL
         SELECT l.order_id,
            l.number,
            l.returned
           FROM refund_lines l
             JOIN refunds r ON r.id = l.refund_id
          WHERE l.returned > 0 AND r.state <> 'failed'::text) came_back
  GROUP BY order_id, number;

-- What became of the units of each line.
create view order_line_units as
 SELECT l.order_id,
    l.number,
    l.quantity,
    COALESCE(b.waiting, 0) AS waiting,
    COALESCE(b.dropped, 0) AS dropped,
    COALESCE(c.units, 0::bigint)::integer AS cancelled,
    COALESCE(c.undecided, 0::bigint)::integer AS undecided,
    COALESCE(s.units, 0::bigint)::integer AS shipped
   FROM order_lines l
     LEFT JOIN back_orders b ON b.order_id = l.order_id AND b.number = l.number
     LEFT JOIN ( SELECT c_1.order_id,
            c_1.number,
            sum(c_1.quantity) AS units,
            sum(c_1.quantity) FILTER (WHERE r.state = 'due'::text) AS undecided
           FROM line_cancellations c_1
             LEFT JOIN refunds r ON r.id = c_1.refund_id
          WHERE r.state IS DISTINCT FROM 'failed'::text
          GROUP BY c_1.order_id, c_1.number) c ON c.order_id = l.order_id AND c.number = l.number
     LEFT JOIN ( SELECT shipment_lines.order_id,
            shipment_lines.number,
            sum(shipment_lines.quantity) AS units
           FROM shipment_lines
          GROUP BY shipment_lines.order_id, shipment_lines.number) s ON s.order_id = l.order_id AND s.number = l.number;

-- For processes of the release before, which go on until they are replaced.
create view pictures as
 SELECT name,
    width,
    height,
    placeholder,
    uploaded_by,
    created_at,
    unused_since,
    file_hash,
    state,
    address,
    removal
   FROM uploads
  WHERE kind = 'picture'::text;

-- Functions and triggers on tables

-- An order that such a process places says nothing of lines: it has the one that it means.
create function add_line_of_release_before()
 returns trigger
 language plpgsql
as $$
begin
  insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
  select new.id, 1, p.id, p.sku, new.product_name, new.quantity, new.unit_price_cents, new.total_cents
  from parts p where p.id = new.part_id;
  update orders set line_count = 1 where id = new.id;
  return null;
end $$;

create trigger orders_line_of_release_before after insert on orders for each row
  when (new.line_count = 0)
  execute function add_line_of_release_before();

create function add_order_totals()
 returns trigger
 language plpgsql
as $$
begin
  -- As every purchase begins; said by itself, it costs half.
  if new.status = 'pending' and new.paid_at is null and new.deleted_at is null then
    insert into order_totals (day, orders, unpaid, unpaid_cents)
    values ((new.created_at at time zone 'UTC')::date, 1, 1, new.total_cents);
  else
    insert into order_totals select * from order_totals_of(new);
  end if;
  return null;
end $$;

create trigger orders_added_to_totals after insert on orders for each row
  execute function add_order_totals();

-- However often it is used, an identity session ends 30 days after its sign-in.
create function cap_session_life()
 returns trigger
 language plpgsql
as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end $$;

create trigger sessions_life_capped before insert or update of expires_at on sessions for each row
  execute function cap_session_life();

create function change_order_totals()
 returns trigger
 language plpgsql
as $$
begin
  insert into order_totals
  select * from order_totals_of(new)
  union all
  select day, -orders, -unpaid, -unpaid_cents, -paid_cents, -refunded_cents from order_totals_of(old);
  return null;
end $$;

create trigger orders_changed_in_totals after update of status, paid_at, deleted_at, refunded_cents, total_cents, created_at on orders for each row
  when (old.status is distinct from new.status or old.paid_at is distinct from new.paid_at or old.deleted_at is distinct from new.deleted_at or old.refunded_cents is distinct from new.refunded_cents or old.total_cents is distinct from new.total_cents or old.created_at is distinct from new.created_at)
  execute function change_order_totals();

-- A password that is changed, or chosen for the first time, ends whatever waits for this person by id alone: links
-- to choose a new one and sign-ins half done, beside the tokens as before. The function keeps its name.
create function end_tokens_of_changed_password()
 returns trigger
 language plpgsql
as $$
begin
  perform 1 from users where id = new.user_id for no key update;
  delete from access_tokens where user_id = new.user_id;
  delete from verifications where value = new.user_id;
  return null;
end $$;

create trigger accounts_first_password_ends_links after insert on accounts for each row
  when (new.password is not null)
  execute function end_tokens_of_changed_password();
create trigger accounts_password_ends_tokens after update of password on accounts for each row
  when (old.password is distinct from new.password)
  execute function end_tokens_of_changed_password();

create function follow_new_parts()
 returns trigger
 language plpgsql
as $$
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

create trigger new_parts_followed_by_search after insert on parts referencing new table as added for each statement
  execute function follow_new_parts();

-- Thousands of parts that change at once, by file, enter the search in seconds. A part whose words and specs stay is
-- found as before: only its figures change, which no index holds.
create function follow_part()
 returns trigger
 language plpgsql
as $$
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

create trigger parts_followed_by_search after update of name, sku, mpn, category, description, specs, price_cents, minimum_quantity, archived_at on parts for each row
  execute function follow_part();

-- Most purchases leave a part orderable or not, as it was.
create function follow_stock()
 returns trigger
 language plpgsql
as $$
begin
  update part_search set orderable = new.available_quantity >= new.minimum_quantity where part_id = new.id;
  return null;
end $$;

create trigger parts_stock_followed_by_search after update of available_quantity on parts for each row
  when ((old.available_quantity >= old.minimum_quantity) <> (new.available_quantity >= new.minimum_quantity))
  execute function follow_stock();

-- Whoever writes the order, processes of the release before included.
create function mark_freight_due()
 returns trigger
 language plpgsql
as $$
begin
  update orders set freight_due = true where id = new.order_id;
  return null;
end $$;

create trigger order_charges_freight_due after insert on order_charges for each row
  when (new.kind = 'delivery' and (new.facts -> 'agreed') = 'true'::jsonb)
  execute function mark_freight_due();

create function note_facets()
 returns trigger
 language plpgsql
as $$
begin
  perform note_part_texts(new.part_id);
  return null;
end $$;

create trigger facets_noted after update of facets on part_search for each row
  when (old.facets is distinct from new.facets)
  execute function note_facets();

create function note_gone_part()
 returns trigger
 language plpgsql
as $$
begin
  perform note_part_texts(old.id);
  return null;
end $$;

create trigger gone_parts_noted after delete on parts for each row
  execute function note_gone_part();

create function note_new_parts()
 returns trigger
 language plpgsql
as $$
begin
  insert into part_writes (part_id) select id from added
  on conflict (part_id) do update set written_by = excluded.written_by, texts_by = excluded.texts_by;
  return null;
end $$;

create trigger new_parts_noted after insert on parts referencing new table as added for each statement
  execute function note_new_parts();

create function note_part()
 returns trigger
 language plpgsql
as $$
begin
  if (old.name, old.sku, old.category, old.description, old.specs) = (new.name, new.sku, new.category, new.description, new.specs)
      and old.mpn is not distinct from new.mpn and old.archived_at is not distinct from new.archived_at then
    insert into part_writes (part_id) values (new.id) on conflict (part_id) do update set written_by = excluded.written_by;
  else
    perform note_part_texts(new.id);
  end if;
  return null;
end $$;

-- A purchase moves stock and nothing else, and is found by its movement.
create trigger parts_noted after update on parts for each row
  when (old.available_quantity = new.available_quantity or old.version <> new.version)
  execute function note_part();

-- The year of an order's number is that of the shop's time zone, which administrators set.
create function number_order()
 returns trigger
 language plpgsql
as $$
declare
  zone text := (select value->>'timeZone' from shop_settings where name = 'shop');
  placed_in integer;
begin
  begin
    placed_in := extract(year from new.created_at at time zone coalesce(zone, 'UTC'));
  exception when invalid_parameter_value then
    -- One that the shop knows and this database does not.
    placed_in := extract(year from new.created_at at time zone 'UTC');
  end;
  new.order_number := draw_order_number(placed_in);
  return new;
end $$;

create trigger orders_numbered before insert on orders for each row
  when (new.order_number is null)
  execute function number_order();

-- What one order adds to the day it was placed on, and to the day it was paid on.
create function order_totals_of(o orders)
 returns SETOF order_totals
 language sql
 immutable
as $$
  select (o.created_at at time zone 'UTC')::date, listed::int::bigint, waits::int::bigint,
    case when waits then o.total_cents else 0 end, 0::bigint, 0::bigint
  from (
    select listed, listed and o.paid_at is null as waits
    from (select o.status <> 'cancelled' and o.deleted_at is null as listed) kept
  ) counted
  union all
  select (o.paid_at at time zone 'UTC')::date, 0, 0, 0, o.total_cents, o.refunded_cents where o.paid_at is not null
$$;

create function put_part_search(part parts)
 returns void
 language plpgsql
as $$
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

-- A ledger that can be edited is no ledger.
create function refuse_ledger_edit()
 returns trigger
 language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger order_lines_append_only before update on order_lines for each statement
  when (changes_order() = '')
  execute function refuse_ledger_edit();
create trigger order_lines_kept before delete or truncate on order_lines for each statement
  execute function refuse_ledger_edit();
create trigger stock_movements_append_only before delete or update of id, part_id, delta, reason, order_id, order_line, created_at on stock_movements for each row
  execute function refuse_ledger_edit();
create trigger refunds_append_only before delete or update of id, payment_id, key, amount_cents, reason, restock, created_at on refunds for each row
  execute function refuse_ledger_edit();
create trigger order_charges_append_only before delete on order_charges for each statement
  when (changes_order() = '')
  execute function refuse_ledger_edit();
create trigger order_charges_kept before update or truncate on order_charges for each statement
  execute function refuse_ledger_edit();
create trigger order_changes_kept before delete or truncate on order_changes for each statement
  execute function refuse_ledger_edit();
create trigger invoices_append_only before delete or update or truncate on invoices for each statement
  execute function refuse_ledger_edit();
create trigger audit_log_append_only before delete or update of id, action, target, detail, request_id, created_at on audit_log for each row
  execute function refuse_ledger_edit();
create trigger audit_log_is_not_emptied before truncate on audit_log for each statement
  execute function refuse_ledger_edit();
create trigger audit_log_keeps_its_actors before update of actor_id on audit_log for each row
  when (new.actor_id is not null)
  execute function refuse_ledger_edit();

-- What was ordered, at what price, is history: no release and no hand in the database changes it.
create function refuse_order_edit()
 returns trigger
 language plpgsql
as $$
begin
  raise exception 'what order % is for, and its price, cannot change; cancel it and place another', old.id;
end $$;

create trigger orders_terms_frozen before update of id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, line_count, order_number, delivery_address, agreed on orders for each row
  when (old.id is distinct from new.id or old.user_id is distinct from new.user_id or old.part_id is distinct from new.part_id or old.unit_price_cents is distinct from new.unit_price_cents or old.product_name is distinct from new.product_name or old.order_number is distinct from new.order_number or old.agreed is distinct from new.agreed or (old.quantity is distinct from new.quantity or old.total_cents is distinct from new.total_cents or greatest(old.line_count, 1) is distinct from new.line_count) and (changes_order() <> old.id or old.paid_at is not null) or new.delivery_address is not null and new.delivery_address is distinct from old.delivery_address and (changes_order() <> old.id or (old.status not in ('pending', 'approved'))))
  execute function refuse_order_edit();

create function refuse_order_removal()
 returns trigger
 language plpgsql
as $$
begin
  raise exception 'orders are never removed; cancel them, or hide them by deleted_at';
end $$;

create trigger orders_never_removed before delete or truncate on orders for each statement
  execute function refuse_order_removal();

-- For processes of the release before, which move an order on and know nothing of its shipments; where those know, there is
-- nothing left to do here. The release after drops both.
create function shipments_of_release_before()
 returns trigger
 language plpgsql
as $$
declare
  is_all_gone boolean := not exists (
    select from order_line_units where order_id = new.id and quantity > cancelled + shipped);
  latest shipments := (select s from shipments s where s.order_id = new.id order by s.number desc limit 1);
begin
  if new.status = 'shipped' and old.status = 'approved' and (latest is null or not is_all_gone) then
    insert into shipments (order_id, number) values (new.id, coalesce(latest.number, 0) + 1);
    insert into shipment_lines (order_id, number, shipment, quantity)
    select new.id, u.number, coalesce(latest.number, 0) + 1, u.quantity - u.cancelled - u.shipped
    from order_line_units u where u.order_id = new.id and u.quantity > u.cancelled + u.shipped;
  elsif new.status = 'approved' and old.status = 'shipped' and is_all_gone then
    delete from shipments where order_id = new.id and number = latest.number;
  elsif new.status = 'delivered' then
    update shipments set delivered_at = now() where order_id = new.id and delivered_at is null;
  elsif new.status = 'shipped' and old.status = 'delivered' then
    update shipments set delivered_at = null where order_id = new.id
      and delivered_at = (select max(delivered_at) from shipments where order_id = new.id)
      and not exists (select from shipments where order_id = new.id and delivered_at is null);
  end if;
  return null;
end $$;

create trigger orders_shipments_of_release_before after update of status on orders for each row
  when (old.status <> new.status and ((new.status in ('shipped', 'delivered')) or old.status = 'shipped'))
  execute function shipments_of_release_before();
