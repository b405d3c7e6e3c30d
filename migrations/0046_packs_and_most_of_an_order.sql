-- The most of a part that one order takes, if there is such a thing, and the pack: quantities are multiples of it.
-- Whoever refuses sooner says why in words; a part that nobody could order is refused here, too.
alter table parts
  add column maximum_quantity integer check (maximum_quantity between 1 and 1000000),
  add column order_multiple integer not null default 1 check (order_multiple between 1 and 1000000),
  add constraint parts_quantities_agree check (
    minimum_quantity % order_multiple = 0 and maximum_quantity % order_multiple = 0
    and maximum_quantity >= minimum_quantity
  );
