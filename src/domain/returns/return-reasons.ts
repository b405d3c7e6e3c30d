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

/** So many pictures show what is wrong with one line. */
export const MOST_PICTURES = 5
/** So many lines one return is of. */
export const MOST_RETURN_LINES = 200
