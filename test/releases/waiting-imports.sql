-- Two imports as they were before shops had settings: one is checked and waits for its administrator's word, at the other a
-- process died. Never to be changed.
insert into part_imports (id, file_name, options, state, counts, run, touched_at) values
  ('ccccccccccccccccccccccc2', 'fans.csv', '{"keyedBy":"sku","longNames":"refuse","archiveMissing":false}', 'ready', '{"changed": 1}', 1, now()),
  ('ccccccccccccccccccccccc3', 'drives.csv', '{"keyedBy":"sku","longNames":"refuse","archiveMissing":false}', 'applying', '{"changed": 1}', 2,
    now() - interval '5 minutes');
insert into part_import_rows (import_id, line, kind, part_id, sku, slug, seen_version, before, after, stock_delta) values
  ('ccccccccccccccccccccccc2', 2, 'changed', 'aaaaaaaaaaaaaaaaaaaaaaa5', 'FN-1', 'gust-120', 1,
    '{"description": "A fan."}', '{"description": "A quiet fan."}', 7),
  ('ccccccccccccccccccccccc3', 2, 'changed', 'aaaaaaaaaaaaaaaaaaaaaaa6', 'SD-1', 'ledger-2tb', 1,
    '{"description": "A drive."}', '{"description": "A fast drive."}', 0);
