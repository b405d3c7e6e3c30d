-- A paid order that an administrator removed leaves the administrators' list, and nothing else: its buyer keeps
-- it. The overview counts what that list shows.
create index orders_removed_idx on orders (created_at desc, id desc) where deleted_at is not null;

-- Whoever writes orders meanwhile waits: none is counted by both the old function and the new one.
lock table orders in share row exclusive mode;

create or replace function order_totals_of(o orders) returns setof order_totals language sql immutable as $$
  select (o.created_at at time zone 'UTC')::date, listed::int::bigint, waits::int::bigint,
    case when waits then o.total_cents else 0 end, 0::bigint, 0::bigint
  from (
    select listed, listed and o.paid_at is null as waits
    from (select o.status <> 'cancelled' and o.deleted_at is null as listed) kept
  ) counted
  union all
  select (o.paid_at at time zone 'UTC')::date, 0, 0, 0, o.total_cents, o.refunded_cents where o.paid_at is not null
$$;

insert into order_totals (day, orders)
select (created_at at time zone 'UTC')::date, -count(*)
from orders where deleted_at is not null and status <> 'cancelled' group by 1;
