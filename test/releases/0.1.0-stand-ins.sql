-- What the stand-ins of release 0.1.0 remember of the shop in 0.1.0.sql. Never to be changed.
insert into sandbox_payment_methods (id, brand, funding, last4, exp_month, exp_year, cvc_given, behaviour) values
  ('pm_1', 'visa', 'credit', '4242', 12, 2199, true, 'success');
insert into sandbox_payment_intents (id, client_secret, amount, amount_received, currency, status, metadata, payment_method_id) values
  ('pi_1', 'pi_1_secret_1', 59600, 59600, 'usd', 'succeeded', '{"order_id": "bbbbbbbbbbbbbbbbbbbbbbb1", "user_id": "user-1"}', 'pm_1');
insert into sandbox_charges (id, payment_intent_id, payment_method_id, amount, currency, status, authenticated) values
  ('ch_1', 'pi_1', 'pm_1', 59600, 'usd', 'succeeded', false);
update sandbox_payment_intents set latest_charge_id = 'ch_1';
insert into sandbox_events (id, type, payload, delivered_at) values ('evt_1', 'payment_intent.succeeded', '{}', now());
insert into sandbox_openid_records (kind, id, payload) values
  ('Person', '1', '{"id": "1", "name": "Mara", "email": "mara@mail.example"}');
