/**
 * Statements that fill a shop with years of data, so that the planner sees large tables. Ids are made of
 * numbers, so that tests can name rows.
 */
export const manyRows = [
  `insert into users (id, name, email, created_at)
   select 'user-' || n, 'Buyer ' || md5(n::text), 'buyer-' || n || '@example.com', now() - n * interval '10 minutes'
   from generate_series(1, 10000) n`,
  `insert into profiles (user_id, role)
   select 'user-' || n, case when n <= 3 then 'admin' else 'user' end from generate_series(1, 10000) n`,
  `insert into accounts (id, user_id, account_id, provider_id)
   select 'account-' || n, 'user-' || n, n::text, 'credential' from generate_series(1, 10000) n`,
  `insert into sessions (id, user_id, token, expires_at)
   select 'session-' || n, 'user-' || n, 'token-' || n, now() + interval '1 day' from generate_series(1, 10000) n`,
  `insert into access_tokens (token_hash, user_id, session_id, expires_at)
   select sha256(('token-' || n)::bytea), 'user-' || n, 'session-' || n, now() + interval '1 hour'
   from generate_series(1, 10000) n`,
  `insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, available_quantity, price_cents)
   select lpad(n::text, 24, '0'), 'SKU-' || n, 'part-' || n, 'Part ' || md5(n::text), 'Kind ' || n % 12, 'A part.',
     '/img/part.webp', jsonb_build_object('socket', 'AM' || n % 9, 'memoryType', 'DDR' || n % 5, 'formFactor', 'ATX'), 1 + n % 20, 100000, 1000 + n
   from generate_series(1, 5000) n`,
  // One in fifty is unpaid, one in a hundred of those half cancelled.
  `insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name,
     status, paid_at, cancelling_at, created_at)
   select lpad(n::text, 24, '0'), 'user-' || 1 + n % 10000, 2, 2000, 1, 'buyer-' || 1 + n % 10000 || '@example.com', 'Buyer',
     case when n % 50 = 0 then 'pending' when n % 51 = 0 then 'shipped' else 'delivered' end,
     case when n % 50 > 0 then now() - n * interval '5 minutes' end,
     case when n % 5000 = 0 then now() - interval '1 hour' end,
     now() - n * interval '5 minutes'
   from generate_series(1, 10000) n`,
  `insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
   select id, 1, lpad((1 + id::int % 5000)::text, 24, '0'), 'SKU-' || 1 + id::int % 5000, 'Part ' || md5(id::int::text), 2, 1000, 2000
   from orders`,
  `insert into order_charges (order_id, number, kind, name, amount_cents, facts)
   select id, 1, 'delivery', 'Delivery', 900, '{}' from orders where id::int % 10 = 0`,
  `insert into stock_movements (part_id, delta, reason, order_id, actor_id)
   select l.part_id, -l.quantity, 'order', id, user_id from orders join order_lines l on l.order_id = id`,
  `insert into payments (order_id, attempt, intent_id, amount_cents, state, created_at)
   select id, 1, case when paid_at is null then 'pi_open_' || id else 'pi_' || id::int end, total_cents,
     case when paid_at is null then 'live' else 'succeeded' end, created_at from orders`,
  `insert into refunds (id, payment_id, key, amount_cents, reason, state, requested_by)
   select lpad(id::text, 24, '0'), id, 'refund-' || id, 100, 'Broken', 'succeeded', 'user-1'
   from payments where id % 5 = 0 and state = 'succeeded'`,
  `insert into refund_lines (refund_id, order_id, number, quantity, restock)
   select r.id, p.order_id, 1, 1, false from refunds r join payments p on p.id = r.payment_id`,
  `insert into shipments (order_id, number, created_at) select id, 1, paid_at from orders where status in ('shipped', 'delivered')`,
  `insert into shipment_lines (order_id, number, shipment, quantity) select order_id, 1, 1, 2 from shipments`,
  `insert into trace_numbers (order_id, number, shipment, place, value)
   select order_id, 1, 1, n, case n when 1 then 'B-' || order_id::int / 20 else 'S-' || order_id end
   from shipment_lines, generate_series(1, 2) n`,
  `insert into returns (id, order_id, state, created_at, received_at)
   select order_id, order_id, (array['asked', 'received', 'refused', 'withdrawn', 'approved'])[1 + order_id::bigint % 5], created_at,
     case order_id::bigint % 5 when 1 then created_at end from shipments`,
  `insert into return_lines (return_id, order_id, number, quantity, reason, received, restocked)
   select id, order_id, 1, 1, 'damaged', case state when 'received' then 1 end, case state when 'received' then 0 end from returns`,
  `insert into line_cancellations (order_id, number, quantity, refund_id)
   select order_id, number, quantity, refund_id from refund_lines`,
  `insert into order_changes (order_id, kind, detail) select id, 'details', '{"before": {}, "after": {}}' from orders where id::int % 3 = 0`,
  `insert into invoices (kind, year, sequence, order_id, issued_at, total_cents, facts)
   select 'invoice', 2026, row_number() over (order by id), id, paid_at, total_cents, '{}' from orders
   where paid_at is not null and id::int % 10 > 0`,
  `insert into invoices (kind, year, sequence, order_id, refund_id, issued_at, total_cents, facts)
   select 'credit_note', 2026, row_number() over (order by r.id), p.order_id, r.id, r.created_at, 100, '{}'
   from refunds r join payments p on p.id = r.payment_id where p.order_id::int % 10 > 0`,
  `insert into idempotency_keys (user_id, key, request_hash, response)
   select user_id, id, '\\x00', '{}' from orders`,
  `insert into audit_log (actor_id, action, target)
   select 'user-' || 1 + length(id) % 3, 'order.advance', id from orders`,
  `insert into order_notes (order_id, author_id, text) select id, 'user-1', 'Called.' from orders where id::int % 4 = 0`,
  `insert into mail_outbox (recipient, template, state, sent_at, dedupe_key, created_at)
   select email, 'order-placed', 'sent', created_at, 'order-placed:' || id, created_at from orders`,
  `insert into mail_outbox (recipient, template, state, sent_at, dedupe_key, created_at)
   select 'staff@example.com', 'staff-notice', 'sent', created_at, 'staff-order:' || id || ':user-1', created_at from orders`,
  `insert into webhook_events (id, type) select 'evt_' || n, 'payment_intent.succeeded' from generate_series(1, 10000) n`,
  `insert into uploads (name, file_hash, state, address, width, height, placeholder, uploaded_by)
   select md5(n::text), md5(n::text), 'stored', '/img/u/' || md5(n::text) || '-100.webp', 100, 100, '', 'user-' || n from generate_series(1, 5000) n`,
  `insert into reviews (id, user_id, name, description, photo, rating)
   select lpad(n::text, 24, '0'), 'user-' || n, 'Buyer', 'Good.', '', 5 from generate_series(1, 5000) n`,
  `insert into part_reviews (part_id, user_id, units, name, rating, title, body, state, hidden_reason, open_reports)
   select lpad((1 + n % 50)::text, 24, '0'), 'user-' || n, 2, 'Buyer', 1 + n % 5, 'Good', 'Good.',
     case when n % 100 = 0 then 'queued' when n % 101 = 0 then 'hidden' else 'published' end, '', case when n % 200 = 1 then 1 else 0 end
   from generate_series(1, 10000) n`,
  `insert into part_review_reports (review_id, user_id, reason) select id, user_id, 'Spam' from part_reviews`,
  `insert into carts (user_id, token_hash, updated_at)
   select case when n <= 5000 then 'user-' || n end, case when n > 5000 then sha256(('token-' || n)::bytea) end,
     now() - n * interval '2 minutes' from generate_series(1, 10000) n`,
  `insert into cart_lines (cart_id, part_id, quantity)
   select id, lpad((1 + (id * 7 + n) % 5000)::text, 24, '0'), n from carts, generate_series(1, 3) n`,
  `insert into part_lists (id, user_id, revision, share_hash, shared_at)
   select 'list-' || n, 'user-' || 1 + n % 5000, 3, sha256(('list-' || n)::bytea), now() from generate_series(1, 10000) n`,
  `insert into part_list_revisions (list_id, number, name, builds, spare_basis_points, line_count, build_cents, total_cents)
   select id, n, 'Build', 10, 200, 2, 100, 1000 from part_lists, generate_series(1, 3) n`,
  `insert into part_list_lines (list_id, revision, number, part_id, quantity)
   select list_id, r.number, n, lpad((1 + (substr(list_id, 6)::int * 7 + n * 2500) % 5000)::text, 24, '0'), n
   from part_list_revisions r, generate_series(1, 2) n`,
  `insert into match_choices (id, user_id, row_key, written, part_id, chosen_at)
   select 'choice-' || n, 'user-' || 1 + n % 1000, 'number:' || n, n, lpad((1 + n % 5000)::text, 24, '0'), now() - n * interval '1 minute'
   from generate_series(1, 10000) n`,
  `insert into addresses (id, user_id, label, name, company, street, district, city, region, postal_code, country, phone, is_default)
   select lpad(n::text, 24, '0'), 'user-' || 1 + n % 5000, '', 'Ada', '', '1 Road', '', 'Leith', '', 'EH6 6QN', 'GB', '', n <= 5000
   from generate_series(1, 10000) n`,
  `insert into expected_batches (id, part_id, quantity, expected_on, received_at)
   select lpad(n::text, 24, '0'), lpad((1 + n % 5000)::text, 24, '0'), 40, current_date + n % 90, case when n % 10 > 0 then now() end
   from generate_series(1, 10000) n`,
  `insert into tax_ids (id, user_id, kind, country, region, number, state)
   select lpad(n::text, 24, '0'), 'user-' || 1 + n % 5000, 'us_certificate', 'US', 'R' || n / 5000, n, case when n % 100 = 0 then 'waiting' else 'valid' end
   from generate_series(1, 10000) n`,
  `insert into tags (kind, name)
   select kind, 'Tag ' || n from (values ('order'), ('customer')) kinds (kind), generate_series(1, 100) n`,
  `insert into order_tags (order_id, tag_id)
   select o.id, t.id from orders o join tags t on t.kind = 'order' and t.name = 'Tag ' || 1 + o.id::int % 100 where o.id::int % 4 = 0`,
  `insert into order_transfers (order_id, number, kind, amount_cents, booked_on, reference)
   select id, 1, 'received', 100, current_date, md5(id) from orders where id::int % 10 = 0`,
  `insert into customer_tags (user_id, tag_id)
   select 'user-' || n, t.id from generate_series(1, 10000, 4) n join tags t on t.kind = 'customer' and t.name = 'Tag ' || 1 + n % 100`,
  `insert into draft_orders (id, user_id, created_by, state, lines, valid_days, token_hash, valid_until, created_at)
   select lpad(n::text, 24, '0'), 'user-' || n, 'user-1', case when n % 100 = 0 then 'sent' else 'withdrawn' end, '[]', 14,
     sha256(('offer-' || n)::bytea), now() + (n - 5000) * interval '1 minute', now() - n * interval '10 minutes'
   from generate_series(1, 10000) n`,
  `insert into customer_notes (user_id, author_id, text) select 'user-' || n, 'user-1', 'Called.' from generate_series(1, 10000) n`,
  "vacuum analyze",
]
