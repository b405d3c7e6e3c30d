-- An import that can be undone: a board that it changed, a rack that it brought back, and a new cable.
insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, available_quantity,
  price_cents, version) values
  ('aaaaaaaaaaaaaaaaaaaaaaa3', 'RK-1', 'rack', 'Rack', 'Cases', 'A rack.', '', '{"partNumber": "RX 48/9", "max_video_card_length": "33 cm", "rails": 2}', 1, 0, 9900, 3),
  ('aaaaaaaaaaaaaaaaaaaaaaa4', 'CB-1', 'cable', 'Cable', 'Other parts', 'Cable', '', '{"m": 2}', 1, 5, 500, 1);
update parts set name = 'Keel B850 v2', specs = '{"socket": "AM5"}', available_quantity = 12, version = 2
  where id = 'aaaaaaaaaaaaaaaaaaaaaaa2';
insert into part_imports (id, file_name, options, state, undoable, applied_at) values
  ('ccccccccccccccccccccccc1', 'parts.csv', '{"keyedBy":"sku","longNames":"refuse","archiveMissing":false}', 'applied', true, now());
insert into part_import_rows (import_id, line, kind, part_id, sku, slug, seen_version, name, category, description,
  image, specs, minimum_quantity, price_cents, stock_delta, edits, was) values
  ('ccccccccccccccccccccccc1', 2, 'changed', 'aaaaaaaaaaaaaaaaaaaaaaa2', 'MB-1', 'keel-b850', 1, 'Keel B850 v2', null, null,
    null, '{"socket": "AM5"}', null, null, 2, true, '{"name": "Keel B850", "specs": {"socket": null}}'),
  ('ccccccccccccccccccccccc1', 3, 'returning', 'aaaaaaaaaaaaaaaaaaaaaaa3', 'RK-1', 'rack', 2, null, null, null,
    null, null, null, null, 0, true, '{}'),
  ('ccccccccccccccccccccccc1', 4, 'new', 'aaaaaaaaaaaaaaaaaaaaaaa4', 'CB-1', 'cable', null, 'Cable', 'Other parts', 'Cable',
    '', '{"m": 2}', 1, 500, 5, true, '{}');
insert into stock_movements (part_id, delta, reason, import_id) values
  ('aaaaaaaaaaaaaaaaaaaaaaa2', 2, 'correction', 'ccccccccccccccccccccccc1'),
  ('aaaaaaaaaaaaaaaaaaaaaaa4', 5, 'initial', 'ccccccccccccccccccccccc1');
