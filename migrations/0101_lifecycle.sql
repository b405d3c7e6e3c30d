-- Whether a part is made, where it is not simply so, and the part number of what takes its place.
alter table parts
  add column lifecycle text
    check (lifecycle ~ '^(upcoming|discontinued|last orders until \d{4}-\d{2}-\d{2})$'),
  add column replaced_by text check (length(replaced_by) between 1 and 500);
