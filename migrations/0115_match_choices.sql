-- Which part a buyer chose for a row of a list, to be offered first the next time.
create table match_choices (
  id text primary key,
  user_id text not null references users (id),
  -- The row as it is compared, and as it was written.
  row_key text not null constraint match_choices_key_check check (char_length(row_key) between 1 and 1100),
  written text not null constraint match_choices_written_check check (char_length(written) between 1 and 1600),
  part_id text not null references parts (id),
  chosen_at timestamptz not null default clock_timestamp(),
  constraint match_choices_row_key unique (user_id, row_key)
);
create index match_choices_of_part_idx on match_choices (part_id);
