-- Staff keep tags on orders and customers; a tag is spelled as it was written first.
create table tags (
  id bigint generated always as identity,
  kind text not null,
  name text not null,
  constraint tags_pkey primary key (id),
  constraint tags_kind_known check (kind in ('order', 'customer')),
  constraint tags_name_check check (length(name) between 1 and 40)
);
create unique index tags_name_key on tags (kind, lower(name));

create table order_tags (
  order_id text,
  tag_id bigint,
  constraint order_tags_pkey primary key (order_id, tag_id),
  constraint order_tags_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_tags_tag_id_fkey foreign key (tag_id) references tags(id)
);
create index order_tags_tag_idx on order_tags (tag_id);

create table customer_tags (
  user_id text,
  tag_id bigint,
  constraint customer_tags_pkey primary key (user_id, tag_id),
  constraint customer_tags_user_id_fkey foreign key (user_id) references users(id),
  constraint customer_tags_tag_id_fkey foreign key (tag_id) references tags(id)
);
create index customer_tags_tag_idx on customer_tags (tag_id);

-- What administrators write on a customer for each other; rows are only added.
create table customer_notes (
  id bigint generated always as identity,
  user_id text not null,
  author_id text not null,
  text text not null,
  created_at timestamptz not null default now(),
  constraint customer_notes_pkey primary key (id),
  constraint customer_notes_text_check check (length(text) between 1 and 2000),
  constraint customer_notes_author_id_fkey foreign key (author_id) references users(id),
  constraint customer_notes_user_id_fkey foreign key (user_id) references users(id)
);
create index customer_notes_user_id_idx on customer_notes (user_id, id);

-- Customers are found by their firm and city, by a tax id, and by the digits of a phone number.
create index addresses_search_idx on addresses using gin (company gin_trgm_ops, city gin_trgm_ops);
create index tax_ids_search_idx on tax_ids (upper(number));
create index addresses_phone_idx on addresses using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops) where phone <> '';
create index profiles_phone_idx on profiles using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops) where phone <> '';
create index orders_phone_idx on orders using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops) where phone <> '';
