import { insertAudit } from "#db/audit-log.ts"
import { hideReviewRow } from "#db/reviews.ts"
import { asAdmin } from "./as-admin.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

/** Takes a review from the pages, or shows it again. Returns whether it was not so before. */
export function hideReview(
  shop: Shop,
  admin: Actor,
  id: string,
  hidden: boolean,
): Promise<boolean> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const changed = await hideReviewRow(tx, id, hidden)
      if (changed === undefined) throw refuse("review_not_found")
      if (changed)
        await insertAudit(tx, {
          actorId: admin.id,
          action: hidden ? "review.hide" : "review.restore",
          target: id,
          requestId: admin.requestId,
        })
      return changed
    }),
  )
}
