-- By default the tax of delivery follows the goods in the EU. A shop that chose another class for delivery keeps that.
update shop_settings set value = value || '{"deliveryFollowsGoods": "never"}'
where name = 'tax' and value->>'deliveryClass' in ('reduced', 'zero');
