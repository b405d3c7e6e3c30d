-- Where people have things sent, several of each; one is taken unless they say otherwise.
create table addresses (
  id text primary key constraint addresses_id_shape check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users (id),
  label text not null check (length(label) <= 60),
  name text not null check (length(name) between 1 and 120),
  company text not null check (length(company) <= 120),
  street text not null check (length(street) between 1 and 300),
  district text not null check (length(district) <= 120),
  city text not null check (length(city) <= 120),
  -- Its code where the country has a list of them.
  region text not null check (length(region) <= 120),
  postal_code text not null check (length(postal_code) <= 20),
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null check (length(phone) <= 200),
  is_default boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_of_user_idx on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;
