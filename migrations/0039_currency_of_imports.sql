-- Currency of the shop when the file was read. Null for a file that an earlier release read.
alter table part_imports add currency text;

-- Replaced by edit_order; nothing calls it.
drop function set_freight(text, jsonb);
