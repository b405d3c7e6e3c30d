-- The quantity at which staff order more of a part, and where it stands in the store.
alter table parts
  add reorder_point integer,
  add bin_location text,
  add constraint parts_reorder_point_check check (reorder_point between 1 and 1000000000),
  add constraint parts_bin_location_check check (bin_location <> '' and length(bin_location) <= 40);

-- Of 46,245 parts a few have a reorder point.
create index parts_reorder_point_idx on parts (reorder_point) where reorder_point is not null and archived_at is null;
