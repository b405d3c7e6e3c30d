-- Named sets of lines, a BOM: what one build takes, and how many are built.
create table part_lists (
  id text primary key,
  user_id text not null references users (id),
  -- The revision that it is at; one more with each save.
  revision integer not null default 1 constraint part_lists_revision_check check (revision > 0),
  -- A link that only reads: of its token, the hash.
  share_hash bytea constraint part_lists_share_hash_key unique,
  shared_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint part_lists_share_check check ((share_hash is null) = (shared_at is null))
);
create index part_lists_of_user_idx on part_lists (user_id, updated_at desc);

create table part_list_revisions (
  list_id text not null references part_lists (id) on delete cascade,
  number integer not null constraint part_list_revisions_number_check check (number > 0),
  name text not null constraint part_list_revisions_name_check check (char_length(name) between 1 and 120),
  builds integer not null constraint part_list_revisions_builds_check check (builds between 1 and 1000000),
  -- Hundredths of a percent.
  spare_basis_points integer not null
    constraint part_list_revisions_spares_check check (spare_basis_points between 0 and 10000),
  line_count integer not null constraint part_list_revisions_lines_check check (line_count between 0 and 5000),
  -- As it was when it was saved.
  build_cents bigint not null,
  total_cents bigint not null,
  created_at timestamptz not null default now(),
  primary key (list_id, number)
);

create table part_list_lines (
  list_id text not null,
  revision integer not null,
  number integer not null constraint part_list_lines_number_check check (number > 0),
  part_id text not null references parts (id),
  quantity integer not null constraint part_list_lines_quantity_check check (quantity between 1 and 1000000),
  designators text not null default ''
    constraint part_list_lines_designators_check check (char_length(designators) <= 500),
  note text not null default '' constraint part_list_lines_note_check check (char_length(note) <= 200),
  primary key (list_id, revision, number),
  constraint part_list_lines_part_key unique (list_id, revision, part_id),
  constraint part_list_lines_revision_fkey foreign key (list_id, revision)
    references part_list_revisions (list_id, number) on delete cascade
);
