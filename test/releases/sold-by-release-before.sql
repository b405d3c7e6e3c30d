-- As its purchase is written: in one statement, which knows of no lines.
with taken as (
  update parts set available_quantity = available_quantity - 3 where id = 'aaaaaaaaaaaaaaaaaaaaaaa1' returning id
), placed as (
  insert into orders (id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, email, user_name, phone)
  select repeat('f', 24), 'user-1', id, 3, 14900, 44700, 'Anvil 1000', 'ada@buyers.example', 'Ada Byron', '' from taken
  returning id, part_id
)
insert into stock_movements (part_id, delta, reason, order_id, actor_id)
select part_id, -3, 'order', id, 'user-1' from placed
