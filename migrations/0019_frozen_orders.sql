-- What was ordered, at what price, is history: no release and no hand in the database changes it.
create function refuse_order_edit() returns trigger language plpgsql as $$
begin
  raise exception 'what order % is for, and its price, cannot change; cancel it and place another', old.id;
end $$;
create trigger orders_terms_frozen
  before update of id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name
  on orders for each row
  when ((old.id, old.user_id, old.part_id, old.quantity, old.unit_price_cents, old.total_cents, old.product_name)
    is distinct from (new.id, new.user_id, new.part_id, new.quantity, new.unit_price_cents, new.total_cents, new.product_name))
  execute function refuse_order_edit();

-- Goods that come back to a part that was filled up meanwhile must find room: what may be put on sale is
-- limited where it is typed, not where it is counted.
alter table parts
  drop constraint parts_available_quantity_check,
  add constraint parts_available_quantity_check check (available_quantity >= 0);
