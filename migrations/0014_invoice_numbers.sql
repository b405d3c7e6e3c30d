-- The number as it stands on the document: its prefix is a setting until the first document is issued.
alter table invoices add column number text;
alter table invoices disable trigger invoices_append_only;
update invoices set number = case kind when 'invoice' then 'INV' else 'CN' end || '-' || year || '-'
  || lpad(sequence::text, greatest(6, length(sequence::text)), '0');
alter table invoices enable trigger invoices_append_only;

-- Numbers the documents of processes of the release before, which know no other prefix.
create function number_invoice() returns trigger language plpgsql as $$
begin
  new.number := coalesce(new.number, case new.kind when 'invoice' then 'INV' else 'CN' end || '-' || new.year || '-'
    || lpad(new.sequence::text, greatest(6, length(new.sequence::text)), '0'));
  return new;
end $$;
create trigger invoices_number before insert on invoices for each row execute function number_invoice();

alter table invoices alter column number set not null,
  add constraint invoices_number_key unique (number);
-- Refunds that were not paid out, few, whose invoices are open.
create index refunds_failed_idx on refunds (payment_id) where state = 'failed';
-- The register of invoices, newest first.
create index invoices_by_day_idx on invoices (issued_at desc, number desc);
