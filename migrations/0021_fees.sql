-- Fees are a third kind of charge, for units of parts: WEEE, batteries, screens.
alter table order_charges drop constraint order_charges_kind_check;
alter table order_charges add constraint order_charges_kind_check check (kind in ('delivery', 'fee', 'tax'));

-- How much of its line's fees, with their tax, goes back with the units that a refund is for.
alter table refund_lines add fee_cents bigint default 0 not null;

-- As before; `taxes` has all fees and taxes of what is left, and may begin with a charge for delivery.
create or replace function lower_order(of_order text, numbers integer[], units integer[], tax_of_lines jsonb, taxes jsonb, actor_id text)
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
    and (kind in ('fee', 'tax') or kind in (select charge->>'kind' from jsonb_array_elements(taxes) as t (charge)));
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
