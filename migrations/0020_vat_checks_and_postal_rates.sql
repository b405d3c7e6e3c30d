-- When the authority of a VAT number was asked last without an answer; its last answer holds.
alter table tax_ids add unanswered_at timestamptz;

-- Combined sales tax by postal code of the United States. A file replaces the whole table.
create table postal_tax_rates (
  postal_code text not null,
  -- The state, where the file names it.
  state text not null,
  name text not null,
  -- Thousandths of a percent, with one decimal; 0 where nothing is due.
  milli_percent numeric not null,
  constraint postal_tax_rates_pkey primary key (postal_code),
  constraint postal_tax_rates_postal_code_check check (postal_code ~ '^[0-9]{5}$'),
  constraint postal_tax_rates_state_check check (state ~ '^([A-Z]{2})?$'),
  constraint postal_tax_rates_name_check check (length(name) <= 80),
  constraint postal_tax_rates_milli_percent_check check (milli_percent between 0 and 30000 and scale(milli_percent) <= 1)
);
