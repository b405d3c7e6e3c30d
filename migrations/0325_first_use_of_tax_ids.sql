-- A VAT number counts once staff, or its holder's name and country, say that it is its account's. Numbers that no
-- order was placed with yet, and that nobody of the staff decided on, wait for that.
update tax_ids set state = 'waiting'
where kind <> 'us_certificate' and state = 'valid' and decided_by is null
  and not exists (select from orders where orders.user_id = tax_ids.user_id);
-- Whoever else told the same number.
create index tax_ids_number_idx on tax_ids (number) where kind <> 'us_certificate';
-- The newest that waits of each account.
drop index tax_ids_waiting_idx;
create index tax_ids_waiting_idx on tax_ids (user_id, created_at desc, id desc) where state = 'waiting';
