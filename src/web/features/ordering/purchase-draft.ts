/** What somebody had typed into the purchase form when their session ended, for when they come back. */
export interface PurchaseDraft {
  quantity: string
  phone: string
}

const keyOf = (partId: string): string => `purchase ${partId}`

export const keepDraft = (partId: string, { quantity, phone }: PurchaseDraft): void =>
  sessionStorage.setItem(keyOf(partId), `${quantity}\n${phone}`)

export function takeDraft(partId: string): PurchaseDraft | undefined {
  const kept = sessionStorage.getItem(keyOf(partId))
  if (kept === null) return undefined
  sessionStorage.removeItem(keyOf(partId))
  const [quantity = "", phone = ""] = kept.split("\n")
  return { quantity, phone }
}
