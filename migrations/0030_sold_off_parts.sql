-- A part may be sold while stock lasts: it cannot be ordered beyond that.
alter table parts
  drop constraint parts_lifecycle_check,
  add constraint parts_lifecycle_check
  check (lifecycle ~ '^(upcoming|discontinued|while stock lasts|last orders until \d{4}-\d{2}-\d{2})$'),
  add constraint parts_sold_off_without_backorder
  check (lifecycle is distinct from 'while stock lasts' or backorder is null);

create index parts_sold_off_idx on parts (id) where lifecycle = 'while stock lasts' and archived_at is null;

-- Parts whose weight nobody entered are listed beside the prices of delivery.
create index parts_without_weight_idx on parts ("position") where packed_weight_g is null and archived_at is null;
