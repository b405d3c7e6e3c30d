-- A picture is entered before its files are stored, and leaves after they are gone: no file is ever without a
-- row. Names are never given twice, so that whatever still removes an old picture cannot hit a new one; that
-- the same file is the same picture is now said by file_hash.
alter table pictures rename column hash to name;
alter table pictures rename constraint pictures_hash_shape to pictures_name_shape;
alter table pictures
  add column file_hash text,
  add column state text not null default 'stored'
    constraint pictures_state_known check (state in ('storing', 'stored', 'removing')),
  add column address text not null default '',
  -- What another host wants to hear to remove it.
  add column removal text;
update pictures set file_hash = name, address = '/img/u/' || name || '-' || width || '.webp';
alter table pictures
  alter column file_hash set not null,
  alter column state drop default,
  add constraint pictures_file_hash_shape check (file_hash ~ '^[0-9a-f]{32}$'),
  add constraint pictures_stored_has_address check (state <> 'stored' or address <> '');
create unique index pictures_stored_file_hash_key on pictures (file_hash) where state = 'stored';
create unique index pictures_stored_address_key on pictures (address) where state = 'stored';
create index pictures_not_stored_idx on pictures (state) where state <> 'stored';

-- Since when nobody uses it, as far as known; null for one in use. Uploading or choosing it begins anew.
alter table pictures rename column uploaded_at to unused_since;
alter table pictures alter column unused_since drop not null;
alter index pictures_uploaded_at_idx rename to pictures_unused_since_idx;
