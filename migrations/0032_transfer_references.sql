-- Staff find an order by what the bank or the payer calls a transfer.
create index order_transfers_reference_idx on order_transfers using gin (reference gin_trgm_ops) where reference <> '';
create index refunds_reference_idx on refunds using gin (reference gin_trgm_ops) where reference <> '';
