import { z } from "zod"
import { countOrderNotes, insertOrderNote } from "#db/orders/order-notes.ts"
import { lockOrder } from "#db/orders/orders.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"

const MAX_NOTES = 200

/** Adds to what administrators tell each other of an order. */
export async function noteOrder(
  shop: Shop,
  admin: Actor,
  { orderId, text, key }: { orderId: string; text: string; key: string | undefined },
): Promise<void> {
  await withIdempotencyKey(shop, admin, {
    key,
    request: ["note", orderId, text],
    answer: z.object({}),
    work: asAdmin(shop, admin, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order || order.status === "cancelled") throw refuse("order_not_found")
      if ((await countOrderNotes(tx, orderId)) >= MAX_NOTES) throw refuse("too_many_notes")
      await insertOrderNote(tx, { orderId, authorId: admin.id, text })
      await audit(tx, admin, "order.note", orderId)
      return {}
    }),
  })
}
