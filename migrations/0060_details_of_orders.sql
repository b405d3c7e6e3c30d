-- What a buyer writes beside the lines: the number that their firm gave the order, where it goes, and a note.
alter table orders
  add column purchase_order text not null default '' check (length(purchase_order) <= 100),
  add column ship_to text not null default '' check (length(ship_to) <= 500),
  add column note text not null default '' check (length(note) <= 1000);

-- As before, and these three; a process of the release before, or a buyer who wrote nothing, sends none of them.
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
  ), claimed as (
    insert into idempotency_keys (user_id, key, request_hash, response)
    select buyer_id, terms->>'key', decode(terms->>'requestHash', 'hex'), terms->'response'
    where terms->>'key' is not null
  ), mailed as (
    insert into mail_outbox (recipient, template, data, dedupe_key)
    values (mail->>'to', mail->>'template', mail->'data', mail->>'dedupeKey')
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
