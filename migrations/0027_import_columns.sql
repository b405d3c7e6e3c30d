-- The columns of a file by their headings: [{"heading": "Preis", "rows": 12, "examples": ["\"1,50\""]}].
alter table part_imports
  add column columns jsonb default '[]' not null,
  add constraint part_imports_columns_check check (jsonb_typeof(columns) = 'array');

-- What an administrator said that columns of this heading hold, for every later file.
create table part_file_columns (
  -- In small letters, without blanks and dashes.
  heading text,
  meaning text not null,
  created_at timestamptz default now() not null,
  constraint part_file_columns_pkey primary key (heading),
  constraint part_file_columns_heading_check check (heading <> '' and length(heading) <= 500)
);

-- Rows without a product, such as titles, are listed too.
alter table part_import_problems
  drop constraint part_import_problems_kind_check,
  add constraint part_import_problems_kind_check check (kind in ('problem', 'unread', 'remark'));
