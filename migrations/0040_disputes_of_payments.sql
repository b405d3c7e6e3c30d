-- Ids of the open disputes of a payment. An earlier release recorded no ids: the empty one is a dispute of unknown id.
alter table payments add column open_disputes text[] not null default '{}';
update payments set open_disputes = '{""}' where disputed_at is not null;
