-- What the administrators of a shop look for again and again among all orders, under a name.
create table order_filters (
  name text primary key check (length(name) between 1 and 40),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  saved_by text not null references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
