-- VAT numbers that staff refused or withdrew. If the owner adds one again, it waits for staff.
alter table users add refused_tax_numbers text[] not null default '{}';

-- When an authority answered last. A decision of staff is no answer.
update tax_ids set checked_at = null where decided_by is not null and holder = '' and consultation = '' and kind <> 'eu_vat';
