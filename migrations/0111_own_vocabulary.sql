-- What a shop says of parts besides what every shop knows: its own attributes, what keys of others are in parts of a
-- category, and what it calls the categories of others.
create table vocabulary_attributes (
  code text primary key check (code ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  label text not null check (length(label) between 1 and 60),
  type text not null check (type in ('text', 'number', 'boolean', 'list')),
  unit text check (length(unit) between 1 and 20 and type = 'number'),
  zero_unknown boolean not null default false,
  categories text[] not null default '{}',
  aliases text[] not null default '{}',
  -- Among the shop's own, in reading order.
  place integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table vocabulary_names (
  category text not null,
  key text not null,
  -- Null for what is nothing the shop knows.
  code text,
  unit text,
  created_at timestamptz not null default now(),
  primary key (category, key)
);

create table vocabulary_categories (
  name text primary key,
  category text not null,
  created_at timestamptz not null default now()
);

-- What a file calls its categories and its specs: an empty key for the category itself.
create table part_import_names (
  import_id text not null references part_imports (id) on delete cascade,
  category text not null,
  key text not null,
  rows integer not null,
  unread integer not null,
  examples text[] not null,
  primary key (import_id, category, key)
);

-- The file of an import that nobody decided on yet, to be read anew.
create table part_import_files (
  import_id text not null references part_imports (id) on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (import_id, number)
);
