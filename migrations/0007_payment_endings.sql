-- Who asked for a cancellation and why, so that whoever finishes it can say so; what the order was before
-- it was cancelled, should a late payment revive it; what was paid back, or is on its way back.
alter table orders
  add column cancelling_by text references users (id) on delete set null,
  add column cancel_reason text
    constraint orders_cancel_reason_known check (cancel_reason in ('deleted', 'expired')),
  add column cancelled_from text
    constraint orders_cancelled_from_known check (cancelled_from in ('pending', 'approved')),
  add column expiry_told_at timestamptz,
  add column refunded_cents bigint not null default 0,
  add constraint orders_refund_covered
    check (refunded_cents between 0 and case when paid_at is null then 0 else total_cents end);
update orders set cancelled_from = case when exists (
    select from audit_log a where a.action = 'order.advance' and a.target = orders.id
  ) then 'approved' else 'pending' end
  where status = 'cancelled';
alter table orders add constraint orders_cancelled_from_with_status
  check ((status = 'cancelled') = (cancelled_from is not null));
create index orders_cancelling_idx on orders (cancelling_at)
  where cancelling_at is not null and status <> 'cancelled';
create index orders_unpaid_created_at_idx on orders (created_at)
  where paid_at is null and status = 'pending';

alter table stock_movements
  drop constraint stock_movements_reason_known,
  add constraint stock_movements_reason_known check (reason in
    ('initial', 'order', 'order_cancelled', 'order_revived', 'refund_return', 'restock', 'correction')),
  drop constraint stock_movements_order_reason,
  add constraint stock_movements_order_reason check ((order_id is not null) =
    (reason in ('order', 'order_cancelled', 'order_revived', 'refund_return')));

alter table payments
  -- When somebody last took it up to ask the provider how it ended: other processes then leave it alone.
  add column checked_at timestamptz,
  -- A digest of the network address that asked for it, to count declined cards by.
  add column asked_from text;

-- What is paid back, or is to be. Written before the provider is asked, under the key it is asked with, so
-- that a refund once begun is finished, and finished once, whatever happens in between.
create table refunds (
  id text primary key constraint refunds_id_shape check (id ~ '^[0-9a-f]{24}$'),
  payment_id bigint not null references payments (id),
  key text not null constraint refunds_key_key unique,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 500),
  restock boolean not null default false,
  state text not null default 'due'
    constraint refunds_state_known check (state in ('due', 'succeeded', 'failed')),
  -- The provider's own id, once it has taken the refund.
  provider_id text constraint refunds_provider_id_key unique,
  -- When the provider was last asked for it.
  asked_at timestamptz,
  -- Null: the shop itself, for a payment that came too late.
  requested_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_payment_id_idx on refunds (payment_id);
create index refunds_due_idx on refunds (created_at) where state = 'due';
create trigger refunds_append_only
  before update of id, payment_id, key, amount_cents, reason, restock, created_at or delete
  on refunds for each row execute function refuse_ledger_edit();
