-- Invoices of paid orders, and credit notes of what was given back: numbered without a gap within each year, each as it was
-- issued. Nothing is issued until administrators say from when.

create table invoices (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  -- From 1, the next one higher than the last: drawn under one lock, in the transaction that writes the row.
  sequence integer not null check (sequence >= 1),
  order_id text not null references orders (id),
  refund_id text unique references refunds (id),
  issued_at timestamptz not null,
  total_cents bigint not null check (total_cents > 0),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  primary key (kind, year, sequence),
  constraint invoices_credit_notes_have_a_refund check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index invoices_one_of_an_order on invoices (order_id) where kind = 'invoice';
create index invoices_of_order_idx on invoices (order_id);
create trigger invoices_append_only before update or delete or truncate
  on invoices for each statement execute function refuse_ledger_edit();

-- Those without an invoice, or a credit note, are looked for among what was paid, or given back, of late.
create index orders_paid_at_idx on orders (paid_at) where paid_at is not null;
create index refunds_succeeded_idx on refunds (updated_at) where state = 'succeeded';

-- When the day begins, in the shop's time zone, from which orders that are paid have invoices; null where there are none.
create function invoices_from() returns timestamptz language plpgsql stable as $$
declare
  first_day text := (select nullif(value->>'from', '') from shop_settings where name = 'invoices');
  zone text;
begin
  if first_day is null then
    return null;
  end if;
  zone := (select value->>'timeZone' from shop_settings where name = 'shop');
  begin
    return first_day::date::timestamp at time zone coalesce(zone, 'UTC');
  exception when invalid_parameter_value then
    -- One that the shop knows and this database does not.
    return first_day::date::timestamp at time zone 'UTC';
  end;
end $$;
