import { EARLIER_ORDERS } from "./earlier-orders.ts"
import { QUANTITIES_BEHIND_NAMES } from "./quantities-behind-names.ts"
import { REASONS } from "./reasons.ts"
import { REPLACED_QUANTITIES } from "./replaced-quantities.ts"
import { SHARES_OF_TOTALS } from "./shares-of-totals.ts"
import { WORDS_AROUND_QUANTITIES } from "./words-around-quantities.ts"

/** Patterns with replacements that state only the valid quantity, in the order in which they apply. */
const CORRECTIONS = [
  ...REASONS,
  ...QUANTITIES_BEHIND_NAMES,
  ...EARLIER_ORDERS,
  ...WORDS_AROUND_QUANTITIES,
  ...REPLACED_QUANTITIES,
  ...SHARES_OF_TOTALS,
]

/** Replaces each corrected quantity by the valid one. */
export const withCorrections = (text: string): string =>
  /\d/.test(text)
    ? CORRECTIONS.reduce(
        (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
        text,
      )
    : text
