/** Why goods are sent back. */
export const returnReasons = [
  "damaged",
  "defective",
  "wrong_part",
  "not_as_described",
  "not_needed",
  "other",
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether what comes back so can be sold again, as far as its buyer says. */
export const isSound = (reason: ReturnReason): boolean =>
  reason !== "damaged" && reason !== "defective"

/** So many pictures show what is wrong with one line. */
export const MAX_PICTURES = 5
/** So many lines one return is of. */
export const MAX_RETURN_LINES = 200
