import { hideReviewRow } from "#db/reviews/reviews.ts"
import { insertAudit } from "#db/shop/audit-log.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

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
