-- What administrators set of the shop, a row for each group that somebody saved; others are at their defaults.
create table shop_settings (
  name text primary key check (name ~ '^[a-z][a-z-]{0,39}$'),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- One more with each save.
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default now(),
  changed_by text
);
