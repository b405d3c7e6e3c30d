import { createHash } from "node:crypto"
import type { BodyOf } from "#contract/kernel/endpoint.ts"
import type { sendRecallLetter as call } from "#contract/orders/shipments.ts"
import {
  countRecalled,
  insertRecallMails,
  insertRecallSteps,
  listRecalledOrders,
} from "#db/orders/recall.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const PAGE_SIZE = 100
const MAX_NAMED_ORDERS = 20

/** Lists and counts the orders that were shipped with units of this number. */
export async function readRecall(
  shop: Pick<Shop, "db">,
  {
    number,
    after,
    limit = PAGE_SIZE,
  }: { number: string; after?: string | undefined; limit?: number | undefined },
) {
  const [counted, orders] = await Promise.all([
    countRecalled(shop.db, number),
    listRecalledOrders(shop.db, number, { after, limit }),
  ])
  return { orderCount: counted.orders, buyerCount: counted.buyers, orders }
}

/** Mails the letter to every buyer of units with this number, once per text and orders. Returns the number of buyers. */
export async function sendRecallLetter(
  shop: Shop,
  admin: Actor,
  letter: BodyOf<typeof call>,
): Promise<number> {
  await consumeLimit(shop, "recall", admin.id)
  const { number, subject, message } = letter
  const key = createHash("sha256")
    .update(JSON.stringify([number.toUpperCase(), subject, message]))
    .digest("hex")
  return adminTransaction(shop, admin, async (tx) => {
    if ((await countRecalled(tx, number)).buyers === 0) throw refuse("recall_not_found")
    const buyerIds = await insertRecallMails(tx, {
      number,
      key,
      data: letter,
      maxNamedOrders: MAX_NAMED_ORDERS,
    })
    const { length: buyers } = buyerIds
    if (buyers > 0)
      await insertRecallSteps(tx, number, {
        action: "order.recall",
        actorId: admin.id,
        requestId: admin.requestId ?? null,
        subject,
        buyerIds,
      })
    await audit(tx, admin, "recall.write", number, { subject, message, buyers })
    return buyers
  })
}
