-- Products that come in by file. An import is read and compared first; what it would do stands here until
-- it is applied, and until the next is applied, so that it can be undone.

create table part_imports (
  id text primary key constraint part_imports_id_shape check (id ~ '^[0-9a-f]{24}$'),
  -- Null: an operator's command.
  actor_id text references users (id) on delete set null,
  file_name text not null check (length(file_name) between 1 and 200),
  options jsonb not null check (jsonb_typeof(options) = 'object'),
  state text not null default 'waiting' constraint part_imports_state_known check (state in
    ('waiting', 'reading', 'ready', 'refused', 'failed', 'applying', 'applied', 'undoing', 'undone', 'cancelled')),
  -- Why it failed, as a sentence.
  failure text,
  -- Bytes of the file while it is read, rows while they are written.
  done bigint not null default 0,
  total bigint not null default 0,
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  -- Whoever works on it holds this run and says so again and again; one that fell silent has died.
  run integer not null default 0,
  touched_at timestamptz not null default now(),
  undoable boolean not null default false,
  applied_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now()
);
create index part_imports_created_at_idx on part_imports (created_at desc, id desc);
create unique index part_imports_one_undoable on part_imports (undoable) where undoable;

-- One row for each product that the import makes, changes, brings back or takes off; null is "as it is".
create table part_import_rows (
  import_id text not null references part_imports (id) on delete cascade,
  -- In the file; below zero for what is not in it.
  line integer not null,
  kind text not null constraint part_import_rows_kind_known check (kind in ('new', 'changed', 'returning', 'archived')),
  part_id text not null,
  sku text not null,
  slug text not null,
  seen_version integer,
  name text,
  category text,
  description text,
  image text,
  specs jsonb,
  minimum_quantity integer,
  price_cents bigint,
  stock_delta integer not null default 0,
  -- Whether anything but the stock changes.
  edits boolean not null,
  -- What the product's changed fields held before.
  was jsonb not null default '{}',
  primary key (import_id, line)
);
create index part_import_rows_kind_idx on part_import_rows (import_id, kind, line);

-- The first of what is wrong with a file; how many there are in all stands with the import.
create table part_import_problems (
  import_id text not null references part_imports (id) on delete cascade,
  number integer not null,
  line integer not null,
  field text not null,
  message text not null,
  primary key (import_id, number)
);

alter table stock_movements add column import_id text references part_imports (id);
create index stock_movements_import_id_idx on stock_movements (import_id, part_id) where import_id is not null;
