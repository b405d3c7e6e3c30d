-- An unpaid order of an account whose address is not proved holds its stock for a short time only where it leaves a part
-- sold out, and who lets such orders lapse proves the address before the next one.
alter table orders
  -- It took stock of a part, and what it left is less than anybody can order.
  add column takes_last boolean not null default false,
  -- The network that an unproved buyer ordered from; kept for two days.
  add column placed_from text check (length(placed_from) <= 64),
  -- The end of the hold that it was cancelled for.
  add column held_until timestamptz;
create index orders_placed_from_idx on orders (placed_from, created_at) where placed_from is not null;

-- Whether an account has proved its address, or another service signs it in.
create function is_proved(buyer_id text) returns boolean language sql stable as $$
  select email_verified or exists (select from accounts where user_id = buyer_id and provider_id <> 'credential')
  from users where id = buyer_id
$$;

-- Counts unpaid orders of this account, and of unproved accounts of this network, that lapsed within a day. An order that
-- took the last of a part and that its buyer deleted late counts, too: otherwise deleting it in time would avoid the count.
create function count_lapsed_orders(buyer_id text, network text) returns integer language sql stable as $$
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

-- As before; terms may have ofLapsed, how many lapsed orders keep an unproved account from another, and placedFrom, the
-- network of the buyer.
create or replace function place_order(
  -- id, buyerId, email, userName, phone, purchaseOrder, shipTo, note, firstName; ofProved, ofUnproved, ofLapsed; placedFrom; key,
  -- requestHash, response; mail; and where there are any: charges, taxFacts of each line, deliveryAddress, agreed, and the
  -- versions of settings by their group, 0 for one that nobody saved; of lines that are to wait: waits, each with number,
  -- quantity and promise, whose parts the caller holds; shipment
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

-- As before, but paid orders before unpaid ones, and those of unproved accounts last; the oldest first of each.
create or replace function give_to_waiting(part_ids text[]) returns void language plpgsql as $$
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
