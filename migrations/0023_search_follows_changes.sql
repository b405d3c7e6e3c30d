-- Thousands of parts that change at once, by file, enter the search in seconds. A part whose words and specs stay is
-- found as before: only its figures change, which no index holds.
create or replace function follow_part() returns trigger language plpgsql as $$
begin
  if new.archived_at is not null then
    delete from part_search where part_id = new.id;
  elsif old.archived_at is null and (old.name, old.sku, old.category, old.description, old.specs)
      = (new.name, new.sku, new.category, new.description, new.specs) then
    update part_search set price_cents = new.price_cents, minimum_quantity = new.minimum_quantity,
      orderable = new.available_quantity >= new.minimum_quantity
    where part_id = new.id;
  else
    perform put_part_search(new);
  end if;
  return null;
end $$;

-- And no index needs to hear of it while the new row finds room beside the old one, even where every part changes:
-- without, an import of new prices wrote all words of all parts again. Rewritten in the shop's own order.
alter table part_search set (fillfactor = 50);
cluster part_search using part_search_position_idx;
alter table part_search set without cluster;

-- Parts that run low are few, and found without a look at all of them. A purchase writes this index only when
-- it makes a part one of them.
alter table parts add column runs_low boolean not null
  generated always as (available_quantity < 2 * minimum_quantity::bigint) stored;
create index parts_running_low_idx on parts (position) where runs_low and archived_at is null;

-- How many parts each category has is counted in its order, by the index alone.
drop index part_search_category_position_idx;
create index part_search_category_position_idx on part_search (category, position) include (orderable);

-- And the map of the site is read from an index, too.
drop index parts_live_position_idx;
create index parts_live_position_idx on parts (position) include (slug) where archived_at is null;
