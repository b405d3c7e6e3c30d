import { hideReviewRow } from "#db/reviews/reviews.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { audit } from "../kernel/audit.ts"
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
      if (changed) await audit(tx, admin, hidden ? "review.hide" : "review.restore", id)
      return changed
    }),
  )
}
