import { lockOrders } from "#db/orders/orders.ts"
import { changeTags, countMostTags, listTags } from "#db/tags/tags.ts"
import { MAX_TAGS, type TagChange } from "#domain/shop/tags.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"

export const listOrderTags = ({ db }: Shop) => listTags(db, "order")

/** Changes the tags of these orders, all or none. Returns how many changed. */
export const tagOrders = (
  shop: Shop,
  admin: Actor,
  ids: readonly string[],
  change: TagChange,
): Promise<number> =>
  shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      if ((await lockOrders(tx, ids)) < new Set(ids).size) throw refuse("order_not_found")
      const changed = await changeTags(tx, "order", ids, change)
      if ((await countMostTags(tx, "order", changed)) > MAX_TAGS) throw refuse("too_many_tags")
      for (const id of changed) await audit(tx, admin, "order.tag", id, { ...change })
      return changed.length
    }),
  )
