import { chargeAmount } from "#contract/tax/tax-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"

type Charges = NonNullable<Reply<"POST /price">["charges"]>

/** Returns a dash for freight that is not agreed on yet. */
export const shownCharge = (charge: Charges[number]): string =>
  charge.agreed ? "–" : chargeAmount(charge)

/** Screen readers may skip a dash. */
const spokenCharge = (charge: Charges[number]): string =>
  charge.agreed ? t("to be agreed") : chargeAmount(charge)

interface OrderSumsProps {
  goods: number
  charges: Charges
  total?: number
}

export const OrderSums = ({ goods, charges, total }: OrderSumsProps) => (
  <dl className="flex max-w-2xl flex-col gap-2 text-[0.9375rem]/6">
    <Sum label={t("Goods")} amount={formatAmount(goods)} />
    {charges.map((charge) => (
      <Sum
        key={charge.name}
        label={charge.name}
        amount={shownCharge(charge)}
        sentence={charge.sentence}
      />
    ))}
    {total === undefined ? null : (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-border pt-2">
        <dt className="font-medium">{t("Total")}</dt>
        <dd className="text-price tabular-nums">{formatAmount(total)}</dd>
      </div>
    )}
  </dl>
)

interface SumProps {
  label: string
  amount: string
  sentence?: string | undefined
}

const Sum = ({ label, amount, sentence }: SumProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
    <dt className="wrap-anywhere text-text-2">
      {label}
      {sentence ? <span className="block text-sm text-text-3">{sentence}</span> : null}
    </dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
)

/** Says that a total includes lines that cannot be ordered; empty if there are none. */
export function refusedLinesText(
  lines: readonly { unitPrice?: number; problem?: unknown }[],
): string {
  const refused = lines.filter(({ unitPrice, problem }) => unitPrice !== undefined && problem)
  return refused.length === 0
    ? ""
    : plural(
        refused.length,
        "The total includes 1 line that cannot be ordered now.",
        "The total includes {count} lines that cannot be ordered now.",
      )
}

interface OrderTotals {
  total: number
  charges?: Charges | undefined
}

/** Formats `Delivery $12.00, VAT $22.40, $134.40 in total.` for screen readers. */
export const sumsText = ({ charges = [], total }: OrderTotals): string =>
  [
    ...charges.map((charge) => `${charge.name} ${spokenCharge(charge)}`),
    t("{total} in total.", { total: formatAmount(total) }),
  ].join(", ")
