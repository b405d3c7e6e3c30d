import type { TestShop } from "../test-shop.ts"

/** Refunds and their state in the shop's books and at the provider. */

export const refund = (
  shop: TestShop,
  id: string,
  body: unknown,
  headers: Record<string, string> = {},
) => shop.send(`POST /order/${id}/refund`, { token: shop.admin.token, body, headers })

export const refundsOf = (shop: TestShop, id: string) =>
  shop.sql(
    `select r.id, r.amount_cents, r.state, r.reason, r.requested_by, r.provider_id from refunds r
     join payments p on p.id = r.payment_id where p.order_id = $1 order by r.created_at`,
    [id],
  )

/** Gives the payment of an order another id. Refunds of one that the provider does not know stay undecided. */
export const renamePayment = (shop: TestShop, id: string, intentId: string) =>
  shop.sql("update payments set intent_id = $2 where order_id = $1", [id, intentId])

/** Returns how many cents the provider has refunded. */
export async function paidBack(shop: TestShop, id: string) {
  const [charge] = await shop.sql(
    `select c.amount_refunded::int as cents from sandbox.charges c
     join payments p on p.intent_id = c.payment_intent_id and p.state = 'succeeded' where p.order_id = $1`,
    [id],
  )
  return charge?.cents
}

/** Returns the stock of the part in an order of one line. */
export async function stockOf(shop: TestShop, orderId: string) {
  const [part] = await shop.sql(
    "select available_quantity from parts p join order_lines l on l.part_id = p.id where l.order_id = $1",
    [orderId],
  )
  return part?.available_quantity
}
