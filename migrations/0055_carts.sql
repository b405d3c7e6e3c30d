-- What somebody is about to order: of an account, or of a visitor by a cookie, of whose token this is the hash.
create table carts (
  id bigint generated always as identity primary key,
  user_id text constraint carts_user_id_key unique references users (id),
  token_hash bytea constraint carts_token_hash_key unique,
  -- One more with each change, so that two windows notice each other.
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carts_of_one check (num_nonnulls(user_id, token_hash) = 1)
);
create index carts_of_visitors_idx on carts (updated_at) where token_hash is not null;

create table cart_lines (
  cart_id bigint not null references carts (id) on delete cascade,
  part_id text not null references parts (id),
  -- Rising, in the order in which they came.
  number bigint generated always as identity,
  quantity integer not null constraint cart_lines_quantity_check check (quantity between 1 and 1000000),
  note text not null default '' constraint cart_lines_note_check check (char_length(note) <= 200),
  -- What the buyer saw last: the price of one, if it had one, and whether so many could be ordered.
  seen_unit_price_cents bigint,
  seen_orderable boolean not null default true,
  primary key (cart_id, part_id)
);
