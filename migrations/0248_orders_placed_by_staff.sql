-- Who entered an order for its buyer, on the phone; null where they placed it themselves.
alter table orders add column placed_by text references users (id);
