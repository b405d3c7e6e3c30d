-- The year of an order's number is that of the shop's time zone, which administrators set.
create or replace function number_order() returns trigger language plpgsql as $$
declare
  zone text := (select value->>'timeZone' from shop_settings where name = 'shop');
  placed_in integer;
begin
  begin
    placed_in := extract(year from new.created_at at time zone coalesce(zone, 'UTC'));
  exception when invalid_parameter_value then
    -- One that the shop knows and this database does not.
    placed_in := extract(year from new.created_at at time zone 'UTC');
  end;
  new.order_number := draw_order_number(placed_in);
  return new;
end $$;
