export const BACKORDER_WANTED = "must be yes or no"

/** Reads the stored form: null for a part sold from stock only; undefined if it cannot be read. */
export function readBackorder(text: string): "yes" | null | undefined {
  const plain = text.trim().toLowerCase()
  if (plain === "yes") return "yes"
  return plain === "no" ? null : undefined
}
