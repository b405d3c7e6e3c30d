-- Parts of a category by price: what may take another's place is sought around its price.
create index parts_category_price_idx on parts (category, price_cents) where archived_at is null;
