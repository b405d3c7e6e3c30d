-- Declarations of buyers that they withdraw from the contract, by the number and e-mail of an order.
create table withdrawals (
  id text not null,
  order_id text not null,
  -- As the buyer wrote them.
  name text not null,
  message text not null,
  -- The return that was asked for with it, if something was shipped.
  return_id text,
  received_at timestamptz default now() not null,
  handled_at timestamptz,
  handled_by text,
  constraint withdrawals_pkey primary key (id),
  constraint withdrawals_id_shape check (id ~ '^[0-9a-f]{24}$'),
  constraint withdrawals_name_check check (length(name) <= 200),
  constraint withdrawals_message_check check (length(message) <= 1000),
  constraint withdrawals_order_id_fkey foreign key (order_id) references orders(id),
  constraint withdrawals_return_id_fkey foreign key (return_id) references returns(id),
  constraint withdrawals_handled_by_fkey foreign key (handled_by) references users(id) on delete set null
);
-- Who declares it twice is told of the first.
create unique index withdrawals_open_idx on withdrawals (order_id) where handled_at is null;
create index withdrawals_newest_idx on withdrawals (received_at desc, id desc);
create index withdrawals_waiting_idx on withdrawals (received_at desc, id desc) where handled_at is null;
create index withdrawals_order_idx on withdrawals (order_id);
create index withdrawals_return_idx on withdrawals (return_id);
create index withdrawals_handled_by_idx on withdrawals (handled_by);
