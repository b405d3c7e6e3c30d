import { movementNotes } from "#domain/stock/stock-level.ts"
import type { BookRule } from "./book-rules.ts"

export const shipmentRules: BookRule[] = [
  {
    id: "I9.1",
    description: "shipped and cancelled units of a line never exceed its quantity",
    breaches: `select order_id from order_line_units where shipped + cancelled > quantity`,
  },
  {
    id: "I9.2",
    description:
      "nothing is shipped that is not in stock or no longer wanted; orders of earlier releases excepted",
    breaches: `select order_id from order_line_units u where shipped > quantity - waiting - dropped
      and exists (select from shipments s where s.order_id = u.order_id and s.shipped_by is not null)`,
  },
  {
    id: "I9.3",
    description: "an order is on its way once nothing is left of it to ship, and not before",
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
    description:
      "shipments are numbered from one, each is of something, and all of them are delivered with the order",
    breaches: `select s.order_id from shipments s
      join orders o on o.id = s.order_id
      left join (select order_id, shipment, count(*) as lines from shipment_lines group by 1, 2) l
        on (l.order_id, l.shipment) = (s.order_id, s.number)
      group by s.order_id, o.status
      having max(s.number) <> count(*) or bool_or(l.lines is null and s.shipped_by is not null)
        or (o.status = 'delivered' and bool_or(s.delivered_at is null))`,
  },
]

export const returnRules: BookRule[] = [
  {
    id: "I10.1",
    description: "no more of a line comes back than was shipped",
    breaches: `select u.order_id from order_line_units u
      join order_line_returns r on (r.order_id, r.number) = (u.order_id, u.number) where r.returned > u.shipped`,
  },
  {
    id: "I10.2",
    description:
      "what came of a return is counted once it is received, and never of one that was withdrawn",
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
    description: "a return is refunded by one refund of its own order, for no more units than came",
    breaches: `select t.id from returns t
      join refunds r on r.id = t.refund_id join payments p on p.id = r.payment_id
      left join refund_lines l on l.refund_id = r.id
      left join return_lines b on (b.return_id, b.number) = (t.id, l.number)
      where p.order_id <> t.order_id or r.state = 'failed' or l.restock is not false or l.quantity > coalesce(b.received, 0)`,
  },
  {
    id: "I10.4",
    description:
      "what came back with returns and is on sale again was put there once; notes of earlier releases have the order's id, and notes that staff typed do not count",
    breaches: `select b.order_id from (
        select b.order_id, o.order_number, l.part_id, sum(b.restocked) as units from return_lines b
        join orders o on o.id = b.order_id
        join order_lines l on (l.order_id, l.number) = (b.order_id, b.number) where b.received is not null group by 1, 2, 3
      ) b
      left join stock_movements m on m.part_id = b.part_id and m.note in ('${movementNotes.returned("")}' || b.order_id,
        '${movementNotes.returned("")}' || b.order_number, replace('${movementNotes.returnRefused("N")}', 'N', b.order_number))
        and not exists (select from audit_log typed
          where typed.target = m.part_id and typed.action = 'part.stock' and typed.created_at = m.created_at)
      group by b.order_id, b.part_id, b.units having b.units <> coalesce(sum(m.delta), 0)`,
  },
]

/** SQL: an invoice for an earlier payment must exist by now. */
const BY_THEN = `now() - interval '1 hour'`

export const invoiceRules: BookRule[] = [
  {
    id: "I8.1",
    description:
      "invoices and credit notes are numbered without a gap in each year, in the first from the number of the settings, then from 1",
    breaches: `select kind || ' ' || year from invoices i group by kind, year
      having max(sequence) - min(sequence) + 1 <> count(*)
        or min(sequence) <> case when year > (select min(year) from invoices first where first.kind = i.kind) then 1 else
          coalesce((select (value->'numbers'->>case kind when 'invoice' then 'firstInvoice' else 'firstCreditNote' end)::integer
            from shop_settings where name = 'invoices'), 1) end`,
  },
  {
    id: "I8.2",
    description:
      "every order that was paid since invoices are issued has one of its total, and no unpaid one has any",
    breaches: `select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
      where case when i.order_id is not null then o.paid_at is null or i.total_cents <> o.total_cents
        else o.paid_at >= (select invoices_from()) and o.paid_at < ${BY_THEN}
          and not exists (select from shop_settings where name in ('invoices', 'shop') and changed_at > ${BY_THEN}) end`,
  },
  {
    id: "I8.3",
    description:
      "everything that was given back of an invoice has a credit note of that amount, and nothing else has",
    breaches: `select o.id from refunds r
      join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id and p.state = 'succeeded'
      join invoices i on i.order_id = o.id and i.kind = 'invoice'
      left join invoices c on c.refund_id = r.id
      where case when c.refund_id is not null
          then r.state <> 'succeeded' or c.total_cents <> r.amount_cents or c.order_id <> o.id
        else r.state = 'succeeded' and greatest(r.updated_at, i.issued_at) < ${BY_THEN} end
      union
      select order_id from invoices c where kind = 'credit_note' and not exists (
        select from invoices i where i.order_id = c.order_id and i.kind = 'invoice')`,
  },
]
