import type { BookRule } from "./book-rules.ts"

/** So long after they are due, invoices may still be missing: those of years may be issued at once. */
const BY_THEN = `now() - interval '1 hour'`

export const invoiceRules: BookRule[] = [
  {
    id: "I8.1",
    says: "invoices and credit notes are numbered from 1 in each year, without a gap",
    breaches: `select kind || ' ' || year from invoices group by kind, year
      having min(sequence) <> 1 or max(sequence) <> count(*)`,
  },
  {
    id: "I8.2",
    says: "every order that was paid since invoices are issued has one of its total, and no unpaid one has any",
    breaches: `select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
      where case when i.order_id is not null then o.paid_at is null or i.total_cents <> o.total_cents
        else o.paid_at >= (select invoices_from()) and o.paid_at < ${BY_THEN}
          and not exists (select from shop_settings where name in ('invoices', 'shop') and changed_at > ${BY_THEN}) end`,
  },
  {
    id: "I8.3",
    says: "everything that was given back of an invoice has a credit note of that amount, and nothing else has",
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
