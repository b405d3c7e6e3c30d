-- Orders of two lines in every state as they were before shops had settings: their tables are those of migrations 0001 to
-- 0130, with what the releases before had left. Never to be changed.
insert into users (id, name, email, email_verified) values ('user-3', 'Edith Clarke', 'edith@buyers.example', true);
insert into profiles (user_id, role, education, phone) values ('user-3', 'user', '', '');
insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, price_cents) values
  ('aaaaaaaaaaaaaaaaaaaaaaa5', 'FN-1', 'gust-120', 'Gust 120', 'Fans', 'A fan.', '', '{}', 1, 1250),
  ('aaaaaaaaaaaaaaaaaaaaaaa6', 'SD-1', 'ledger-2tb', 'Ledger 2 TB', 'Storage', 'A drive.', '', '{}', 1, 18900);
select from move_stock(array['aaaaaaaaaaaaaaaaaaaaaaa5', 'aaaaaaaaaaaaaaaaaaaaaaa6'], array[500, 200], 'initial');
create temp table left_behind (n integer, state text, paid boolean, refunded bigint, back integer[], removed boolean default false);
insert into left_behind (n, state, paid, refunded) values
  -- The second has its payment page open.
  (1, 'pending', false, 0), (2, 'pending', false, 0), (3, 'pending', true, 0),
  (4, 'approved', true, 0), (5, 'shipped', true, 0), (6, 'delivered', true, 0),
  -- Deleted by the buyer; expired.
  (7, 'cancelled', false, 0), (8, 'cancelled', false, 0),
  -- Part of the money without goods.
  (9, 'delivered', true, 1000);
insert into left_behind (n, state, paid, refunded, back) values
  -- Four of the first line came back after they were sent; the whole line before; all of it before; all of it after.
  (10, 'shipped', true, 5000, array[4]), (11, 'approved', true, 12500, array[10]),
  (12, 'pending', true, 50300, array[10, 2]), (13, 'delivered', true, 50300, array[10, 2]);
-- Taken out of the list by an administrator.
insert into left_behind (n, state, paid, refunded, removed) values (14, 'delivered', true, 0, true);
insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, purchase_order, ship_to, note, status,
  paid_at, transaction_id, refunded_cents, cancelled_at, cancelled_from, cancel_reason, deleted_at)
select 'acacacacacacacacacacac' || lpad(n::text, 2, '0'), 'user-3', 12, 50300, 2, 'edith@buyers.example', 'Edith Clarke',
  'PO 4711', 'Dock 4, Leith', 'Ring twice', state, case when paid then now() end, case when paid then 'pi_lines_' || n end,
  refunded, case when state = 'cancelled' then now() end, case when state = 'cancelled' then 'pending' end,
  case when state = 'cancelled' then case n when 8 then 'expired' else 'deleted' end end, case when removed then now() end
from left_behind;
insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
select o.id, line.*, line.units * line.price from orders o, (values (1, 'aaaaaaaaaaaaaaaaaaaaaaa5', 'FN-1', 'Gust 120', 10, 1250),
  (2, 'aaaaaaaaaaaaaaaaaaaaaaa6', 'SD-1', 'Ledger 2 TB', 2, 18900)) as line (number, part_id, sku, name, units, price)
where o.id like 'acac%';
select from left_behind l cross join lateral move_stock(array['aaaaaaaaaaaaaaaaaaaaaaa5', 'aaaaaaaaaaaaaaaaaaaaaaa6'],
  array[-10, -2], 'order', 'acacacacacacacacacacac' || lpad(n::text, 2, '0'), 'user-3') moved;
select from left_behind l cross join lateral move_stock(array['aaaaaaaaaaaaaaaaaaaaaaa5', 'aaaaaaaaaaaaaaaaaaaaaaa6'],
  array[10, 2], 'order_cancelled', 'acacacacacacacacacacac' || lpad(n::text, 2, '0')) moved where state = 'cancelled';
