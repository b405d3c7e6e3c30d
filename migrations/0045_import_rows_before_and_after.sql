-- What an import changes of a part, as it was before and as it is after, by column: a key that is there is a field
-- that changes, whatever its value. Undo is then the same with both exchanged. `archived` is no column: it says
-- whether the part is on sale, and when it is taken off is when that is written.
--
-- The columns it replaces go at once, not a release later: a process of the release before that applied rows which
-- it cannot read would move stock without its parts. So its imports fail, until it is replaced.

alter table part_import_rows
  add column before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  add column after jsonb not null default '{}' check (jsonb_typeof(after) = 'object');

update part_import_rows set
  before = was || case kind when 'new' then '{"archived": true}' when 'returning' then '{"archived": true}'
    when 'archived' then '{"archived": false}' else '{}' end::jsonb,
  after = jsonb_strip_nulls(jsonb_build_object('name', name, 'category', category, 'description', description,
      'image', image, 'minimum_quantity', minimum_quantity, 'price_cents', price_cents))
    || case when specs is null then '{}' else jsonb_build_object('specs', specs) end
    || case kind when 'new' then '{"archived": false}' when 'returning' then '{"archived": false}'
      when 'archived' then '{"archived": true}' else '{}' end::jsonb;

alter table part_import_rows
  drop column name, drop column category, drop column description, drop column image, drop column specs,
  drop column minimum_quantity, drop column price_cents, drop column edits, drop column was;
