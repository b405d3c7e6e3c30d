import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"

type LineChange = Reply<"POST /order/{id}/edit">["changes"][number]

const amountsText = ({ quantity, unitPrice }: LineChange["after"]): string =>
  t("{quantity} at {price}", { quantity: formatCount(quantity), price: formatAmount(unitPrice) })

/** Formats `Anvil: 3 at $4.00, was 2 at $5.00`. */
export function lineChangeText({ name, before, after }: LineChange): string {
  if (!before) return t("{name}: added, {amounts}", { name, amounts: amountsText(after) })
  if (after.quantity === 0) return t("{name}: removed", { name })
  const words = { name, after: amountsText(after), before: amountsText(before) }
  return t("{name}: {after}, was {before}", words)
}
