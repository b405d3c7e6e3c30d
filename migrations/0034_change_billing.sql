-- The billing address of an order can change until the order is paid, because its invoice is issued after that; and only
-- by `bill_order_to`.
create function bill_order_to(of_order text, address jsonb, label text)
returns void
language plpgsql
as $$
begin
  perform set_config('shop.changes_order', of_order, true);
  update orders set billing_address = address, bill_to = label, updated_at = now() where id = of_order;
  perform set_config('shop.changes_order', '', true);
end $$;
drop trigger orders_billing_frozen on orders;
create trigger orders_billing_frozen before update of billing_address, bill_to on orders for each row
  when (new.billing_address is not null
    and (old.billing_address is distinct from new.billing_address or old.bill_to is distinct from new.bill_to)
    and (old.paid_at is not null or old.billing_address is not null and changes_order() <> old.id))
  execute function refuse_order_edit();
