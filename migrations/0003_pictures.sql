-- Pictures people uploaded, by the hash of the file they sent. The forms of each lie in the picture store
-- under names made of hash and width.
create table pictures (
  hash text primary key constraint pictures_hash_shape check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height >= 1),
  placeholder text not null,
  uploaded_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Of the last upload of the same file: one that nobody uses is kept for a while after it.
  uploaded_at timestamptz not null default now()
);
create index pictures_uploaded_by_idx on pictures (uploaded_by);
create index pictures_uploaded_at_idx on pictures (uploaded_at);
