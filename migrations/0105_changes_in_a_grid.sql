-- Changes of many products that an administrator made in the grid come as an import does, each with the version that was
-- read. What somebody else changed meanwhile lies apart until it is decided on: nothing that applies rows sees it.

create table part_import_conflicts (
  import_id text not null references part_imports (id) on delete cascade,
  line integer not null,
  -- What the row will be once it is decided to write it all the same.
  kind text not null constraint part_import_conflicts_kind_known check (kind in ('changed', 'returning')),
  part_id text not null,
  sku text not null,
  slug text not null,
  -- When it was compared, not when it was read.
  seen_version integer not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  stock_delta integer not null,
  primary key (import_id, line)
);
