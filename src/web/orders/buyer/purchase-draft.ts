import type { WrittenDetails } from "#web/orders/shared/written-details.ts"
import { browserStorage } from "../../api/browser-storage.ts"

/** What somebody had typed into the purchase form when their session ended, for when they come back. */
export type PurchaseDraft = WrittenDetails & { quantity: string }

/** Kept for the same person only: somebody else may sign in at this screen. */
const keyOf = (partId: string, email: string): string => `purchase ${partId} ${email}`

export const keepDraft = (partId: string, email: string, draft: PurchaseDraft): void =>
  browserStorage("sessionStorage").setItem(
    keyOf(partId, email),
    new URLSearchParams(draft).toString(),
  )

export function takeDraft(partId: string, email: string): URLSearchParams | undefined {
  const kept = browserStorage("sessionStorage").getItem(keyOf(partId, email))
  if (kept === null) return undefined
  browserStorage("sessionStorage").removeItem(keyOf(partId, email))
  return new URLSearchParams(kept)
}
