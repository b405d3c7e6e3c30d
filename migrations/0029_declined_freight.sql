-- A buyer may decline the freight that staff have set: the order ends.
alter table orders
  drop constraint orders_cancel_reason_known,
  add constraint orders_cancel_reason_known check (cancel_reason in ('deleted', 'expired', 'declined')),
  add column decline_reason text default '' not null,
  add constraint orders_decline_reason_check check (length(decline_reason) <= 500);

-- Whoever is told of freight to agree on is told how that ends.
insert into staff_notifications (user_id, topic)
select user_id, 'freight_declined' from staff_notifications where topic = 'freight'
on conflict do nothing;
