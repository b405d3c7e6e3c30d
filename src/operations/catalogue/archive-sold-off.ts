import { archiveSoldOffParts } from "#db/catalogue/catalogue-parts.ts"
import { audit } from "../kernel/as-admin.ts"
import type { Shop } from "../kernel/shop.ts"

/** Takes parts off the shop that were sold while stock lasted, once no unit is left or can come back. */
export async function archiveSoldOff({ db }: Pick<Shop, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    for (const id of await archiveSoldOffParts(tx))
      await audit(tx, { id: null }, "part.sold_off", id)
  })
}
