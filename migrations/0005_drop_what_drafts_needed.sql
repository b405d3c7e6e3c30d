-- Drops what only processes of drafts of release 0.1.0 wrote, read or called. The baseline is the schema of the last draft,
-- so that its folders and backups go on.

drop trigger orders_line_of_release_before on orders;
drop function add_line_of_release_before();
drop trigger orders_shipments_of_release_before on orders;
drop function shipments_of_release_before();
drop function hold_buyer(text);

-- The first line of an order stood in the order, too. The next migration gives `place_order` the same.
drop trigger orders_terms_frozen on orders;
create trigger orders_terms_frozen before update of id, user_id, quantity, total_cents, line_count, order_number, delivery_address, agreed on orders for each row
  when (old.id is distinct from new.id or old.user_id is distinct from new.user_id or old.order_number is distinct from new.order_number or old.agreed is distinct from new.agreed
    or (old.quantity is distinct from new.quantity or old.total_cents is distinct from new.total_cents or old.line_count is distinct from new.line_count) and (changes_order() <> old.id or old.paid_at is not null)
    or new.delivery_address is not null and new.delivery_address is distinct from old.delivery_address and (changes_order() <> old.id or (old.status not in ('pending', 'approved'))))
  execute function refuse_order_edit();
alter table orders drop column part_id, drop column unit_price_cents, drop column product_name;
create index orders_search_idx on orders using gin (email gin_trgm_ops);

-- The search was in SQL once; only titles are looked into now.
drop function resembling_titles(text, text, integer);
create or replace function put_part_search(part parts)
 returns void
 language plpgsql
as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, lower(concat_ws(' ', part.name, part.sku, part.mpn)), part_facets(part.specs)
  on conflict (part_id) do update set
    position = excluded.position, category = excluded.category, price_cents = excluded.price_cents,
    minimum_quantity = excluded.minimum_quantity, orderable = excluded.orderable, title = excluded.title,
    facets = excluded.facets;
end $$;
create or replace function follow_new_parts()
 returns trigger
 language plpgsql
as $$
begin
  insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets)
  select
    part.id, part.position, part.category, part.price_cents, part.minimum_quantity,
    part.available_quantity >= part.minimum_quantity, lower(concat_ws(' ', part.name, part.sku, part.mpn)), part_facets(part.specs)
  from added part
  where part.archived_at is null;
  return null;
end $$;
drop function search_texts(text, text, text, text, text, jsonb);
alter table part_search drop column words;
