-- The last changes of a cart that had an idempotency key, newest last: a repeated change is not applied again.
alter table carts add keyed_changes jsonb not null default '[]';
