-- What each customer ordered, kept by triggers, so that staff can list customers in its order.
create table customer_totals (
  user_id text not null,
  orders integer default 0 not null,
  revenue_cents bigint default 0 not null,
  unpaid integer default 0 not null,
  unpaid_cents bigint default 0 not null,
  -- Long ago for who never ordered.
  last_order_at timestamptz default '-infinity' not null,
  constraint customer_totals_pkey primary key (user_id),
  constraint customer_totals_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

create function customer_totals_of(o orders)
 returns table (orders integer, revenue_cents bigint, unpaid integer, unpaid_cents bigint)
 language sql
 immutable
as $$
  select counts::integer, case when o.paid_at is null then 0 else o.total_cents - o.refunded_cents end,
    waits::integer, case when waits then o.total_cents else 0 end
  from (select o.status <> 'cancelled' as counts, o.status <> 'cancelled' and o.paid_at is null as waits) kept
$$;

insert into customer_totals
select u.id, coalesce(sum(t.orders), 0), coalesce(sum(t.revenue_cents), 0), coalesce(sum(t.unpaid), 0),
  coalesce(sum(t.unpaid_cents), 0), coalesce(max(o.created_at) filter (where t.orders = 1), '-infinity')
from users u left join orders o on o.user_id = u.id left join lateral customer_totals_of(o) t on o.id is not null
group by u.id;

create index customer_totals_orders_idx on customer_totals (orders, user_id);
create index customer_totals_revenue_idx on customer_totals (revenue_cents, user_id);
create index customer_totals_last_order_idx on customer_totals (last_order_at, user_id);
create index users_open_name_idx on users (lower(name), id) where closed_at is null;

create function begin_customer_totals()
 returns trigger
 language plpgsql
as $$
begin
  insert into customer_totals (user_id) values (new.id);
  return null;
end $$;

create trigger users_begin_totals after insert on users for each row
  execute function begin_customer_totals();

create function add_customer_totals()
 returns trigger
 language plpgsql
as $$
begin
  update customer_totals t
  set orders = t.orders + added.orders, revenue_cents = t.revenue_cents + added.revenue_cents,
    unpaid = t.unpaid + added.unpaid, unpaid_cents = t.unpaid_cents + added.unpaid_cents,
    last_order_at = case when added.orders = 1 then greatest(t.last_order_at, new.created_at) else t.last_order_at end
  from customer_totals_of(new) added where t.user_id = new.user_id;
  return null;
end $$;

create trigger orders_added_to_customer after insert on orders for each row
  execute function add_customer_totals();

create function change_customer_totals()
 returns trigger
 language plpgsql
as $$
begin
  -- First the lock, so that the next statement sees what others who held it have written.
  perform from customer_totals where user_id = new.user_id for update;
  update customer_totals t
  set orders = t.orders + is_now.orders - was.orders, revenue_cents = t.revenue_cents + is_now.revenue_cents - was.revenue_cents,
    unpaid = t.unpaid + is_now.unpaid - was.unpaid, unpaid_cents = t.unpaid_cents + is_now.unpaid_cents - was.unpaid_cents,
    last_order_at = case when is_now.orders = was.orders and new.created_at = old.created_at then t.last_order_at
      else coalesce((select max(created_at) from orders where user_id = new.user_id and status <> 'cancelled'), '-infinity') end
  from customer_totals_of(new) is_now, customer_totals_of(old) was where t.user_id = new.user_id;
  return null;
end $$;

create trigger orders_changed_for_customer after update of status, paid_at, refunded_cents, total_cents, created_at on orders for each row
  when ((old.status = 'cancelled') <> (new.status = 'cancelled') or old.paid_at is distinct from new.paid_at
    or old.refunded_cents <> new.refunded_cents or old.total_cents <> new.total_cents or old.created_at <> new.created_at)
  execute function change_customer_totals();
