-- What of an order went out, when and with whom, in one shipment or several; and what of its lines will not be sent.

-- Whoever reads orders goes on; whoever moves one on waits, so that none is shipped without its shipment.
lock table orders, refunds in share row exclusive mode;

create table shipments (
  order_id text not null references orders (id),
  -- Within its order, from 1.
  number integer not null check (number >= 1),
  carrier text not null default '' check (length(carrier) <= 60),
  tracking_number text not null default '' check (length(tracking_number) <= 60),
  tracking_url text not null default '' check (tracking_url = '' or tracking_url ~ '^https://' and length(tracking_url) <= 500),
  -- Null where nobody is known: of orders of before, and by processes of the release before.
  shipped_by text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  primary key (order_id, number)
);

create table shipment_lines (
  order_id text not null,
  number integer not null,
  shipment integer not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, number, shipment),
  constraint shipment_lines_line_fkey foreign key (order_id, number) references order_lines (order_id, number),
  constraint shipment_lines_shipment_fkey foreign key (order_id, shipment) references shipments (order_id, number) on delete cascade
);

-- The batch or serial numbers that the units of a shipment's line bear, in the order they were written.
create table trace_numbers (
  order_id text not null,
  number integer not null,
  shipment integer not null,
  place integer not null check (place >= 1),
  value text not null check (length(value) between 1 and 64),
  primary key (order_id, number, shipment, place),
  constraint trace_numbers_line_fkey foreign key (order_id, number, shipment)
    references shipment_lines (order_id, number, shipment) on delete cascade
);
create index trace_numbers_value_idx on trace_numbers (upper(value), order_id);

-- Units that will not be sent. Those of a refund that failed are to be sent after all.
create table line_cancellations (
  id bigint generated always as identity primary key,
  order_id text not null,
  number integer not null,
  quantity integer not null check (quantity > 0),
  refund_id text references refunds (id),
  cancelled_by text,
  created_at timestamptz not null default now(),
  constraint line_cancellations_line_fkey foreign key (order_id, number) references order_lines (order_id, number)
);
create index line_cancellations_line_idx on line_cancellations (order_id, number);
create index line_cancellations_refund_idx on line_cancellations (refund_id) where refund_id is not null;

-- Orders of before that are on their way are one shipment each.
with stepped as (
  select target, max(created_at) filter (where detail->>'to' = 'shipped') as shipped_at,
    max(created_at) filter (where detail->>'to' = 'delivered') as delivered_at
  from audit_log where action = 'order.advance' and detail->>'to' in ('shipped', 'delivered') group by target
)
insert into shipments (order_id, number, created_at, delivered_at)
select o.id, 1, coalesce(shipped_at, paid_at, o.created_at),
  case when status = 'delivered' then coalesce(stepped.delivered_at, o.updated_at) end
from orders o left join stepped on stepped.target = o.id where status in ('shipped', 'delivered');

-- What came back on sale before it was sent is not sent, ...
insert into line_cancellations (order_id, number, quantity, refund_id, cancelled_by, created_at)
select l.order_id, l.number, l.quantity, r.id, r.requested_by, r.created_at
from refund_lines l join refunds r on r.id = l.refund_id
left join shipments s on s.order_id = l.order_id
where l.restock and r.state <> 'failed' and r.created_at < coalesce(s.created_at, 'infinity');

-- ... nor what nobody waits for any more, nor anything of an order whose money is all back.
insert into line_cancellations (order_id, number, quantity)
select l.order_id, l.number, gone.units - coalesce(c.units, 0)
from order_lines l
join orders o on o.id = l.order_id and o.status <> 'cancelled'
left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number)
left join (select order_id, number, sum(quantity) as units from line_cancellations group by 1, 2) c
  on (c.order_id, c.number) = (l.order_id, l.number)
cross join lateral (select case
  when o.status in ('pending', 'approved') and o.refunded_cents = o.total_cents and not exists (
    select from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id and r.state = 'due'
  ) then l.quantity else b.dropped end as units) gone
where gone.units > coalesce(c.units, 0);

insert into shipment_lines (order_id, number, shipment, quantity)
select l.order_id, l.number, 1, l.quantity - coalesce(c.units, 0)
from order_lines l
join shipments s on s.order_id = l.order_id
left join (select order_id, number, sum(quantity) as units from line_cancellations group by 1, 2) c
  on (c.order_id, c.number) = (l.order_id, l.number)
where l.quantity > coalesce(c.units, 0);

-- What became of the units of each line.
create view order_line_units as
select l.order_id, l.number, l.quantity, coalesce(b.waiting, 0) as waiting, coalesce(b.dropped, 0) as dropped,
  coalesce(c.units, 0)::integer as cancelled, coalesce(c.undecided, 0)::integer as undecided, coalesce(s.units, 0)::integer as shipped
from order_lines l
left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number)
left join (
  select c.order_id, c.number, sum(c.quantity) as units, sum(c.quantity) filter (where r.state = 'due') as undecided
  from line_cancellations c
  left join refunds r on r.id = c.refund_id
  where r.state is distinct from 'failed' group by 1, 2
) c on (c.order_id, c.number) = (l.order_id, l.number)
left join (select order_id, number, sum(quantity) as units from shipment_lines group by 1, 2) s
  on (s.order_id, s.number) = (l.order_id, l.number);

-- For processes of the release before, which move an order on and know nothing of its shipments; where those know, there is
-- nothing left to do here. The release after drops both.
create function shipments_of_release_before() returns trigger language plpgsql as $$
declare
  is_all_gone boolean := not exists (
    select from order_line_units where order_id = new.id and quantity > cancelled + shipped);
  latest shipments := (select s from shipments s where s.order_id = new.id order by s.number desc limit 1);
begin
  if new.status = 'shipped' and old.status = 'approved' and (latest is null or not is_all_gone) then
    insert into shipments (order_id, number) values (new.id, coalesce(latest.number, 0) + 1);
    insert into shipment_lines (order_id, number, shipment, quantity)
    select new.id, u.number, coalesce(latest.number, 0) + 1, u.quantity - u.cancelled - u.shipped
    from order_line_units u where u.order_id = new.id and u.quantity > u.cancelled + u.shipped;
  elsif new.status = 'approved' and old.status = 'shipped' and is_all_gone then
    delete from shipments where order_id = new.id and number = latest.number;
  elsif new.status = 'delivered' then
    update shipments set delivered_at = now() where order_id = new.id and delivered_at is null;
  elsif new.status = 'shipped' and old.status = 'delivered' then
    update shipments set delivered_at = null where order_id = new.id
      and delivered_at = (select max(delivered_at) from shipments where order_id = new.id)
      and not exists (select from shipments where order_id = new.id and delivered_at is null);
  end if;
  return null;
end $$;
create trigger orders_shipments_of_release_before after update of status on orders for each row
  when (old.status <> new.status and (new.status in ('shipped', 'delivered') or old.status = 'shipped'))
  execute function shipments_of_release_before();

analyze shipments, shipment_lines;
