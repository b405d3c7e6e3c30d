-- Orders are found by what their buyers wrote on them; most have nothing there, and cost nothing here.
create index orders_details_search_idx on orders using gin (purchase_order gin_trgm_ops, note gin_trgm_ops)
  where purchase_order <> '' or note <> '';
