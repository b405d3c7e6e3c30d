import {
  deleteOrderFilter,
  hasOrderFilter,
  listOrderFilterRows,
  lockOrderFilters,
  saveOrderFilter as save,
} from "#db/orders/order-filters.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"

const MAX_FILTERS = 20

export const listOrderFilters = ({ db }: Shop) => listOrderFilterRows(db)

/** Under a name, of all administrators; without a query the one of that name goes. */
export const saveOrderFilter = (
  shop: Shop,
  admin: Actor,
  name: string,
  query: Record<string, string> | null,
): Promise<void> =>
  shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const filters = await lockOrderFilters(tx)
      if (query === null) await deleteOrderFilter(tx, name)
      else if (filters >= MAX_FILTERS && !(await hasOrderFilter(tx, name)))
        throw refuse("too_many_order_filters")
      else await save(tx, { name, query, savedBy: admin.id })
      await audit(tx, admin, query ? "order_filter.save" : "order_filter.remove", name)
    }),
  )
