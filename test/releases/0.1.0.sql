-- A small shop as release 0.1.0 left it: its tables are those of migrations 0001 to 0011. Never to be changed.
insert into users (id, name, email, email_verified) values
  ('user-1', 'Ada Byron', 'ada@buyers.example', true),
  ('user-2', 'Grace Hopper', 'grace@buyers.example', false);
insert into profiles (user_id, role, education, phone) values
  ('user-1', 'user', 'Mathematics', '+1 555 0100'), ('user-2', 'admin', '', '');
insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, available_quantity, price_cents) values
  ('aaaaaaaaaaaaaaaaaaaaaaa1', 'PS-1', 'anvil-1000', 'Anvil 1000', 'Power supply', 'A power supply.', '/img/parts/anvil-1000-960.webp', '{"watts": 1000}', 2, 93, 14900),
  ('aaaaaaaaaaaaaaaaaaaaaaa2', 'MB-1', 'keel-b850', 'Keel B850', 'Motherboard', 'A board.', '/img/parts/keel-b850-atx-960.webp', '{}', 1, 10, 21900);
insert into orders (id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, email, user_name, status, paid_at, transaction_id, cancelled_at, cancelled_from, cancel_reason) values
  ('bbbbbbbbbbbbbbbbbbbbbbb1', 'user-1', 'aaaaaaaaaaaaaaaaaaaaaaa1', 4, 14900, 59600, 'Anvil 1000', 'ada@buyers.example', 'Ada Byron', 'shipped', now(), 'pi_1', null, null, null),
  ('bbbbbbbbbbbbbbbbbbbbbbb2', 'user-1', 'aaaaaaaaaaaaaaaaaaaaaaa1', 3, 14900, 44700, 'Anvil 1000', 'ada@buyers.example', 'Ada Byron', 'pending', null, null, null, null, null),
  ('bbbbbbbbbbbbbbbbbbbbbbb3', 'user-1', 'aaaaaaaaaaaaaaaaaaaaaaa2', 1, 21900, 21900, 'Keel B850', 'ada@buyers.example', 'Ada Byron', 'cancelled', null, null, now(), 'pending', 'deleted');
insert into payments (order_id, attempt, intent_id, amount_cents, state) values
  ('bbbbbbbbbbbbbbbbbbbbbbb1', 1, 'pi_1', 59600, 'succeeded');
insert into stock_movements (part_id, delta, reason, order_id, actor_id) values
  ('aaaaaaaaaaaaaaaaaaaaaaa1', 100, 'initial', null, null),
  ('aaaaaaaaaaaaaaaaaaaaaaa2', 10, 'initial', null, null),
  ('aaaaaaaaaaaaaaaaaaaaaaa1', -4, 'order', 'bbbbbbbbbbbbbbbbbbbbbbb1', 'user-1'),
  ('aaaaaaaaaaaaaaaaaaaaaaa1', -3, 'order', 'bbbbbbbbbbbbbbbbbbbbbbb2', 'user-1'),
  ('aaaaaaaaaaaaaaaaaaaaaaa2', -1, 'order', 'bbbbbbbbbbbbbbbbbbbbbbb3', 'user-1'),
  ('aaaaaaaaaaaaaaaaaaaaaaa2', 1, 'order_cancelled', 'bbbbbbbbbbbbbbbbbbbbbbb3', 'user-1');
insert into idempotency_keys (user_id, key, request_hash, response) values
  ('user-1', 'a key', '\x00', '{"orderId": "bbbbbbbbbbbbbbbbbbbbbbb2"}');
insert into mail_outbox (recipient, template, data, dedupe_key, state, sent_at) values
  ('ada@buyers.example', 'order-placed', null, 'order-placed:bbbbbbbbbbbbbbbbbbbbbbb2', 'sent', now());
insert into reviews (id, user_id, name, description, photo, rating) values
  ('ccccccccccccccccccccccc1', 'user-1', 'Ada Byron', 'It runs and runs.', '/img/people/ada.webp', 5);
insert into audit_log (actor_id, action, target, detail) values
  ('user-2', 'order.advance', 'bbbbbbbbbbbbbbbbbbbbbbb1', '{"from": "pending", "to": "approved"}'),
  ('user-2', 'order.advance', 'bbbbbbbbbbbbbbbbbbbbbbb1', '{"from": "approved", "to": "shipped"}');
