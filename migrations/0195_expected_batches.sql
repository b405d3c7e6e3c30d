-- Stock that is on its way: so many of a part, by a day. What came in is kept, and no longer expected.
create table expected_batches (
  id text primary key constraint expected_batches_id_shape check (id ~ '^[0-9a-f]{24}$'),
  part_id text not null references parts (id),
  quantity integer not null check (quantity between 1 and 1000000000),
  expected_on date not null,
  note text not null default '' check (length(note) <= 300),
  received_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index expected_batches_open_idx on expected_batches (part_id, expected_on) where received_at is null;
