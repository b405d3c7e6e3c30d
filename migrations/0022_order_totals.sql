-- What the administrators' overview adds up, by day, in UTC. Every change of an order appends what it changes, in
-- its own transaction, and touches no row that others write, too: purchases wait for nobody here. Now and then the
-- rows of a day are folded into one. What is true, at every moment, is the sum of a day's rows.
create table order_totals (
  day date not null,
  -- Placed that day and not cancelled; of those, the ones that wait for their payment and are not hidden.
  orders bigint not null default 0,
  unpaid bigint not null default 0,
  unpaid_cents bigint not null default 0,
  -- Paid that day, and what was given back of it since.
  paid_cents bigint not null default 0,
  refunded_cents bigint not null default 0
);

-- What one order adds to the day it was placed on, and to the day it was paid on.
create function order_totals_of(o orders) returns setof order_totals language sql immutable as $$
  select (o.created_at at time zone 'UTC')::date, (o.status <> 'cancelled')::int::bigint, waits::int::bigint,
    case when waits then o.total_cents else 0 end, 0::bigint, 0::bigint
  from (select o.status <> 'cancelled' and o.paid_at is null and o.deleted_at is null as waits) unpaid
  union all
  select (o.paid_at at time zone 'UTC')::date, 0, 0, 0, o.total_cents, o.refunded_cents where o.paid_at is not null
$$;

create function add_order_totals() returns trigger language plpgsql as $$
begin
  -- As every purchase begins; said by itself, it costs half.
  if new.status = 'pending' and new.paid_at is null and new.deleted_at is null then
    insert into order_totals (day, orders, unpaid, unpaid_cents)
    values ((new.created_at at time zone 'UTC')::date, 1, 1, new.total_cents);
  else
    insert into order_totals select * from order_totals_of(new);
  end if;
  return null;
end $$;

create function change_order_totals() returns trigger language plpgsql as $$
begin
  insert into order_totals
  select * from order_totals_of(new)
  union all
  select day, -orders, -unpaid, -unpaid_cents, -paid_cents, -refunded_cents from order_totals_of(old);
  return null;
end $$;

create function refuse_order_removal() returns trigger language plpgsql as $$
begin
  raise exception 'orders are never removed; cancel them, or hide them by deleted_at';
end $$;

create trigger orders_added_to_totals after insert on orders
  for each row execute function add_order_totals();
create trigger orders_changed_in_totals
  after update of status, paid_at, deleted_at, refunded_cents, total_cents, created_at on orders for each row
  when ((old.status, old.paid_at, old.deleted_at, old.refunded_cents, old.total_cents, old.created_at)
    is distinct from (new.status, new.paid_at, new.deleted_at, new.refunded_cents, new.total_cents, new.created_at))
  execute function change_order_totals();
create trigger orders_never_removed before delete or truncate on orders
  for each statement execute function refuse_order_removal();

-- Since the triggers were made, nobody else has written orders: none is missed, and none counted twice.
insert into order_totals
select t.day, sum(t.orders), sum(t.unpaid), sum(t.unpaid_cents), sum(t.paid_cents), sum(t.refunded_cents)
from orders o cross join lateral order_totals_of(o) t group by t.day;

-- All unpaid orders, not only those that nobody approved: without them at hand, the list of all orders would have
-- to be gone through to its end for a few.
drop index orders_unpaid_created_at_idx;
create index orders_unpaid_created_at_idx on orders (created_at desc, id desc)
  where paid_at is null and status <> 'cancelled' and deleted_at is null;
