-- Goods that came back may have been refunded by hand before. Their return is refunded without a refund of its own.
alter table returns drop constraint returns_refunded_by_a_refund,
  add constraint returns_refund_of_refunded check (refund_id is null or state = 'refunded');
