/** Words before a limit, in English, German, French and Spanish, as alternatives of a pattern. */
export const limitWords = {
  max: {
    clear:
      "under|below|less than|cheaper than|not over|no more than|unter|weniger als|günstiger als|moins de|menos de|<=|<|≤",
    /** Names of parts contain these words, too: `P14 Max 140`. */
    unclear: "up to|at most|max\\.?|maximum|bis zu|bis|maximal|höchstens|jusqu['’]à|hasta",
  },
  min: {
    clear:
      "over|above|more than|at least|min\\.?|minimum|über|mehr als|mindestens|mind\\.?|plus de|au moins|más de|al menos|>=|>|≥",
    unclear: "from|ab|à partir de|desde",
  },
} as const

/** Words between the ends of a range, as alternatives of a pattern. */
export const rangeWords = "-|–|to|and|bis|und|et|y|a|à"
