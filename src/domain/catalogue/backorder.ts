export const BACKORDER_WANTED = "must be yes or no"

/** As it is kept: nothing of a part that is sold from stock alone; undefined for what means nothing. */
export function readBackorder(text: string): "yes" | null | undefined {
  const plain = text.trim().toLowerCase()
  if (plain === "yes") return "yes"
  return plain === "no" ? null : undefined
}
