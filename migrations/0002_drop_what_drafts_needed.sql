-- Drops what only processes of drafts of release 0.1.0 wrote, read or called. The baseline is the schema of the last draft,
-- so that its folders and backups go on.

drop trigger orders_line_of_release_before on orders;
drop function add_line_of_release_before();
drop trigger orders_shipments_of_release_before on orders;
drop function shipments_of_release_before();
drop function hold_buyer(text);

-- The first line of an order stood in the order, too.
create or replace function place_order(terms jsonb, part_ids text[], versions integer[], deltas integer[], unit_prices_cents bigint[], price_facts jsonb)
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
      purchase_order, ship_to, note, delivery_address, agreed, shipment,
      takes_last, placed_from)
    select new_id, buyer_id, sum(-l.delta), sum(-l.delta * l.unit_price) + coalesce((select sum(amount) from charged), 0), count(*),
      terms->>'email', terms->>'userName', terms->>'phone',
      coalesce(terms->>'purchaseOrder', ''), coalesce(terms->>'shipTo', ''), coalesce(terms->>'note', ''),
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
drop trigger orders_terms_frozen on orders;
create trigger orders_terms_frozen before update of id, user_id, quantity, total_cents, line_count, order_number, delivery_address, agreed on orders for each row
  when (old.id is distinct from new.id or old.user_id is distinct from new.user_id or old.order_number is distinct from new.order_number or old.agreed is distinct from new.agreed
    or (old.quantity is distinct from new.quantity or old.total_cents is distinct from new.total_cents or old.line_count is distinct from new.line_count) and (changes_order() <> old.id or old.paid_at is not null)
    or new.delivery_address is not null and new.delivery_address is distinct from old.delivery_address and (changes_order() <> old.id or (old.status not in ('pending', 'approved'))))
  execute function refuse_order_edit();
alter table orders drop column part_id, drop column unit_price_cents, drop column product_name;
create index orders_search_idx on orders using gin (email gin_trgm_ops);

-- The search was in SQL once; only titles are looked into now.
drop function resembling_titles(text, text, integer);
create or replace function put_part_search(part parts)
 returns void
 language plpgsql
as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, lower(concat_ws(' ', part.name, part.sku, part.mpn)), part_facets(part.specs)
  on conflict (part_id) do update set
    position = excluded.position, category = excluded.category, price_cents = excluded.price_cents,
    minimum_quantity = excluded.minimum_quantity, orderable = excluded.orderable, title = excluded.title,
    facets = excluded.facets;
end $$;
create or replace function follow_new_parts()
 returns trigger
 language plpgsql
as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, lower(concat_ws(' ', part.name, part.sku, part.mpn)), part_facets(part.specs)
  from added part
  where part.archived_at is null;
  return null;
end $$;
drop function search_texts(text, text, text, text, text, jsonb);
alter table part_search drop column words;
