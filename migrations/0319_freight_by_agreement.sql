-- Freight by agreement has no price when an order is placed. Staff set it afterwards; until then nobody can pay the order.
alter table orders
  add column freight_due boolean not null default false,
  add column freight_set_at timestamptz;
create index orders_freight_due_idx on orders (created_at) where freight_due;

-- Whoever writes the order, processes of the release before included.
create function mark_freight_due() returns trigger language plpgsql as $$
begin
  update orders set freight_due = true where id = new.order_id;
  return null;
end $$;
create trigger order_charges_freight_due after insert on order_charges for each row
  when (new.kind = 'delivery' and new.facts->'agreed' = 'true')
  execute function mark_freight_due();

update orders o set freight_due = true
from order_charges c
where c.order_id = o.id and c.kind = 'delivery' and c.facts->'agreed' = 'true'
  and o.paid_at is null and o.status <> 'cancelled';

-- Puts these charges in place of an unpaid order's, which the caller holds, with the freight that is agreed on among them.
create function set_freight(of_order text, charges jsonb) returns void language plpgsql as $$
begin
  perform set_config('shop.changes_order', of_order, true);
  delete from order_charges where order_id = of_order;
  insert into order_charges (order_id, number, kind, name, amount_cents, facts)
  select of_order, place, charge->>'kind', charge->>'name', (charge->>'amountCents')::bigint, charge->'facts'
  from jsonb_array_elements(charges) with ordinality as c (charge, place);
  update orders set freight_due = false, freight_set_at = now(), updated_at = now(),
    total_cents = (select sum(total_cents) from order_lines where order_id = of_order)
      + coalesce((select sum(amount_cents) from order_charges where order_id = of_order), 0)
  where id = of_order;
  perform set_config('shop.changes_order', '', true);
end $$;
