-- A number of an order that people can read, CA-2026-000123: of the year it was placed in, by UTC, and rising within it.

-- Whoever reads orders goes on; whoever places one waits, so that none comes without its number.
lock table orders in share row exclusive mode;

create function order_number_text(year integer, number bigint) returns text language sql immutable as $$
  select 'CA-' || year || '-' || lpad(number::text, greatest(6, length(number::text)), '0')
$$;

-- Orders draw from one sequence, which nobody waits for; who draws and places nothing leaves a gap. A year's numbers begin
-- after what had been drawn when its first order came, so that each draw is one number.
create sequence order_draws;
create table order_years (
  year integer primary key,
  drawn_before bigint not null
);

create function draw_order_number(year_placed integer) returns text language plpgsql as $$
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

create function number_order() returns trigger language plpgsql as $$
begin
  new.order_number := draw_order_number(extract(year from new.created_at at time zone 'UTC')::integer);
  return new;
end $$;

alter table orders add column order_number text collate "C";

-- In one go through the table: a million rows take 15 s so, and two minutes if each is updated among its indexes.
create temp table numbering on commit drop as
select id, order_number_text(year, row_number() over (partition by year order by created_at, id)) as order_number
from (select id, created_at, extract(year from created_at at time zone 'UTC')::integer as year from orders) placed;
alter table numbering add primary key (id);
create function number_of(order_id text) returns text language sql stable as
  'select order_number from numbering where id = order_id';
alter table orders alter column order_number type text collate "C" using number_of(id);
drop function number_of;

alter table orders
  alter column order_number set not null,
  add constraint orders_order_number_key unique (order_number);
create trigger orders_numbered before insert on orders for each row
  when (new.order_number is null) execute function number_order();

drop trigger orders_terms_frozen on orders;
create trigger orders_terms_frozen
  before update of id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, line_count, order_number
  on orders for each row
  when ((old.id, old.user_id, old.part_id, old.quantity, old.unit_price_cents, old.total_cents, old.product_name, greatest(old.line_count, 1),
      old.order_number)
    is distinct from (new.id, new.user_id, new.part_id, new.quantity, new.unit_price_cents, new.total_cents, new.product_name, new.line_count,
      new.order_number))
  execute function refuse_order_edit();

-- As before, and the mail says the number.
create or replace function place_order(
  -- id, buyerId, email, userName, phone, purchaseOrder, shipTo, note, firstName; ofProved, ofUnproved; key, requestHash,
  -- response; mail
  terms jsonb,
  -- Of each line; deltas are what it takes from the stock, below zero.
  part_ids text[], versions integer[], deltas integer[], unit_prices_cents bigint[], price_facts jsonb
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  new_id text := terms->>'id';
  buyer_id text := terms->>'buyerId';
  mail jsonb := terms->'mail';
  written integer;
begin
  if not may_order(buyer_id, (terms->>'ofProved')::bigint, (terms->>'ofUnproved')::bigint) then
    return false;
  end if;
  perform from move_stock(part_ids, deltas, 'order', new_id, buyer_id);
  if found then
    return false;
  end if;

  with placed as (
    insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, phone,
      purchase_order, ship_to, note, part_id, unit_price_cents, product_name)
    select new_id, buyer_id, sum(-l.delta), sum(-l.delta * l.unit_price), count(*),
      terms->>'email', terms->>'userName', terms->>'phone',
      coalesce(terms->>'purchaseOrder', ''), coalesce(terms->>'shipTo', ''), coalesce(terms->>'note', ''),
      -- Of the first line, for processes of the release before.
      part_ids[1], unit_prices_cents[1], terms->>'firstName'
    from unnest(deltas, unit_prices_cents) as l (delta, unit_price)
    returning order_number
  ), claimed as (
    insert into idempotency_keys (user_id, key, request_hash, response)
    select buyer_id, terms->>'key', decode(terms->>'requestHash', 'hex'), terms->'response'
    where terms->>'key' is not null
  ), mailed as (
    insert into mail_outbox (recipient, template, data, dedupe_key)
    select mail->>'to', mail->>'template', mail->'data' || jsonb_build_object('orderNumber', order_number), mail->>'dedupeKey'
    from placed
  )
  insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents, price_facts)
  select new_id, l.number, p.id, p.sku, p.name, -l.delta, l.unit_price, -l.delta * l.unit_price,
    price_facts->(l.number - 1)::integer
  from unnest(part_ids, versions, deltas, unit_prices_cents) with ordinality as l (part_id, version, delta, unit_price, number)
  join parts p on p.id = l.part_id and p.version = l.version and p.archived_at is null;
  get diagnostics written = row_count;
  if written <> cardinality(part_ids) then
    raise exception 'a part of this order has changed' using errcode = 'CA001';
  end if;
  return true;
end $$;
