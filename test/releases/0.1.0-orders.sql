-- Orders in every state as the release before order lines left them: its tables are those of migrations 0001 to 0034,
-- with the shop in 0.1.0.sql. Never to be changed.
create temp table left_behind (n integer, state text, paid boolean, returned boolean, refunded bigint);
insert into left_behind values
  (1, 'pending', false, false, 0), (2, 'approved', false, false, 0), (3, 'pending', true, false, 0),
  (4, 'approved', true, false, 0), (5, 'shipped', true, false, 0), (6, 'delivered', true, false, 0),
  -- Deleted by the buyer; expired; revived by a payment that came late.
  (7, 'cancelled', false, false, 0), (8, 'cancelled', false, false, 0), (9, 'pending', true, false, 0),
  -- Half of the money is back; all of it with the goods; taken out of the list by an administrator.
  (10, 'shipped', true, false, 14900), (11, 'delivered', true, true, 29800), (12, 'delivered', true, false, 0);
insert into orders (id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, email, user_name, status,
  paid_at, transaction_id, refunded_cents, cancelled_at, cancelled_from, cancel_reason, deleted_at)
select 'dddddddddddddddddddddd' || lpad(n::text, 2, '0'), 'user-1', 'aaaaaaaaaaaaaaaaaaaaaaa1', 2, 14900, 29800,
  'Anvil 1000', 'ada@buyers.example', 'Ada Byron', state, case when paid then now() end, case when paid then 'pi_old_' || n end,
  refunded, case when state = 'cancelled' then now() end, case when state = 'cancelled' then 'pending' end,
  case when state = 'cancelled' then case n when 8 then 'expired' else 'deleted' end end, case n when 12 then now() end
from left_behind;
insert into stock_movements (part_id, delta, reason, order_id)
select o.part_id, moved.delta, moved.reason, o.id
from left_behind l join orders o on o.id = 'dddddddddddddddddddddd' || lpad(n::text, 2, '0')
cross join lateral (values (1, -2, 'order', true), (2, 2, 'order_cancelled', state = 'cancelled' or n = 9),
  (3, -2, 'order_revived', n = 9), (4, 2, 'refund_return', returned)) moved (place, delta, reason, happened)
where happened order by n, place;
update parts set available_quantity = (select sum(delta) from stock_movements where part_id = parts.id);
insert into payments (order_id, attempt, intent_id, amount_cents, state)
select id, 1, transaction_id, total_cents, 'succeeded' from orders where transaction_id like 'pi_old_%';
insert into refunds (id, payment_id, key, amount_cents, reason, restock, state, provider_id)
select 'eeeeeeeeeeeeeeeeeeeeee' || right(o.id, 2), p.id, 'refund:' || o.id, o.refunded_cents, 'It came back.', o.refunded_cents = total_cents,
  'succeeded', 're_' || o.id
from orders o join payments p on p.order_id = o.id where o.refunded_cents > 0;
insert into audit_log (actor_id, action, target, detail)
select 'user-2', 'order.advance', o.id, jsonb_build_object('from', ladder[step], 'to', ladder[step + 1])
from left_behind l join orders o on o.id = 'dddddddddddddddddddddd' || lpad(n::text, 2, '0')
cross join (select array['pending', 'approved', 'shipped', 'delivered'] as ladder) steps
cross join lateral generate_series(1, coalesce(array_position(ladder, state), 1) - 1) step order by n, step;
insert into sandbox_payment_methods (id, brand, funding, last4, exp_month, exp_year, cvc_given, behaviour)
select replace(transaction_id, 'pi_', 'pm_'), 'visa', 'credit', '4242', 12, 2199, true, 'success'
from orders where transaction_id like 'pi_old_%';
insert into sandbox_payment_intents (id, client_secret, amount, amount_received, currency, status, metadata, payment_method_id)
select transaction_id, transaction_id || '_secret_1', total_cents, total_cents, 'usd', 'succeeded',
  jsonb_build_object('order_id', id, 'user_id', user_id), replace(transaction_id, 'pi_', 'pm_')
from orders where transaction_id like 'pi_old_%';
insert into sandbox_charges (id, payment_intent_id, payment_method_id, amount, currency, status, authenticated, amount_refunded)
select replace(transaction_id, 'pi_', 'ch_'), transaction_id, replace(transaction_id, 'pi_', 'pm_'), total_cents, 'usd',
  'succeeded', false, refunded_cents
from orders where transaction_id like 'pi_old_%';
drop table left_behind;
