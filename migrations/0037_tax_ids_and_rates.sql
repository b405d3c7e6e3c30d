-- VAT numbers that staff refused or withdrew. If the owner adds one again, it waits for staff.
alter table users add refused_tax_numbers text[] not null default '{}';

-- When an authority answered last. A decision of staff is no answer.
update tax_ids set checked_at = null where decided_by is not null and holder = '' and consultation = '' and kind <> 'eu_vat';

-- Rates of the Isle of Man and Monaco never applied: goods there are taxed at the rates of the United Kingdom and France.
update shop_settings set value = jsonb_set(value, '{rates}', (
    select coalesce(jsonb_agg(rate order by position), '[]') from jsonb_array_elements(value->'rates') with ordinality as listed (rate, position)
    where rate->>'country' not in ('IM', 'MC')))
where name = 'tax' and value @? '$.rates[*] ? (@.country == "IM" || @.country == "MC")';
