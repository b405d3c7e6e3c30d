import { setShare } from "#db/lists/part-lists.ts"
import { newToken, tokenHashOf } from "../kernel/identifiers.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Makes a link that reads the list, in place of any before: nobody can be shown it again. */
export async function shareList(
  shop: Shop,
  owner: Actor,
  id: string,
): Promise<{ token: string; sharedAt: Date }> {
  await consumeLimit(shop, "listChange", owner.id)
  const token = newToken()
  const shared = await setShare(shop.db, owner.id, id, tokenHashOf(token))
  if (!shared?.sharedAt) throw refuse("list_not_found")
  return { token, sharedAt: shared.sharedAt }
}

export async function stopSharing(shop: Shop, owner: Actor, id: string): Promise<void> {
  if (!(await setShare(shop.db, owner.id, id, null))) throw refuse("list_not_found")
}
