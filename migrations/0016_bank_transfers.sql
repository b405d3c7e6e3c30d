-- Orders are paid by bank transfer, too.
alter table orders
  -- Until when an order waits for the transfer that its buyer chose to pay by.
  add column transfer_until timestamptz,
  -- What came by transfer and was not sent back, beyond what paid the order.
  add column transfer_balance_cents bigint not null default 0
    constraint orders_transfer_balance_check check (transfer_balance_cents >= 0);

create index orders_transfer_awaited_idx on orders (created_at) where transfer_until is not null and paid_at is null;
create index orders_transfer_balance_idx on orders (created_at) where transfer_balance_cents > 0;

-- What staff found on the bank's statement, and what they sent back. Card payments and their refunds are not among them.
create table order_transfers (
  order_id text,
  number integer,
  kind text not null,
  amount_cents bigint not null,
  -- Day of the bank's statement.
  booked_on date not null,
  -- What the bank or the payer calls it.
  reference text not null default '',
  recorded_by text,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by text,
  constraint order_transfers_pkey primary key (order_id, number),
  constraint order_transfers_amount_check check (amount_cents > 0),
  constraint order_transfers_kind_known check (kind in ('received', 'returned')),
  constraint order_transfers_number_check check (number >= 1),
  constraint order_transfers_reference_check check (char_length(reference) <= 140),
  constraint order_transfers_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_transfers_recorded_by_fkey foreign key (recorded_by) references users(id) on delete set null,
  constraint order_transfers_undone_by_fkey foreign key (undone_by) references users(id) on delete set null
);

-- Two people read the same statement: what looks the same is recorded once.
create unique index order_transfers_once on order_transfers (order_id, kind, amount_cents, booked_on, lower(reference))
  where undone_at is null;

create trigger order_transfers_append_only
  before delete or update of order_id, number, kind, amount_cents, booked_on, reference, created_at on order_transfers for each row
  execute function refuse_ledger_edit();

alter table payments
  add column method text not null default 'card' constraint payments_method_known check (method in ('card', 'transfer')),
  drop constraint payments_intent_known,
  add constraint payments_intent_known check (
    case method
      when 'card' then state in ('creating', 'canceled') or intent_id is not null
      else state in ('succeeded', 'canceled') and intent_id is null
    end);

-- Refunds of a transfer are sent by hand.
alter table refunds
  add column sent_on date,
  add column reference text not null default '' constraint refunds_reference_check check (char_length(reference) <= 140);
