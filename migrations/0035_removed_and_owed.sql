-- Orders that were removed from the list still count as placed, and unpaid orders count with what is still owed: without
-- what arrived by transfer.
create or replace function order_totals_of(o orders)
 returns SETOF order_totals
 language sql
 immutable
as $$
  select (o.created_at at time zone 'UTC')::date, counts::int::bigint, waits::int::bigint,
    case when waits then o.total_cents - o.transfer_balance_cents else 0 end, 0::bigint, 0::bigint
  from (
    select o.status <> 'cancelled' as counts, o.status <> 'cancelled' and o.deleted_at is null and o.paid_at is null as waits
  ) counted
  union all
  select (o.paid_at at time zone 'UTC')::date, 0, 0, 0, o.total_cents, o.refunded_cents where o.paid_at is not null
$$;

create or replace function add_order_totals()
 returns trigger
 language plpgsql
as $$
begin
  -- As every purchase begins; said by itself, it costs half.
  if new.status = 'pending' and new.paid_at is null and new.deleted_at is null then
    insert into order_totals (day, orders, unpaid, unpaid_cents)
    values ((new.created_at at time zone 'UTC')::date, 1, 1, new.total_cents - new.transfer_balance_cents);
  else
    insert into order_totals select * from order_totals_of(new);
  end if;
  return null;
end $$;

drop trigger orders_changed_in_totals on orders;
create trigger orders_changed_in_totals after update of status, paid_at, deleted_at, refunded_cents, total_cents, transfer_balance_cents, created_at on orders for each row
  when (old.status is distinct from new.status or old.paid_at is distinct from new.paid_at or old.deleted_at is distinct from new.deleted_at or old.refunded_cents is distinct from new.refunded_cents or old.total_cents is distinct from new.total_cents or old.transfer_balance_cents is distinct from new.transfer_balance_cents or old.created_at is distinct from new.created_at)
  execute function change_order_totals();

insert into order_totals (day, orders, unpaid_cents)
select (created_at at time zone 'UTC')::date, count(*) filter (where deleted_at is not null),
  -coalesce(sum(transfer_balance_cents) filter (where deleted_at is null and paid_at is null), 0)
from orders
where status <> 'cancelled' and (deleted_at is not null or (paid_at is null and transfer_balance_cents <> 0))
group by 1;

create or replace function customer_totals_of(o orders)
 returns table (orders integer, revenue_cents bigint, unpaid integer, unpaid_cents bigint)
 language sql
 immutable
as $$
  select counts::integer, case when o.paid_at is null then 0 else o.total_cents - o.refunded_cents end,
    waits::integer, case when waits then o.total_cents - o.transfer_balance_cents else 0 end
  from (select o.status <> 'cancelled' as counts, o.status <> 'cancelled' and o.paid_at is null as waits) kept
$$;

drop trigger orders_changed_for_customer on orders;
create trigger orders_changed_for_customer after update of status, paid_at, refunded_cents, total_cents, transfer_balance_cents, created_at on orders for each row
  when ((old.status = 'cancelled') <> (new.status = 'cancelled') or old.paid_at is distinct from new.paid_at
    or old.refunded_cents <> new.refunded_cents or old.total_cents <> new.total_cents
    or old.transfer_balance_cents <> new.transfer_balance_cents or old.created_at <> new.created_at)
  execute function change_customer_totals();

update customer_totals t set unpaid_cents = t.unpaid_cents - received.cents
from (
  select user_id, sum(transfer_balance_cents) as cents from orders
  where status <> 'cancelled' and paid_at is null and transfer_balance_cents <> 0 group by user_id
) received
where received.user_id = t.user_id;
