-- What an order costs beside its lines, delivery and tax, as it was when it was placed; and where it goes, what tax each line
-- bears, and what its buyer agreed to.
create table order_charges (
  order_id text not null references orders (id),
  number integer not null check (number >= 1),
  kind text not null check (kind in ('delivery', 'tax')),
  name text not null check (length(name) between 1 and 200),
  -- Nothing for a tax that prices contain; below it for a contained one that the buyer does not owe.
  amount_cents bigint not null,
  -- Why it is that much.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  primary key (order_id, number)
);
create trigger order_charges_append_only before update or delete or truncate
  on order_charges for each statement execute function refuse_ledger_edit();

alter table order_lines add column tax_facts jsonb check (jsonb_typeof(tax_facts) = 'object');
alter table orders
  -- Room for whatever an address may have.
  drop constraint orders_ship_to_check,
  add constraint orders_ship_to_check check (length(ship_to) <= 1200),
  -- `ship_to` has the same as text.
  add column delivery_address jsonb check (jsonb_typeof(delivery_address) = 'object'),
  -- [{ page, version, at }]
  add column agreed jsonb check (jsonb_typeof(agreed) = 'array');

-- Where it went is forgotten with its buyer, and otherwise stays.
drop trigger orders_terms_frozen on orders;
create trigger orders_terms_frozen
  before update of id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, line_count, order_number,
    delivery_address, agreed
  on orders for each row
  when ((old.id, old.user_id, old.part_id, old.quantity, old.unit_price_cents, old.total_cents, old.product_name, greatest(old.line_count, 1),
      old.order_number, old.agreed)
    is distinct from (new.id, new.user_id, new.part_id, new.quantity, new.unit_price_cents, new.total_cents, new.product_name, new.line_count,
      new.order_number, new.agreed)
    or (new.delivery_address is not null and new.delivery_address is distinct from old.delivery_address))
  execute function refuse_order_edit();

-- As before, and all of these. What was decided by settings that are set otherwise by now is undone like what was decided by
-- another version of a part.
create or replace function place_order(
  -- id, buyerId, email, userName, phone, purchaseOrder, shipTo, note, firstName; ofProved, ofUnproved; key, requestHash,
  -- response; mail; and where there are any: charges, taxFacts of each line, deliveryAddress, agreed, and the versions of
  -- settings by their group, 0 for one that nobody saved
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
  written integer;
begin
  if not may_order(buyer_id, (terms->>'ofProved')::bigint, (terms->>'ofUnproved')::bigint) then
    return false;
  end if;
  perform from move_stock(part_ids, deltas, 'order', new_id, buyer_id);
  if found then
    return false;
  end if;

  with charged as (
    select number, charge->>'kind' as kind, charge->>'name' as name, (charge->>'amountCents')::bigint as amount, charge->'facts' as facts
    from jsonb_array_elements(terms->'charges') with ordinality as c (charge, number)
  ), placed as (
    insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, phone,
      purchase_order, ship_to, note, part_id, unit_price_cents, product_name, delivery_address, agreed)
    select new_id, buyer_id, sum(-l.delta), sum(-l.delta * l.unit_price) + coalesce((select sum(amount) from charged), 0), count(*),
      terms->>'email', terms->>'userName', terms->>'phone',
      coalesce(terms->>'purchaseOrder', ''), coalesce(terms->>'shipTo', ''), coalesce(terms->>'note', ''),
      -- Of the first line, for processes of the release before.
      part_ids[1], unit_prices_cents[1], terms->>'firstName',
      terms->'deliveryAddress', terms->'agreed'
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
  if exists (
    select from jsonb_each_text(terms->'settings') seen (name, version)
    left join shop_settings s on s.name = seen.name
    where coalesce(s.version, 0) <> seen.version::integer
  ) then
    raise exception 'a setting of this order has changed' using errcode = 'CA001';
  end if;
  return true;
end $$;
