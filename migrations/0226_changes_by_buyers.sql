-- What a buyer may change of an order by themselves: fewer units of an unpaid one, which is as if it had been placed so; units
-- of a paid one that is not shipped, which a refund gives back; and where it goes and what is written on it.
create table order_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('cancelled', 'details')),
  -- In the buyer's words; like `detail` forgotten with them.
  reason text not null default '' check (length(reason) <= 500),
  -- Of what is cancelled { lines: [{ number, name, quantity }], totalCents: { before, after } }, of details { before, after }.
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  -- Which gives the money back.
  refund_id text references refunds (id),
  -- When the order was held, not when its transaction began to wait for it.
  created_at timestamptz not null default clock_timestamp()
);
create index order_changes_order_id_idx on order_changes (order_id, id);
create trigger order_changes_kept before delete or truncate
  on order_changes for each statement execute function refuse_ledger_edit();

alter table stock_movements
  drop constraint stock_movements_reason_known,
  add constraint stock_movements_reason_known check (reason in
    ('initial', 'order', 'backorder', 'line_cancelled', 'order_cancelled', 'order_revived', 'refund_return', 'restock', 'correction')),
  drop constraint stock_movements_order_reason,
  add constraint stock_movements_order_reason check ((order_id is not null) =
    (reason in ('order', 'backorder', 'line_cancelled', 'order_cancelled', 'order_revived', 'refund_return')));
drop index stock_movements_order_line_reason_key;
-- What comes to a line that waits may come in parts, and its buyer may give it back in parts.
create unique index stock_movements_order_line_reason_key on stock_movements (order_id, order_line, reason)
  where reason not in ('backorder', 'line_cancelled');

-- What was ordered, and where it goes, stays as it was, whatever hand there is in the database. Only `lower_order` makes less of
-- it, as long as it is not paid, and `send_order_to` has it go elsewhere, until it is shipped.
create function changes_order() returns text language sql stable as $$
  select coalesce(current_setting('shop.changes_order', true), '')
$$;
alter table order_lines
  drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity between 0 and 1000000000);
drop trigger order_lines_append_only on order_lines;
create trigger order_lines_kept before delete or truncate
  on order_lines for each statement execute function refuse_ledger_edit();
create trigger order_lines_append_only before update
  on order_lines for each statement when (changes_order() = '') execute function refuse_ledger_edit();
drop trigger order_charges_append_only on order_charges;
create trigger order_charges_kept before update or truncate
  on order_charges for each statement execute function refuse_ledger_edit();
create trigger order_charges_append_only before delete
  on order_charges for each statement when (changes_order() = '') execute function refuse_ledger_edit();

drop trigger orders_terms_frozen on orders;
create trigger orders_terms_frozen
  before update of id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, line_count, order_number,
    delivery_address, agreed
  on orders for each row
  when ((old.id, old.user_id, old.part_id, old.unit_price_cents, old.product_name, old.order_number, old.agreed)
      is distinct from (new.id, new.user_id, new.part_id, new.unit_price_cents, new.product_name, new.order_number, new.agreed)
    or ((old.quantity, old.total_cents, greatest(old.line_count, 1)) is distinct from (new.quantity, new.total_cents, new.line_count)
      and (changes_order() <> old.id or old.paid_at is not null))
    or (new.delivery_address is not null and new.delivery_address is distinct from old.delivery_address
      and (changes_order() <> old.id or old.status not in ('pending', 'approved'))))
  execute function refuse_order_edit();

-- Takes so many units off lines of an unpaid order, which the caller holds, as if they had not been ordered: what of them is
-- not there waits no more, the others are on sale again. `tax_of_lines` are the tax facts of what is left of each, and
-- `taxes` the order's charges of that kind in place of those before.
create function lower_order(of_order text, numbers integer[], units integer[], tax_of_lines jsonb, taxes jsonb, actor_id text)
returns void language plpgsql as $$
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
  delete from order_charges where order_id = of_order and kind = 'tax';
  insert into order_charges (order_id, number, kind, name, amount_cents, facts)
  select of_order, (select count(*) from order_charges where order_id = of_order) + place, 'tax', charge->>'name',
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

-- Has an order go to another address, with its label; to none where its buyer writes a label alone.
create function send_order_to(of_order text, address jsonb, label text) returns void language plpgsql as $$
begin
  perform set_config('shop.changes_order', of_order, true);
  update orders set delivery_address = address, ship_to = label, updated_at = now() where id = of_order;
  perform set_config('shop.changes_order', '', true);
end $$;
