-- Mails and papers of an order are in the language that it was placed in.
alter table orders
  add column language text not null default 'en' constraint orders_language_check check (language ~ '^[a-z]{2}$');

-- A mail without a language is in that of its order, else in that of its recipient's account.
alter table mail_outbox
  add column language text constraint mail_outbox_language_check check (language ~ '^[a-z]{2}$');

-- As before; terms may have the language.
create or replace function place_order(
  -- id, buyerId, email, userName, phone, purchaseOrder, shipTo, note; ofProved, ofUnproved, ofLapsed; placedFrom; key,
  -- requestHash, response; event; and where there are any: charges, taxFacts of each line, deliveryAddress, agreed, and the
  -- versions of settings by their group, 0 for one that nobody saved; of lines that are to wait: waits, each with number,
  -- quantity and promise, whose parts the caller holds; shipment; language, else English
  terms jsonb,
  -- Of each line; deltas are what it takes from the stock, below zero.
  part_ids text[], versions integer[], deltas integer[], unit_prices_cents bigint[], price_facts jsonb
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  new_id text := terms->>'id';
  buyer_id text := terms->>'buyerId';
  event jsonb := terms->'event';
  tax_of_lines jsonb := terms->'taxFacts';
  details_of_lines jsonb := terms->'lineDetails';
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
      purchase_order, ship_to, note, delivery_address, agreed, shipment, language,
      takes_last, placed_from)
    select new_id, buyer_id, sum(-l.delta), sum(-l.delta * l.unit_price) + coalesce((select sum(amount) from charged), 0), count(*),
      terms->>'email', terms->>'userName', terms->>'phone',
      coalesce(terms->>'purchaseOrder', ''), coalesce(terms->>'shipTo', ''), coalesce(terms->>'note', ''),
      terms->'deliveryAddress', terms->'agreed', terms->>'shipment', coalesce(terms->>'language', 'en'),
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
  ), published as (
    insert into events (name, subject, data)
    select event->>'name', event->>'subject', event->'data' || jsonb_build_object('orderNumber', order_number)
      || case when terms ? 'waits' then jsonb_build_object('waits', terms->'waits') else '{}' end
    from placed
  ), charges_written as (
    insert into order_charges (order_id, number, kind, name, amount_cents, facts)
    select new_id, number, kind, name, amount, facts from charged
  )
  insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents, price_facts, tax_facts,
    designators, note, customer_part_number, target_price_cents)
  select new_id, l.number, p.id, p.sku, p.name, -l.delta, l.unit_price, -l.delta * l.unit_price,
    price_facts->(l.number - 1)::integer, nullif(tax_of_lines->(l.number - 1)::integer, 'null'),
    coalesce(details->>'designators', ''), coalesce(details->>'note', ''),
    coalesce(details->>'customerPartNumber', ''), (details->>'targetPriceCents')::bigint
  from unnest(part_ids, versions, deltas, unit_prices_cents) with ordinality as l (part_id, version, delta, unit_price, number)
  cross join lateral (select details_of_lines->(l.number - 1)::integer as details) d
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
