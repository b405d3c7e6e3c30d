import { asAdmin, audit } from "./as-admin.ts"
import { consumeLimit } from "./rate-limits.ts"
import type { Actor, Shop } from "./shop.ts"

/** Counts a file that an administrator takes out of the shop, and writes down who takes it. */
export async function recordExport(
  shop: Shop,
  admin: Actor,
  what: string,
  detail: object,
): Promise<void> {
  await consumeLimit(shop, "export", admin.id)
  await shop.db.transaction(
    asAdmin(shop, admin, (tx) => audit(tx, admin, "export", what, { ...detail })),
  )
}
