-- What a card can take is asked where a card is used; a total is bounded by what whole cents can be, in JSON too.
alter table orders
  drop constraint orders_total_payable,
  add constraint orders_total_is_safe check (total_cents between 1 and 9007199254740991);
