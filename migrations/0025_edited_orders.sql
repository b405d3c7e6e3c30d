-- Staff edit unpaid orders.
alter table orders
  -- How often it was changed in what it is for; whoever edits says which state they saw.
  add column revision integer not null default 0,
  -- When staff edited it last; its buyer has a day from then on.
  add column edited_at timestamptz;

create function count_order_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

create trigger orders_revised before update of quantity, total_cents, line_count, delivery_address, edited_at on orders for each row
  when (old.quantity is distinct from new.quantity or old.total_cents is distinct from new.total_cents
    or old.line_count is distinct from new.line_count or old.delivery_address is distinct from new.delivery_address
    or old.edited_at is distinct from new.edited_at)
  execute function count_order_revision();

alter table stock_movements
  drop constraint stock_movements_order_reason,
  drop constraint stock_movements_reason_known,
  add constraint stock_movements_order_reason check ((order_id is not null) = (reason in ('order', 'backorder', 'line_cancelled', 'line_changed', 'order_cancelled', 'order_revived', 'refund_return'))),
  add constraint stock_movements_reason_known check (reason in ('initial', 'order', 'backorder', 'line_cancelled', 'line_changed', 'order_cancelled', 'order_revived', 'refund_return', 'restock', 'correction'));
drop index stock_movements_order_line_reason_key;
create unique index stock_movements_order_line_reason_key on stock_movements (order_id, order_line, reason)
  where reason not in ('backorder', 'line_cancelled', 'line_changed');

-- Makes a locked, unpaid order one of these lines and charges, and moves its stock along. The caller holds its parts. Returns
-- parts whose stock does not suffice; the caller undoes everything then.
create function edit_order(
  of_order text,
  -- All of them, by number: number, partId, quantity, unitPriceCents, priceFacts, taxFacts; waiting, how many of it wait; and
  -- promise, what its buyer is told of it, where that changes.
  lines jsonb,
  -- kind, name, amountCents, facts
  charges jsonb,
  actor_id text
) returns table (short_id text, available integer) language plpgsql as $$
#variable_conflict use_column
declare
  part_ids text[];
  deltas integer[];
begin
  select array_agg(e."partId" order by e.number),
    array_agg(coalesce(l.quantity, 0) - coalesce(b.waiting, 0) - e.quantity + e.waiting order by e.number)
  into part_ids, deltas
  from jsonb_to_recordset(lines) as e (number integer, "partId" text, quantity integer, waiting integer)
  left join order_lines l on (l.order_id, l.number) = (of_order, e.number)
  left join back_orders b on (b.order_id, b.number) = (of_order, e.number);

  perform set_config('shop.changes_order', of_order, true);
  update order_lines l set quantity = e.quantity, unit_price_cents = e."unitPriceCents", total_cents = e."unitPriceCents" * e.quantity,
    price_facts = e."priceFacts", tax_facts = e."taxFacts"
  from jsonb_to_recordset(lines) as e (number integer, quantity integer, "unitPriceCents" bigint, "priceFacts" jsonb, "taxFacts" jsonb)
  where l.order_id = of_order and l.number = e.number;
  insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents, price_facts, tax_facts)
  select of_order, e.number, p.id, p.sku, p.name, e.quantity, e."unitPriceCents", e."unitPriceCents" * e.quantity, e."priceFacts", e."taxFacts"
  from jsonb_to_recordset(lines) as e (
    number integer, "partId" text, quantity integer, "unitPriceCents" bigint, "priceFacts" jsonb, "taxFacts" jsonb)
  join parts p on p.id = e."partId"
  on conflict (order_id, number) do nothing;

  delete from back_orders b using jsonb_to_recordset(lines) as e (number integer, waiting integer)
  where b.order_id = of_order and b.number = e.number and b.quantity - b.waiting + e.waiting = 0;
  update back_orders b set quantity = b.quantity - b.waiting + e.waiting, waiting = e.waiting, promise = coalesce(e.promise, b.promise)
  from jsonb_to_recordset(lines) as e (number integer, waiting integer, promise jsonb)
  where b.order_id = of_order and b.number = e.number;
  insert into back_orders (order_id, number, part_id, quantity, waiting, promise)
  select of_order, e.number, e."partId", e.waiting, e.waiting, e.promise
  from jsonb_to_recordset(lines) as e (number integer, "partId" text, waiting integer, promise jsonb)
  where e.waiting > 0 and not exists (select from back_orders b where b.order_id = of_order and b.number = e.number)
  order by e.number;

  delete from order_charges where order_id = of_order;
  insert into order_charges (order_id, number, kind, name, amount_cents, facts)
  select of_order, place, charge->>'kind', charge->>'name', (charge->>'amountCents')::bigint, charge->'facts'
  from jsonb_array_elements(charges) with ordinality as c (charge, place);
  update orders o set quantity = sums.units, line_count = sums.line_count, edited_at = now(), expiry_told_at = null, updated_at = now(),
    total_cents = sums.cents + coalesce((select sum(amount_cents) from order_charges where order_id = of_order), 0),
    freight_due = exists (
      select from order_charges where order_id = of_order and kind = 'delivery' and facts->'agreed' = 'true')
  from (
    select sum(quantity) as units, count(*) filter (where quantity > 0) as line_count, sum(total_cents) as cents
    from order_lines where order_id = of_order
  ) sums
  where o.id = of_order;
  perform set_config('shop.changes_order', '', true);
  return query select * from move_stock(part_ids, deltas, 'line_changed', of_order, edit_order.actor_id);
end $$;
