import { setTimeout as delay } from "node:timers/promises"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { expectBooksRight } from "../books.ts"
import { manyCustomers } from "../many-customers.ts"
import { type Checkout, openCheckout } from "../pay.ts"
import { openPaymentShop } from "../services/payment-shop.ts"

/** A payment shop with one buyer, and queries about the end of an order. */
export async function orderEndings() {
  const payments = await openPaymentShop()
  const { shop, deps } = payments
  const [buyer = shop.admin] = await manyCustomers(shop, 1)

  const about = (columns: string) => async (id: string) =>
    (
      await shop.sql(
        `select ${columns} from orders o join order_lines l on l.order_id = o.id join parts p on p.id = l.part_id where o.id = $1`,
        [id],
      )
    )[0]
  const reconcile = async (minimumAgeMs = 0) => {
    // Ages are whole milliseconds, and a new row has an age of 0.
    await delay(2)
    await reconcilePayments(deps, minimumAgeMs)
  }
  return {
    ...payments,
    buyer,
    reconcile,
    anOrder: () => payments.orderAt(300, buyer),
    checkout: (id: string): Promise<Checkout> => openCheckout(shop, buyer, id),
    remove: (id: string) => shop.send(`DELETE /order/${id}`, { token: buyer.token }),
    /** Reads the stored order. */
    orderOf: about(
      `o.status, o.paid_at is not null as paid, o.cancel_reason,
       (select intent_id from payments where order_id = o.id and state = 'succeeded') as paid_by,
       o.cancelling_at is not null as cancelling`,
    ),
    partOf: about("p.id, p.available_quantity as available"),
    paymentsOf: (id: string) =>
      shop.sql(
        "select attempt, state, intent_id from payments where order_id = $1 order by attempt",
        [id],
      ),
    refundsOf: (id: string) =>
      shop.sql(
        `select r.key, r.amount_cents, r.state from refunds r
         join payments p on p.id = r.payment_id where p.order_id = $1`,
        [id],
      ),
    auditOf: async (id: string) => {
      const query = "select action from audit_log where target = $1 order by id"
      return (await shop.sql(query, [id])).map(({ action }) => action)
    },
    /** Moves all times of the order into the past. */
    age: (id: string, interval: string) =>
      shop.sql(
        `with aged as (
           update payments set created_at = created_at - $2::interval where order_id = $1)
         update orders set created_at = created_at - $2::interval,
           cancelling_at = cancelling_at - $2::interval,
           expiry_told_at = expiry_told_at - $2::interval where id = $1`,
        [id, interval],
      ),
    /** Runs all jobs, then compares the books with the provider's. */
    conclude: async () => {
      payments.setFault(undefined)
      await reconcile()
      await payments.deliverAll()
      await expectBooksRight(shop)
    },
  }
}
