-- Parts that may be ordered beyond their stock; what of their orders is not there yet waits, and gets what comes in.
alter table parts add column backorder text check (backorder = 'yes');

-- Of each line that had to wait: how many at first, how many of them still do, and how many will not any more. The others
-- came, by movements with the reason `backorder`.
create table back_orders (
  -- Rising as they came to their part, which they held then.
  id bigint generated always as identity unique,
  order_id text not null,
  number integer not null,
  part_id text not null references parts (id),
  quantity integer not null check (quantity > 0),
  waiting integer not null check (waiting >= 0),
  dropped integer not null default 0 check (dropped >= 0),
  -- [{ from, quantity, on }]: what its buyer was told of the whole line.
  promise jsonb not null check (jsonb_typeof(promise) = 'array'),
  primary key (order_id, number),
  constraint back_orders_line_fkey foreign key (order_id, number) references order_lines (order_id, number),
  constraint back_orders_sum check (waiting + dropped <= quantity)
);
create index back_orders_waiting_idx on back_orders (part_id, id) where waiting > 0;

alter table stock_movements
  drop constraint stock_movements_reason_known,
  add constraint stock_movements_reason_known check (reason in
    ('initial', 'order', 'backorder', 'order_cancelled', 'order_revived', 'refund_return', 'restock', 'correction')),
  drop constraint stock_movements_order_reason,
  add constraint stock_movements_order_reason check ((order_id is not null) =
    (reason in ('order', 'backorder', 'order_cancelled', 'order_revived', 'refund_return'))),
  drop constraint stock_movements_order_line_reason_key;
-- What comes to a line that waits may come in parts.
create unique index stock_movements_order_line_reason_key on stock_movements (order_id, order_line, reason) where reason <> 'backorder';

-- Gives what there is of these parts, which the caller holds, to the lines that wait for them, the oldest first. So nobody
-- waits for what is there.
create function give_to_waiting(part_ids text[]) returns void language plpgsql as $$
begin
  if not exists (select from back_orders b where b.part_id = any(part_ids) and b.waiting > 0) then
    return;
  end if;
  with queue as (
    select b.id, b.order_id, b.number, b.part_id, b.waiting, p.available_quantity - coalesce(sum(b.waiting) over before, 0) as left_over
    from back_orders b join parts p on p.id = b.part_id
    where b.part_id = any(part_ids) and b.waiting > 0 and p.available_quantity > 0
    window before as (partition by b.part_id order by b.id rows between unbounded preceding and 1 preceding)
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

-- As before; and what comes in is given to whoever waits.
create or replace function move_stock(
  part_ids text[], deltas integer[], reason text, order_id text default null, actor_id text default null,
  note text default '', import_id text default null
) returns table (short_id text, available integer) language plpgsql set plan_cache_mode = force_generic_plan as $$
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

-- Ends the waiting of so many units of an order's lines, of all that wait without these; says how many of each did.
create function drop_waiting(of_order text, numbers integer[] default null, units integer[] default null)
returns table (line integer, dropped_units integer) language plpgsql as $$
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

-- Moves what an order's lines took: back on sale, with an end to their waiting, or all of it to the order once more.
create function move_order_stock(of_order text, reason text, actor_id text)
returns table (short_id text, available integer) language plpgsql as $$
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

-- Whether an order goes out once all of it is there, or in parts; nothing where its buyer was not asked.
alter table orders add column shipment text check (shipment in ('complete', 'parts'));

-- As before, and what is not there waits.
create or replace function place_order(
  -- id, buyerId, email, userName, phone, purchaseOrder, shipTo, note, firstName; ofProved, ofUnproved; key, requestHash,
  -- response; mail; and where there are any: charges, taxFacts of each line, deliveryAddress, agreed, and the versions of
  -- settings by their group, 0 for one that nobody saved; of lines that are to wait: waits, each with number, quantity and
  -- promise, whose parts the caller holds; shipment
  terms jsonb,
  -- Of each line; deltas are what it takes from the stock, below zero.
  part_ids text[], versions integer[], deltas integer[], unit_prices_cents bigint[], price_facts jsonb
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  new_id text := terms->>'id';
  buyer_id text := terms->>'buyerId';
  mail jsonb := terms->'mail';
  tax_of_lines jsonb := terms->'taxFacts';
  takes integer[] := deltas;
  written integer;
begin
  if not may_order(buyer_id, (terms->>'ofProved')::bigint, (terms->>'ofUnproved')::bigint) then
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
      purchase_order, ship_to, note, part_id, unit_price_cents, product_name, delivery_address, agreed, shipment)
    select new_id, buyer_id, sum(-l.delta), sum(-l.delta * l.unit_price) + coalesce((select sum(amount) from charged), 0), count(*),
      terms->>'email', terms->>'userName', terms->>'phone',
      coalesce(terms->>'purchaseOrder', ''), coalesce(terms->>'shipTo', ''), coalesce(terms->>'note', ''),
      -- Of the first line, for processes of the release before.
      part_ids[1], unit_prices_cents[1], terms->>'firstName',
      terms->'deliveryAddress', terms->'agreed', terms->>'shipment'
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
