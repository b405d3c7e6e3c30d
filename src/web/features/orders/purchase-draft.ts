import { browserStorage } from "../../api/browser-storage.ts"
/** What somebody had typed into the purchase form when their session ended, for when they come back. */
export interface PurchaseDraft {
  quantity: string
  phone: string
}

/** Kept for the same person only: somebody else may sign in at this screen. */
const keyOf = (partId: string, email: string): string => `purchase ${partId} ${email}`

export const keepDraft = (
  partId: string,
  email: string,
  { quantity, phone }: PurchaseDraft,
): void => browserStorage("sessionStorage").setItem(keyOf(partId, email), `${quantity}\n${phone}`)

export function takeDraft(partId: string, email: string): PurchaseDraft | undefined {
  const kept = browserStorage("sessionStorage").getItem(keyOf(partId, email))
  if (kept === null) return undefined
  browserStorage("sessionStorage").removeItem(keyOf(partId, email))
  const [quantity = "", phone = ""] = kept.split("\n")
  return { quantity, phone }
}
