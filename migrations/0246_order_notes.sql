-- What administrators write on an order for each other; rows are only added.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  author_id text not null references users (id),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index order_notes_order_id_idx on order_notes (order_id, id);
