-- The catalogue is searched in the memory of each process, which asks what was written since it last asked: parts by
-- the transaction that wrote them last, stock by the transaction of its movements. Whatever has become visible since a
-- snapshot can be told exactly, in whatever order transactions end.

create table part_writes (
  part_id text primary key,
  written_by xid8 not null default pg_current_xact_id(),
  -- Of what is written since, whether a part is on sale and what it is found by: its texts and its facets.
  texts_by xid8 not null default pg_current_xact_id()
);
insert into part_writes (part_id) select part_id from part_search;
create index part_writes_written_by_idx on part_writes (written_by);

create function note_part_texts(written text) returns void language sql as $$
  insert into part_writes (part_id) values (written)
  on conflict (part_id) do update set written_by = excluded.written_by, texts_by = excluded.texts_by
$$;

create function note_new_parts() returns trigger language plpgsql as $$
begin
  insert into part_writes (part_id) select id from added
  on conflict (part_id) do update set written_by = excluded.written_by, texts_by = excluded.texts_by;
  return null;
end $$;
create trigger new_parts_noted
  after insert on parts referencing new table as added for each statement execute function note_new_parts();

create function note_part() returns trigger language plpgsql as $$
begin
  if (old.name, old.sku, old.category, old.description, old.specs) = (new.name, new.sku, new.category, new.description, new.specs)
      and old.mpn is not distinct from new.mpn and old.archived_at is not distinct from new.archived_at then
    insert into part_writes (part_id) values (new.id) on conflict (part_id) do update set written_by = excluded.written_by;
  else
    perform note_part_texts(new.id);
  end if;
  return null;
end $$;
-- A purchase moves stock and nothing else, and is found by its movement.
create trigger parts_noted after update on parts for each row
  when (old.available_quantity = new.available_quantity or old.version <> new.version)
  execute function note_part();

create function note_gone_part() returns trigger language plpgsql as $$
begin
  perform note_part_texts(old.id);
  return null;
end $$;
create trigger gone_parts_noted after delete on parts for each row execute function note_gone_part();

create function note_facets() returns trigger language plpgsql as $$
begin
  perform note_part_texts(new.part_id);
  return null;
end $$;
create trigger facets_noted after update of facets on part_search for each row
  when (old.facets is distinct from new.facets) execute function note_facets();

alter table stock_movements add column written_by xid8;
alter table stock_movements alter column written_by set default pg_current_xact_id();
create index stock_movements_written_by_idx on stock_movements (written_by) where written_by is not null;

-- Of part_search only the title is looked into, by administrators; a process of the release before still asks for words,
-- and finds no parts by them that are written now.
drop index part_search_words_idx;
drop index part_search_facets_idx;
create or replace function search_texts(name text, sku text, mpn text, category text, description text, specs jsonb)
returns table (title text, facets text[], words tsvector)
language sql stable parallel safe as $$
  select lower(concat_ws(' ', name, sku, mpn)), part_facets(specs), ''::tsvector
$$;
drop function search_marks(text, text, text, text, text[], jsonb);
drop function respelt_words(text);
drop function plain_words(text);
