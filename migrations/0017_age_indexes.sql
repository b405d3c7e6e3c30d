-- Rows of these tables come in the order of time and leave by age. Such an index says which pages are old and
-- costs a write next to nothing.
create index idempotency_keys_by_age on idempotency_keys using brin (created_at);
create index webhook_events_by_age on webhook_events using brin (received_at);
