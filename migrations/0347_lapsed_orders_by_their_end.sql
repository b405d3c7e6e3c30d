-- Counts lapsed orders by when they ended: of a busy network few orders lapse, and all others were read to find them.
create index orders_lapsed_of_network_idx on orders (placed_from, cancelled_at)
  where placed_from is not null and cancelled_at is not null;

create or replace function count_lapsed_orders(buyer_id text, network text) returns integer language sql stable as $$
  with ended as (
    select id, user_id, created_at, cancelled_at, paid_at, cancel_reason, takes_last, cancelling_by from orders
    where user_id = buyer_id and cancelled_at > now() - interval '1 day'
    union
    select id, user_id, created_at, cancelled_at, paid_at, cancel_reason, takes_last, cancelling_by from orders
    where placed_from = network and cancelled_at > now() - interval '1 day'
  )
  select count(*)::integer from ended
  where created_at > now() - interval '3 days' and paid_at is null
    and (cancel_reason = 'expired' or takes_last and cancelling_by = user_id and cancelled_at > created_at + interval '10 minutes')
$$;
