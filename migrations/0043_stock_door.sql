-- Which line of its order a movement is for; of no meaning without an order. Every order so far has one line.
alter table stock_movements
  add column order_line integer not null default 1,
  add constraint stock_movements_order_line_reason_key unique (order_id, order_line, reason),
  drop constraint stock_movements_order_id_reason_key,
  -- Checked when the transaction ends: who orders takes the stock first, and writes the order if there was enough.
  add constraint stock_movements_order_line_fkey foreign key (order_id, order_line)
    references order_lines (order_id, number) deferrable initially deferred,
  drop constraint stock_movements_order_id_fkey;
drop trigger stock_movements_append_only on stock_movements;
create trigger stock_movements_append_only
  before update of id, part_id, delta, reason, order_id, order_line, created_at or delete
  on stock_movements for each row execute function refuse_ledger_edit();

-- A part begins with nothing, and its first stock comes through the door, too.
alter table parts alter column available_quantity set default 0;

-- The one door of stock: moves all of it, parts and ledger together, or nothing, and then says which parts are short,
-- and how much there is. A part may be in it more than once. Moves of an order are those of its lines, in their order.
create function move_stock(
  part_ids text[], deltas integer[], reason text, order_id text default null, actor_id text default null,
  note text default '', import_id text default null
) returns table (short_id text, available integer) language plpgsql as $$
#variable_conflict use_variable
begin
  return query
    with held as materialized (
      -- Whoever needs several parts takes them in the order of their ids, so that nobody waits in a circle.
      select p.id, p.available_quantity from parts p where p.id = any(part_ids) order by p.id for no key update
    )
    select held.id, held.available_quantity
    from held
    join (select m.id, sum(m.delta) as delta from unnest(part_ids, deltas) as m (id, delta) group by m.id) moved on moved.id = held.id
    where held.available_quantity + moved.delta < 0;
  if found then
    return;
  end if;

  with moved as (
    update parts p set available_quantity = p.available_quantity + moved.delta
    from (select m.id, sum(m.delta) as delta from unnest(part_ids, deltas) as m (id, delta) group by m.id) moved
    where p.id = moved.id and moved.delta <> 0
  )
  insert into stock_movements (part_id, delta, reason, order_id, order_line, actor_id, note, import_id)
  select m.id, m.delta, reason, order_id, case when order_id is null then 1 else m.place end, actor_id, note, import_id
  from unnest(part_ids, deltas) with ordinality as m (id, delta, place)
  where m.delta <> 0 order by m.place;
end $$;
