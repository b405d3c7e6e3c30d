-- What an order is for stands in its lines: one part, one quantity, one price each, as they were.

-- Whoever reads orders goes on; whoever places one waits, so that none comes without a line.
lock table orders in share row exclusive mode;

create table order_lines (
  order_id text not null,
  number integer not null,
  part_id text not null,
  sku text not null,
  name text not null,
  quantity integer not null,
  unit_price_cents bigint not null,
  total_cents bigint not null,
  -- Why it cost that: the list or break whose price it was.
  price_facts jsonb not null default '{}'
);

insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
select o.id, 1, o.part_id, p.sku, o.product_name, o.quantity, o.unit_price_cents, o.total_cents
from orders o join parts p on p.id = o.part_id;

alter table order_lines
  add primary key (order_id, number),
  add constraint order_lines_order_id_fkey foreign key (order_id) references orders (id),
  add constraint order_lines_part_id_fkey foreign key (part_id) references parts (id),
  add constraint order_lines_number_check check (number >= 1),
  add constraint order_lines_quantity_check check (quantity between 1 and 1000000000),
  add constraint order_lines_unit_price_check check (unit_price_cents > 0),
  add constraint order_lines_total_is_unit_times_quantity check (total_cents = unit_price_cents * quantity),
  add constraint order_lines_price_facts_check check (jsonb_typeof(price_facts) = 'object');
create index order_lines_part_id_idx on order_lines (part_id);
create index order_lines_search_idx on order_lines using gin (name gin_trgm_ops);
create trigger order_lines_append_only before update or delete or truncate
  on order_lines for each statement execute function refuse_ledger_edit();

-- The sums of an order's lines, which never change: `quantity`, the units in all, `total_cents`, and how many lines.
-- Every order so far has one.
alter table orders
  add column line_count integer not null default 1 check (line_count >= 0),
  drop constraint orders_total_is_unit_times_quantity,
  -- Of the first line, for processes of the release before, which still write and read them. They go with the next
  -- release, and with them the default of line_count, the two triggers' mention of them, and both indexes on them.
  alter column part_id drop not null,
  alter column unit_price_cents drop not null,
  alter column product_name drop not null;
alter table orders alter column line_count set default 0;

-- An order that such a process places says nothing of lines: it has the one that it means.
create function add_line_of_release_before() returns trigger language plpgsql as $$
begin
  insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
  select new.id, 1, p.id, p.sku, new.product_name, new.quantity, new.unit_price_cents, new.total_cents
  from parts p where p.id = new.part_id;
  update orders set line_count = 1 where id = new.id;
  return null;
end $$;
create trigger orders_line_of_release_before after insert on orders for each row
  when (new.line_count = 0) execute function add_line_of_release_before();

drop trigger orders_terms_frozen on orders;
create trigger orders_terms_frozen
  before update of id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, line_count
  on orders for each row
  when ((old.id, old.user_id, old.part_id, old.quantity, old.unit_price_cents, old.total_cents, old.product_name, greatest(old.line_count, 1))
    is distinct from (new.id, new.user_id, new.part_id, new.quantity, new.unit_price_cents, new.total_cents, new.product_name, new.line_count))
  execute function refuse_order_edit();

analyze order_lines;
