import { commonText } from "#contract/kernel/common-text.ts"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { useSite } from "#web/navigation/site.ts"
import { Badge } from "#web/ui/badge.tsx"

export interface PartStock {
  minimumQuantity: number
  availableQuantity: number
  notOffered?: NotOffered | null | undefined
  backorder?: string | null | undefined
}

export const Stock = (stock: PartStock) => (
  <>
    {`${t("Min. {count}", { count: formatCount(stock.minimumQuantity) })} · `}
    <Availability {...stock} />
  </>
)

export const lastOrdersNote = ({ lastOrders }: { lastOrders: string | null }) =>
  lastOrders && ` · ${t("last orders until {day}", { day: formatDay(lastOrders) })}`

/**
 * Reports whether the part cannot be ordered: less than the minimum is in stock without backorder, or it is not on
 * offer.
 */
export const isSoldOut = (part: PartStock): boolean =>
  Boolean(part.notOffered) || (part.availableQuantity < part.minimumQuantity && !part.backorder)

interface AvailabilityProps extends PartStock {
  short?: boolean
}

export function Availability({ short, ...stock }: AvailabilityProps) {
  const { minimumQuantity, availableQuantity, notOffered } = stock
  const figure = formatCount(availableQuantity)
  const count = short ? figure : t("{count} available", { count: figure })
  if (isSoldOut(stock))
    return <Badge tone="danger">{commonText.parts[notOffered ?? "soldOut"]}</Badge>
  if (availableQuantity < minimumQuantity) return <Badge tone="warn">{t("Back-order")}</Badge>
  if (availableQuantity < 2 * minimumQuantity)
    return <span className="font-medium text-warn">{t("Only {count}|stock", { count })}</span>
  return count
}

const words = translated({ included: "incl. tax", excluded: "excl. tax" })

export function TaxNote({ before }: { before?: string }) {
  const { tax } = useSite()
  if (!tax) return null
  return (
    <span className="text-sm font-normal text-text-3">
      {before ? `${before} ${words[tax]}` : words[tax]}
    </span>
  )
}
