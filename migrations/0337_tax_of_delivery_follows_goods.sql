-- By default the tax of delivery follows the goods in the EU. A shop that chose another class for delivery keeps that.
update shop_settings set value = value || '{"deliveryFollowsGoods": "never"}'
where name = 'tax' and value->>'deliveryClass' in ('reduced', 'zero');

-- Gives charges of an order that the caller holds, and of which units were cancelled, other tax facts, by the charges' numbers. Their amounts stay.
create function retax_charges(of_order text, tax_facts jsonb) returns void language plpgsql as $$
declare
  retaxed order_charges[];
begin
  select array_agg(c) into retaxed from order_charges c
  where c.order_id = of_order and tax_facts ? c.number::text;
  perform set_config('shop.changes_order', of_order, true);
  delete from order_charges where order_id = of_order and tax_facts ? number::text;
  insert into order_charges (order_id, number, kind, name, amount_cents, facts)
  select c.order_id, c.number, c.kind, c.name, c.amount_cents, c.facts || jsonb_build_object('tax', tax_facts->c.number::text)
  from unnest(retaxed) c;
end $$;
