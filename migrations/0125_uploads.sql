-- What people upload is pictures and datasheets; where they come from and when they go is the same for both.
alter table pictures rename to uploads;
alter table uploads rename constraint pictures_name_shape to uploads_name_shape;
alter table uploads rename constraint pictures_state_known to uploads_state_known;
alter table uploads rename constraint pictures_file_hash_shape to uploads_file_hash_shape;
alter table uploads rename constraint pictures_stored_has_address to uploads_stored_has_address;
alter index pictures_uploaded_by_idx rename to uploads_uploaded_by_idx;
alter index pictures_stored_file_hash_key rename to uploads_stored_file_hash_key;
alter index pictures_stored_address_key rename to uploads_stored_address_key;
alter index pictures_not_stored_idx rename to uploads_not_stored_idx;
alter index pictures_unused_since_idx rename to uploads_unused_since_idx;
alter table uploads
  add column kind text not null default 'picture'
    constraint uploads_kind_known check (kind in ('picture', 'datasheet')),
  alter column width drop not null,
  alter column height drop not null,
  alter column placeholder drop not null,
  add column bytes integer constraint uploads_bytes_positive check (bytes > 0),
  -- Of a datasheet, where they could be counted.
  add column pages integer constraint uploads_pages_positive check (pages > 0),
  add constraint uploads_are_of_their_kind check (case kind
    when 'picture' then width is not null and height is not null and placeholder is not null and bytes is null and pages is null
    else width is null and height is null and placeholder is null and bytes is not null end);

-- For processes of the release before, which go on until they are replaced.
create view pictures as
  select name, width, height, placeholder, uploaded_by, created_at, unused_since, file_hash, state, address, removal
  from uploads where kind = 'picture';
