-- By what buyers owe no tax, or owe it themselves: VAT numbers, which their authority is asked about, and certificates of states
-- of the United States, which administrators look at. Until then tax is charged.
create table tax_ids (
  id text primary key constraint tax_ids_id_shape check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users (id),
  kind text not null check (kind in ('eu_vat', 'gb_vat', 'us_certificate')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text not null check (length(region) <= 20),
  number text not null check (length(number) between 1 and 40),
  valid_until date,
  state text not null check (state in ('waiting', 'valid', 'invalid')),
  -- When its authority answered last, or an administrator decided, and by what number either can be proved.
  checked_at timestamptz,
  consultation text not null default '' check (length(consultation) <= 100),
  -- Whose it is, as its authority says.
  holder text not null default '' check (length(holder) <= 300),
  decided_by text,
  created_at timestamptz not null default now(),
  constraint tax_ids_one_of_place unique (user_id, kind, country, region)
);
create index tax_ids_waiting_idx on tax_ids (created_at) where state = 'waiting';
