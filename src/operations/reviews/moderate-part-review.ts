import type { AuditAction } from "#contract/shop/audit-actions.ts"
import type { Transaction } from "#db/connection/client.ts"
import { keepModeration, lockPartReview } from "#db/reviews/moderated-reviews.ts"
import type { PartReviewRow } from "#db/reviews/part-reviews.ts"
import { publish } from "../events/publish.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

interface Decision {
  state: "published" | "hidden"
  reason: string
  /** Undefined keeps the answer; an empty text removes it. */
  answer?: string | undefined
}

/**
 * Publishes, hides or answers a review at the version seen. Settles its reports. Returns the new
 * version.
 */
export function moderatePartReview(
  shop: Shop,
  admin: Actor,
  id: number,
  decision: Decision,
  seenVersion: number | undefined,
): Promise<number> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const found = await lockPartReview(tx, id)
      if (!found) throw refuse("review_not_found")
      const { review } = found
      if (seenVersion !== undefined && seenVersion !== review.version)
        throw refuse("review_changed", { version: review.version })
      const next = decided(review, decision)
      await keepModeration(tx, id, next)
      for (const { action, detail } of actsOf(review, next))
        await audit(tx, admin, action, String(id), detail)
      await tellAuthor(tx, found, next)
      return next.version
    }),
  )
}

function decided(review: PartReviewRow, { state, reason, answer = review.answer }: Decision) {
  const lastAnsweredAt = answer === review.answer ? review.answeredAt : new Date()
  const answeredAt = answer === "" ? null : lastAnsweredAt
  const hiddenReason = state === "hidden" ? reason : ""
  return { state, hiddenReason, answer, answeredAt, version: review.version + 1 }
}

type ModerationChange = ReturnType<typeof decided>

function actsOf(before: PartReviewRow, after: ModerationChange) {
  const { partId, hiddenReason, openReports } = before
  const acts: { action: AuditAction; detail: Record<string, unknown> }[] = []
  if (
    after.state === "hidden" &&
    (before.state !== "hidden" || hiddenReason !== after.hiddenReason)
  )
    acts.push({ action: "part_review.hide", detail: { partId, reason: after.hiddenReason } })
  if (after.state === "published" && before.state === "queued")
    acts.push({ action: "part_review.publish", detail: { partId } })
  if (after.state === "published" && before.state === "hidden")
    acts.push({ action: "part_review.restore", detail: { partId, reason: hiddenReason } })
  if (after.state === "published" && before.state === "published" && openReports > 0)
    acts.push({ action: "part_review.keep", detail: { partId, reports: openReports } })
  if (after.answer !== before.answer)
    acts.push({
      action: "part_review.answer",
      detail: { partId, before: { answer: before.answer }, after: { answer: after.answer } },
    })
  return acts
}

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockPartReview>>>

/** Mails the author once about publication and about an answer. */
async function tellAuthor(
  tx: Transaction,
  { review, email, slug, partName }: LockedReview,
  { state, answer, version }: ModerationChange,
): Promise<void> {
  const published = review.state === "queued" && state === "published"
  const answered = state === "published" && review.answer === "" && answer !== ""
  if (!published && !answered) return
  const { id, name } = review
  const data = { email, name, productName: partName, slug, published, answer, version }
  await publish(tx, "review.decided", String(id), data)
}
