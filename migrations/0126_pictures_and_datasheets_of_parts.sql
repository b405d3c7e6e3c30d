-- What a part has besides the picture it is known by: [{"url": "/img/u/….webp", "text": "The back"}].
create function are_attachments(list jsonb, most integer) returns boolean language sql immutable
return case when jsonb_typeof(list) <> 'array' then false else jsonb_array_length(list) <= most and not exists (
  select from jsonb_array_elements(list) item
  where jsonb_typeof(item) <> 'object' or item - '{url,text}'::text[] <> '{}'
    or coalesce(jsonb_typeof(item->'url'), '') <> 'string' or length(item->>'url') not between 1 and 500
    or coalesce(jsonb_typeof(item->'text'), '') <> 'string' or length(item->>'text') > 200) end;

alter table parts
  add column image_alt text constraint parts_image_alt_check check (length(image_alt) between 1 and 200),
  add column pictures jsonb not null default '[]'
    constraint parts_pictures_check check (pictures = '[]' or are_attachments(pictures, 7)),
  add column datasheets jsonb not null default '[]'
    constraint parts_datasheets_check check (datasheets = '[]' or are_attachments(datasheets, 5));