select from left_behind l cross join lateral move_stock(array['aaaaaaaaaaaaaaaaaaaaaaa5', 'aaaaaaaaaaaaaaaaaaaaaaa6'],
  back, 'refund_return', 'acacacacacacacacacacac' || lpad(n::text, 2, '0'), 'user-2') moved where cardinality(back) = 2;
select from left_behind l cross join lateral move_stock(array['aaaaaaaaaaaaaaaaaaaaaaa5'], back, 'restock', null, 'user-2',
  'Refunded of order acacacacacacacacacacac' || n) moved where cardinality(back) = 1;
insert into payments (order_id, attempt, intent_id, amount_cents, state)
select id, 1, coalesce(transaction_id, 'pi_lines_2'), total_cents, case when paid_at is null then 'live' else 'succeeded' end
from orders where transaction_id like 'pi_lines_%' or id = 'acacacacacacacacacacac02';
insert into refunds (id, payment_id, key, amount_cents, reason, restock, state, provider_id)
select 'bebebebebebebebebebebe' || right(o.id, 2), p.id, 'refund:' || o.id, o.refunded_cents, 'It came back.',
  cardinality(l.back) = 2 is true, 'succeeded', 're_' || o.id
from orders o join payments p on p.order_id = o.id
join left_behind l on o.id = 'acacacacacacacacacacac' || lpad(l.n::text, 2, '0') where o.refunded_cents > 0;
insert into refund_lines (refund_id, order_id, number, quantity, restock)
select 'bebebebebebebebebebebe' || lpad(n::text, 2, '0'), 'acacacacacacacacacacac' || lpad(n::text, 2, '0'), 1, back[1], true
from left_behind where cardinality(back) = 1;
insert into audit_log (actor_id, action, target, detail)
select 'user-2', 'order.advance', 'acacacacacacacacacacac' || lpad(n::text, 2, '0'),
  jsonb_build_object('from', ladder[step], 'to', ladder[step + 1])
from left_behind cross join (select array['pending', 'approved', 'shipped', 'delivered'] as ladder) steps
cross join lateral generate_series(1, coalesce(array_position(ladder, state), 1) - 1) step order by n, step;
insert into mail_outbox (recipient, template, data, dedupe_key) values ('edith@buyers.example', 'order-placed',
  '{"name": "Edith Clarke", "orderId": "acacacacacacacacacacac01", "productName": "Gust 120 and 1 more", "purchaseOrder": "PO 4711",
    "shipTo": "Dock 4, Leith", "lines": [{"productName": "Gust 120", "quantity": 10, "unitPriceCents": 1250, "totalCents": 12500}],
    "moreLines": 1, "totalCents": 50300}', 'order-placed:acacacacacacacacacacac01');
insert into sandbox.payment_methods (id, brand, funding, last4, exp_month, exp_year, cvc_given, behaviour)
select replace(transaction_id, 'pi_', 'pm_'), 'visa', 'credit', '4242', 12, 2199, true, 'success'
from orders where transaction_id like 'pi_lines_%';
insert into sandbox.payment_intents (id, client_secret, amount, amount_received, currency, status, metadata, payment_method_id)
select p.intent_id, p.intent_id || '_secret_1', total_cents, case when transaction_id is null then 0 else total_cents end, 'usd',
  case when transaction_id is null then 'requires_payment_method' else 'succeeded' end,
  jsonb_build_object('order_id', o.id, 'user_id', user_id), replace(transaction_id, 'pi_', 'pm_')
from orders o join payments p on p.order_id = o.id where p.intent_id like 'pi_lines_%';
insert into sandbox.charges (id, payment_intent_id, payment_method_id, amount, currency, status, authenticated, amount_refunded)
select replace(transaction_id, 'pi_', 'ch_'), transaction_id, replace(transaction_id, 'pi_', 'pm_'), total_cents, 'usd',
  'succeeded', false, refunded_cents
from orders where transaction_id like 'pi_lines_%';
drop table left_behind;
