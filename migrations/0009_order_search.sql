-- Administrators find orders by what stands on their label, on their papers and in their notes.
create index orders_ship_to_search_idx on orders using gin (ship_to gin_trgm_ops) where (ship_to <> '');
create index order_notes_search_idx on order_notes using gin (text gin_trgm_ops);
create index order_lines_customer_number_idx on order_lines (upper(customer_part_number)) where (customer_part_number <> '');
create index shipments_tracking_number_idx on shipments (upper(tracking_number)) where (tracking_number <> '');

-- They narrow the list down by what few orders have.
create index orders_country_idx on orders ((delivery_address->>'country'), created_at desc, id desc)
  where (delivery_address is not null);
create index orders_refunded_idx on orders (created_at desc, id desc) where (refunded_cents > 0);
create index orders_noted_idx on orders (created_at desc, id desc) where (note <> '');
create index order_charges_delivery_idx on order_charges (lower(name)) where (kind = 'delivery');
