-- Returns are counted within their order, so that a slip can name one.
alter table returns add column number integer;

update returns r set number = counted.number
from (select id, row_number() over (partition by order_id order by created_at, id) as number from returns) counted
where counted.id = r.id;

alter table returns
  alter column number set not null,
  add constraint returns_number_check check (number >= 1),
  add constraint returns_order_id_number_key unique (order_id, number);

create function number_return() returns trigger language plpgsql as $$
begin
  new.number := (select coalesce(max(number), 0) + 1 from returns where order_id = new.order_id);
  return new;
end $$;

create trigger returns_numbered before insert on returns for each row execute function number_return();
