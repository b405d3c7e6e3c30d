-- Finds the cheapest parts in stock of a category, of which a part's page shows what fits it.
create index part_search_category_price_idx on part_search (category, orderable desc, price_cents, position);
