import type { BookRule } from "./book-rules.ts"

/** What came back of orders, and what was given back for it. */
export const returnRules: BookRule[] = [
  {
    id: "I10.1",
    says: "no more of a line comes back than was shipped",
    breaches: `select u.order_id from order_line_units u
      join order_line_returns r on (r.order_id, r.number) = (u.order_id, u.number) where r.returned > u.shipped`,
  },
  {
    id: "I10.2",
    says: "what came of a return is counted once it is received, and never of one that was withdrawn",
    breaches: `select t.id from returns t left join return_lines b on b.return_id = t.id
      group by t.id
      having count(b.number) = 0 or (t.received_at is null) <> bool_and(b.received is null)
        or (t.received_at is not null and bool_or(b.received is null))
        or (t.received_at is null and t.state in ('received', 'refunded'))
        or (t.received_at is not null and t.state not in ('received', 'refunded', 'refused'))
        or bool_or(b.order_id <> t.order_id)`,
  },
  {
    id: "I10.3",
    says: "a return is refunded by one refund of its own order, for no more units than came",
    breaches: `select t.id from returns t
      join refunds r on r.id = t.refund_id join payments p on p.id = r.payment_id
      left join refund_lines l on l.refund_id = r.id
      left join return_lines b on (b.return_id, b.number) = (t.id, l.number)
      where p.order_id <> t.order_id or r.state = 'failed' or l.restock is not false or l.quantity > coalesce(b.received, 0)`,
  },
  {
    id: "I10.4",
    says: "what came back with returns and is on sale again was put there once",
    breaches: `select b.order_id from (
        select b.order_id, l.part_id, sum(b.restocked) as units from return_lines b
        join order_lines l on (l.order_id, l.number) = (b.order_id, b.number) where b.received is not null group by 1, 2
      ) b
      left join stock_movements m on m.part_id = b.part_id and m.reason = 'restock' and m.note = 'Returned of order ' || b.order_id
      group by b.order_id, b.part_id, b.units having b.units <> coalesce(sum(m.delta), 0)`,
  },
]
