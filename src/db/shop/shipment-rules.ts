import type { BookRule } from "./book-rules.ts"

/** What was sent of orders, and what will not be. */
export const shipmentRules: BookRule[] = [
  {
    id: "I9.1",
    says: "no more of a line is shipped and cancelled than was ordered",
    breaches: `select order_id from order_line_units where shipped + cancelled > quantity`,
  },
  {
    id: "I9.2",
    says: "nothing is shipped that is not there, nor anything that nobody waits for any more; orders of before aside",
    breaches: `select order_id from order_line_units u where shipped > quantity - waiting - dropped
      and exists (select from shipments s where s.order_id = u.order_id and s.shipped_by is not null)`,
  },
  {
    id: "I9.3",
    says: "an order is on its way once nothing is left of it to ship, and not before",
    breaches: `select o.id from orders o
      left join (
        select order_id, bool_and(quantity = shipped + cancelled) as is_all_gone, sum(undecided) > 0 as is_undecided
        from order_line_units group by order_id
      ) u on u.order_id = o.id
      left join (select order_id from shipments group by order_id) s on s.order_id = o.id
      where case when o.status in ('shipped', 'delivered') then s.order_id is null or u.is_all_gone is not true
        when o.status = 'approved' then s.order_id is not null and (o.paid_at is null
          or (u.is_all_gone and not u.is_undecided and o.refunded_cents < o.total_cents))
        else s.order_id is not null end`,
  },
  {
    id: "I9.4",
    says: "shipments are numbered from one, each is of something, and all of them are delivered with the order",
    breaches: `select s.order_id from shipments s
      join orders o on o.id = s.order_id
      left join (select order_id, shipment, count(*) as lines from shipment_lines group by 1, 2) l
        on (l.order_id, l.shipment) = (s.order_id, s.number)
      group by s.order_id, o.status
      having max(s.number) <> count(*) or bool_or(l.lines is null and s.shipped_by is not null)
        or (o.status = 'delivered' and bool_or(s.delivered_at is null))`,
  },
]
