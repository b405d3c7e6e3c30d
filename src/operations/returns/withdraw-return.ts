import { clearPictures, findReturn, updateReturn } from "#db/returns/returns.ts"
import { audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { holdReturn } from "./hold-return.ts"
import { publishReturn } from "./publish-return.ts"

/** Takes back a return of one's own that nobody has decided on. Its pictures are kept no longer. */
export function withdrawReturn(shop: Shop, buyer: Actor, id: string): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const found = await findReturn(tx, id)
    if (!found) throw refuse("return_not_found")
    if (found.userId !== buyer.id) throw refuse("forbidden")
    const { order, held, to } = await holdReturn(tx, id, "withdraw")
    await updateReturn(tx, id, { state: to })
    await clearPictures(tx, id)
    await audit(tx, buyer, "return.withdraw", order.id, { returnId: id, from: held.state, to })
    await publishReturn(tx, order, held, "withdrawn")
  })
}
