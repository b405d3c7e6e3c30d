import type { BookRule } from "./book-rules.ts"

/** The shop's books against the card stand-in's own. A young charge may not have reached the shop yet. */
export const ledgerRules = (graceSeconds: number): BookRule[] => [
  {
    id: "I3.6",
    says: "every paid order has its charge in the card provider's ledger",
    breaches: `select o.id from orders o where o.paid_at is not null and not exists (
      select from sandbox.charges c join sandbox.payment_intents i on i.id = c.payment_intent_id
      join payments p on p.intent_id = i.id and p.order_id = o.id
      where p.state = 'succeeded' and c.status = 'succeeded' and c.amount = o.total_cents
        and c.currency = 'usd' and i.metadata->>'order_id' = coalesce(p.made_for, o.id))`,
  },
  {
    id: "I4.1",
    says: "every charge belongs to an order that is paid by it, or owes it back",
    breaches: `select c.id from sandbox.charges c
      join sandbox.payment_intents i on i.id = c.payment_intent_id
      left join payments p on p.intent_id = i.id and coalesce(p.made_for, p.order_id) = i.metadata->>'order_id'
      left join orders o on o.id = p.order_id
      where c.status = 'succeeded' and c.created_at < now() - interval '${graceSeconds} seconds'
        and not coalesce(
          case p.state when 'succeeded' then o.paid_at is not null
            when 'refund_due' then true
            when 'refunded' then c.amount_refunded = c.amount end, false)`,
  },
  {
    id: "I4.4",
    says: "the provider has paid back what the shop says, and nothing else",
    breaches: `select c.id from sandbox.charges c
      join payments p on p.intent_id = c.payment_intent_id
      left join (
        select payment_id, sum(amount_cents) as begun, sum(amount_cents) filter (where state = 'succeeded') as made
        from refunds where state <> 'failed' group by payment_id
      ) back on back.payment_id = p.id
      where c.status = 'succeeded' and c.amount_refunded not between coalesce(made, 0) and coalesce(begun, 0)`,
  },
  {
    id: "I5.2",
    says: "no order was charged twice",
    breaches: `select coalesce(p.order_id, i.metadata->>'order_id') from sandbox.charges c
      join sandbox.payment_intents i on i.id = c.payment_intent_id
      left join payments p on p.intent_id = i.id
      where c.status = 'succeeded' and c.amount_refunded < c.amount
      group by 1 having count(*) > 1`,
  },
  {
    id: "I5.3",
    says: "no order has two intents that can be paid, and no cancelled one has any",
    breaches: `select o.id from orders o
      join (
        select coalesce(p.order_id, i.metadata->>'order_id') as order_id, i.status
        from sandbox.payment_intents i left join payments p on p.intent_id = i.id
      ) i on i.order_id = o.id
      where i.status in ('requires_payment_method', 'requires_action')
      group by o.id having count(*) > 1 or o.status = 'cancelled' or o.paid_at is not null`,
  },
]
