-- Orders that staff prepare; the customer places one by a link of a mail, until a day. It holds no stock before.
create table draft_orders (
  id text,
  -- For people: D-123.
  number bigint generated always as identity,
  user_id text not null,
  created_by text not null,
  state text not null default 'draft',
  version integer not null default 1,
  -- [{ partId, quantity, unitPriceCents, listCents, reason }]: the prices hold until the last day.
  lines jsonb not null,
  address_id text,
  delivery text,
  -- What staff ask for delivery.
  delivery_cents bigint,
  note text not null default '',
  valid_days integer not null,
  valid_until timestamptz,
  -- Of the link's token.
  token_hash bytea,
  sent_at timestamptz,
  decided_at timestamptz,
  decline_reason text not null default '',
  order_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint draft_orders_pkey primary key (id),
  constraint draft_orders_number_key unique (number),
  constraint draft_orders_token_hash_key unique (token_hash),
  constraint draft_orders_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint draft_orders_state_known check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  constraint draft_orders_lines_check check (jsonb_typeof(lines) = 'array'),
  constraint draft_orders_delivery_check check (delivery_cents >= 0),
  constraint draft_orders_note_check check (length(note) <= 1000),
  constraint draft_orders_decline_reason_check check (length(decline_reason) <= 500),
  constraint draft_orders_valid_days_check check (valid_days between 1 and 90),
  constraint draft_orders_sent_with_link check (state <> 'sent' or (token_hash is not null and valid_until is not null)),
  constraint draft_orders_accepted_with_order check ((state = 'accepted') = (order_id is not null)),
  constraint draft_orders_user_id_fkey foreign key (user_id) references users(id),
  constraint draft_orders_created_by_fkey foreign key (created_by) references users(id),
  constraint draft_orders_order_id_fkey foreign key (order_id) references orders(id)
);
create index draft_orders_newest_idx on draft_orders (created_at desc, id desc);
create index draft_orders_state_idx on draft_orders (state, created_at desc, id desc);
create index draft_orders_user_idx on draft_orders (user_id);
