-- An import can be undone after later ones, where they touched other parts or were undone themselves: its rows stay as
-- long as it is among the last. They say in which version it left a part; a later import that is undone leaves the part
-- as it was, but in a new version, and says so here.

drop index part_imports_one_undoable;
alter table part_import_rows add column left_version integer;
create index part_import_rows_part_id_idx on part_import_rows (part_id);
