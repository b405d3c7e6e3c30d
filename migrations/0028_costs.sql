-- What one unit costs the shop, without tax, for staff alone.
alter table parts
  add column cost_cents bigint,
  add constraint parts_cost_cents_check check (cost_cents between 0 and 99999999);

-- The cost of one unit when it was sold; null where nobody had entered one.
alter table order_lines
  add column cost_cents bigint,
  add constraint order_lines_cost_cents_check check (cost_cents >= 0);

-- Every way to write a line keeps the cost of that moment; a restored line has its own, or none.
create function keep_cost_of_line()
 returns trigger
 language plpgsql
as $$
begin
  new.cost_cents := (select cost_cents from parts where id = new.part_id);
  return new;
end $$;

create trigger order_lines_cost_kept before insert on order_lines for each row
  when (new.cost_cents is null and coalesce(current_setting('shop.restoring', true), '') = '')
  execute function keep_cost_of_line();
