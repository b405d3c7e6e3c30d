import { t } from "#domain/languages/translate.ts"
import type { FeeUnits } from "#domain/orders/charges.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"

/** Explains a fee: `12 at $2.50 each.`; of several prices `For 12 units.` */
export function feeSentence(units: readonly FeeUnits[]): string {
  const count = formatCount(units.reduce((sum, { quantity }) => sum + quantity, 0))
  const [first, ...others] = new Set(units.map(({ eachCents }) => eachCents))
  return first !== undefined && others.length === 0
    ? t("{count} at {amount} each.", { count, amount: formatCents(cents(first)) })
    : t("For {count} units.", { count })
}
