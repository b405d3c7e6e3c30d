-- Where the invoice of an order goes, where that is not where the order goes, with its label. It stays as it was when the
-- order was placed, until its buyer's account is closed.
alter table orders
  add column billing_address jsonb constraint orders_billing_address_check check (jsonb_typeof(billing_address) = 'object'),
  add column bill_to text not null default '';
create trigger orders_billing_frozen before update of billing_address, bill_to on orders for each row
  when (old.billing_address is not null and new.billing_address is not null
    and (old.billing_address is distinct from new.billing_address or old.bill_to is distinct from new.bill_to))
  execute function refuse_order_edit();
