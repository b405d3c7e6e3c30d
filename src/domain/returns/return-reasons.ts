/** Reasons to send goods back. */
export const returnReasons = [
  "damaged",
  "defective",
  "wrong_part",
  "not_as_described",
  "not_needed",
  "other",
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Tells whether goods can be sold again, as far as their buyer says. */
export const isSound = (reason: ReturnReason): boolean =>
  reason !== "damaged" && reason !== "defective"

/** Pictures of one line. */
export const MAX_PICTURES = 5
/** Lines of one return. */
export const MAX_RETURN_LINES = 200
