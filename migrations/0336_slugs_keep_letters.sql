-- Addresses of parts had `lu-fter` for a Lüfter. They get its letters, and the old ones lead to the new.

create table former_part_slugs (
  slug text not null constraint former_part_slugs_pkey primary key,
  part_id text not null constraint former_part_slugs_part_fkey references parts on delete cascade
);
create index former_part_slugs_part_idx on former_part_slugs (part_id);

create function pg_temp.slug_stem(name text) returns text language plpgsql as $$
declare
  spelled text := normalize(name, nfc);
  spelling text[];
begin
  foreach spelling slice 1 in array array[
    ['ä', 'ae'], ['Ä', 'ae'], ['ö', 'oe'], ['Ö', 'oe'], ['ü', 'ue'], ['Ü', 'ue'], ['ß', 'ss'], ['ẞ', 'ss'],
    ['æ', 'ae'], ['Æ', 'ae'], ['œ', 'oe'], ['Œ', 'oe'], ['ø', 'o'], ['Ø', 'o'], ['ł', 'l'], ['Ł', 'l'],
    ['đ', 'd'], ['Đ', 'd'], ['ð', 'd'], ['Ð', 'd'], ['þ', 'th'], ['Þ', 'th']
  ] loop
    spelled := replace(spelled, spelling[1], spelling[2]);
  end loop;
  spelled := regexp_replace(normalize(spelled, nfkd), '[\u0300-\u036f]', '', 'g');
  spelled := regexp_replace(lower(spelled), '[^a-z0-9]+', '-', 'g');
  return coalesce(nullif(trim(both '-' from left(ltrim(spelled, '-'), 60)), ''), 'part');
end $$;

-- Only those that the shop made of a name, which end with the beginning of their part's id.
with ends as (
  select id, slug, name, substring(slug from '-(' || left(id, 8) || '|' || left(id, 6) || ')$') as suffix
  from parts where name ~ '[^\x01-\x7f]'
),
renamed as (
  select id, slug as former, pg_temp.slug_stem(name) || '-' || suffix as slug from ends where suffix is not null
),
kept as (
  insert into former_part_slugs (slug, part_id) select former, id from renamed where former <> slug
)
update parts set slug = renamed.slug from renamed where parts.id = renamed.id and parts.slug <> renamed.slug;
drop function pg_temp.slug_stem(text);
