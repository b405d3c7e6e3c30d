-- The list of all orders goes by what they come to, too; and finds them by the numbers that makers give their parts.
create index orders_total_cents_idx on orders (total_cents desc, id desc) where status <> 'cancelled' and deleted_at is null;
create index parts_mpn_idx on parts (upper(mpn)) where mpn is not null;
