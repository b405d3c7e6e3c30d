-- Identity (written by Better Auth, and by nobody else except account closing).
create table users (
  id text primary key,
  name text not null,
  email text not null constraint users_email_key unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_normalised check (email = lower(btrim(email)) and length(email) <= 254)
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null constraint sessions_token_key unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id_idx on sessions (user_id);

create table accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_provider_id_account_id_key unique (provider_id, account_id)
);
create index accounts_user_id_idx on accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier_idx on verifications (identifier);

-- What the shop itself knows about a person; the right to administer lives here.
create table profiles (
  user_id text primary key references users (id) on delete cascade,
  role text not null default 'user' constraint profiles_role_known check (role in ('user', 'admin')),
  education text not null default '' check (length(education) <= 200),
  location text not null default '' check (length(location) <= 200),
  phone text not null default '' check (length(phone) <= 200),
  linkedin text not null default '' check (length(linkedin) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Bearer tokens, as SHA-256. One dies with the identity session it came from.
create table access_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id text not null references users (id) on delete cascade,
  session_id text references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_tokens_user_id_idx on access_tokens (user_id);
create index access_tokens_session_id_idx on access_tokens (session_id);
create index access_tokens_expires_at_idx on access_tokens (expires_at);

create table parts (
  id text primary key constraint parts_id_shape check (id ~ '^[0-9a-f]{24}$'),
  position bigint generated always as identity,
  sku text not null constraint parts_sku_key unique,
  slug text not null constraint parts_slug_key unique,
  name text not null check (length(name) between 1 and 120),
  category text not null,
  description text not null check (length(description) between 1 and 4000),
  image text not null,
  specs jsonb not null default '{}' check (jsonb_typeof(specs) = 'object'),
  minimum_quantity integer not null check (minimum_quantity between 1 and 1000000),
  available_quantity integer not null check (available_quantity between 0 and 1000000000),
  price_cents bigint not null check (price_cents between 1 and 99999999),
  version integer not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The card provider's own limits for one charge: 0.50 to 999,999.99 dollars.
  constraint parts_smallest_order_payable check (price_cents * minimum_quantity between 50 and 99999999)
);
create index parts_live_position_idx on parts (position) where archived_at is null;

create table orders (
  id text primary key constraint orders_id_shape check (id ~ '^[0-9a-f]{24}$'),
  user_id text not null references users (id),
  part_id text not null references parts (id),
  quantity integer not null check (quantity between 1 and 1000000000),
  unit_price_cents bigint not null check (unit_price_cents > 0),
  total_cents bigint not null,
  product_name text not null,
  email text not null,
  user_name text not null,
  phone text not null default '' check (length(phone) <= 200),
  status text not null default 'pending'
    constraint orders_status_known check (status in ('pending', 'approved', 'shipped', 'delivered', 'cancelled')),
  paid_at timestamptz,
  transaction_id text constraint orders_transaction_id_key unique,
  cancelling_at timestamptz,
  cancelled_at timestamptz,
  deleted_at timestamptz,
  viewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_total_is_unit_times_quantity check (total_cents = unit_price_cents * quantity),
  constraint orders_total_payable check (total_cents between 50 and 99999999),
  constraint orders_paid_has_transaction check ((paid_at is null) = (transaction_id is null)),
  constraint orders_cancelled_is_unpaid check (status <> 'cancelled' or paid_at is null),
  constraint orders_cancelled_at_with_status check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint orders_shipped_is_paid check (status not in ('shipped', 'delivered') or paid_at is not null)
);
create index orders_user_id_created_at_idx on orders (user_id, created_at desc, id desc);
create index orders_created_at_idx on orders (created_at desc, id desc);
create index orders_part_id_idx on orders (part_id);
create index orders_unpaid_idx on orders (user_id) where paid_at is null and status <> 'cancelled';

-- Why stock moved. Available = sum of movements, at all times.
create table stock_movements (
  id bigint generated always as identity primary key,
  part_id text not null references parts (id),
  delta integer not null check (delta <> 0),
  reason text not null
    constraint stock_movements_reason_known check (reason in ('initial', 'order', 'order_cancelled', 'restock', 'correction')),
  order_id text references orders (id),
  actor_id text references users (id) on delete set null,
  note text not null default '',
  created_at timestamptz not null default now(),
  constraint stock_movements_order_reason check ((order_id is not null) = (reason in ('order', 'order_cancelled'))),
  constraint stock_movements_order_id_reason_key unique (order_id, reason)
);
create index stock_movements_part_id_idx on stock_movements (part_id, id desc);

-- One row per payment intent asked of the card provider.
create table payments (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  attempt integer not null check (attempt >= 1),
  intent_id text constraint payments_intent_id_key unique,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'usd',
  state text not null default 'creating'
    constraint payments_state_known check (state in ('creating', 'live', 'succeeded', 'canceled', 'refund_due', 'refunded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_order_id_attempt_key unique (order_id, attempt),
  constraint payments_intent_known check (state in ('creating', 'canceled') or intent_id is not null)
);
create unique index payments_one_live_per_order on payments (order_id) where state in ('creating', 'live');
create unique index payments_one_success_per_order on payments (order_id) where state = 'succeeded';
create index payments_open_idx on payments (created_at) where state in ('creating', 'live', 'refund_due');

create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id text references users (id) on delete set null,
  action text not null,
  target text not null,
  detail jsonb not null default '{}',
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_log_target_idx on audit_log (target, id desc);

create table reviews (
  id text primary key constraint reviews_id_shape check (id ~ '^[0-9a-f]{24}$'),
  user_id text references users (id) on delete set null,
  name text not null check (length(name) between 1 and 80),
  author_role text not null default '' check (length(author_role) <= 120),
  description text not null check (length(description) between 1 and 2000),
  photo text not null,
  rating integer not null check (rating between 1 and 5),
  created_at timestamptz not null default now()
);
create index reviews_created_at_idx on reviews (created_at desc, id desc);

create table services (
  id integer generated always as identity primary key,
  name text not null constraint services_name_key unique,
  description text not null,
  photo text not null,
  icon text not null
);

create table professionals (
  id integer generated always as identity primary key,
  name text not null constraint professionals_name_key unique,
  designation text not null,
  photo text not null
);

-- Texts of the shop's own pages: banner, blog, portfolio.
create table page_contents (
  name text primary key,
  content jsonb not null
);

-- Secrets that every process of the shop must share, made by the shop on its first start.
create table shop_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- A ledger that can be edited is no ledger.
create function refuse_ledger_edit() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger stock_movements_append_only before update of id, part_id, delta, reason, order_id, created_at or delete
  on stock_movements for each row execute function refuse_ledger_edit();
create trigger audit_log_append_only before update of id, action, target, detail, created_at or delete
  on audit_log for each row execute function refuse_ledger_edit();
