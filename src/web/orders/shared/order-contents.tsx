import type { ReactNode } from "react"
import { Link } from "react-router"
import { chargeAmount } from "#contract/tax/tax-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import type { ListedOrder } from "./shown-order.ts"

type Line = ListedOrder["lines"][number]

/** Formats `4 of 10 shipped, 6 cancelled`; empty if nothing has happened yet. */
export const unitsText = ({ quantity, shipped = 0, cancelled = 0, returned = 0 }: Line): string => {
  const of =
    shipped === quantity
      ? t("all")
      : t("{shipped} of {quantity}", {
          shipped: formatCount(shipped),
          quantity: formatCount(quantity),
        })
  return [
    shipped > 0 ? t("{of} shipped", { of }) : "",
    cancelled > 0 ? t("{cancelled} cancelled", { cancelled: formatCount(cancelled) }) : "",
    returned > 0 ? t("{returned} returned", { returned: formatCount(returned) }) : "",
  ]
    .filter(Boolean)
    .join(", ")
}

/** Formats `3 of 12 lines shipped` or `40 units waiting for stock`. */
export function progressText({
  places,
  status,
  quantity,
  lineCount,
}: Pick<ListedOrder, "places" | "quantity" | "lineCount"> & { status: string }): string[] {
  if (!places || status === "cancelled") return []
  const { shippedLines, shipped, waiting, cancelled } = places
  const isPart = shipped > 0 && shipped + cancelled < quantity
  const shippedText =
    shippedLines > 0 && lineCount > 1
      ? t("{shippedLines} of {lineCount} lines shipped", {
          shippedLines: formatCount(shippedLines),
          lineCount: formatCount(lineCount),
        })
      : t("{shipped} of {quantity} units shipped", {
          shipped: formatCount(shipped),
          quantity: formatCount(quantity),
        })
  return [
    isPart ? shippedText : "",
    waiting > 0 ? t("{waiting} waiting for stock", { waiting: counted(waiting, "unit") }) : "",
    cancelled > 0 ? t("{cancelled} cancelled", { cancelled: counted(cancelled, "unit") }) : "",
  ].filter(Boolean)
}

/** Formats `20 × Tempo` or `1,240 units: Tempo and 3 more`. */
export const contentsText = ({ lineCount, quantity, productName }: ListedOrder): string =>
  plural(lineCount, "{quantity} × {productName}", "{quantity} units: {productName}", {
    quantity: formatCount(quantity),
    productName,
  })

function lineText({ quantity, name, waiting }: Line): string {
  const text = `${formatCount(quantity)} × ${name}`
  if (!waiting) return text
  return t("{text}, {waiting} not in stock yet", { text, waiting: formatCount(waiting) })
}

interface OrderContentsProps {
  order: ListedOrder
  children?: ReactNode
}

export function OrderContents({ order, children }: OrderContentsProps) {
  const { lineCount, lines, productName, subtotal, charges = [] } = order
  if (lineCount === 1 && charges.length === 0 && !children) return productName
  return (
    <details>
      <summary className="cursor-pointer">{productName}</summary>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm font-normal text-text-2 tabular-nums">
        {lines.map((line) => (
          <li key={line.number}>
            {lineText(line)}
            {unitsText(line) ? `, ${unitsText(line)}` : null}
            {line.customerPartNumber ? ` · ${line.customerPartNumber}` : null}
          </li>
        ))}
        {lineCount > lines.length ? (
          <li>
            <AllLines order={order} />
          </li>
        ) : null}
        {subtotal === undefined ? null : (
          <li>{t("Goods {subtotal}", { subtotal: formatAmount(subtotal) })}</li>
        )}
        {charges.map((charge) => (
          <li key={charge.name}>{`${charge.name} ${chargeAmount(charge)}`}</li>
        ))}
        {children}
      </ul>
    </details>
  )
}

const AllLines = ({
  order: { _id, orderNumber, lineCount, lines, status },
}: {
  order: ListedOrder
}) =>
  status === "cancelled" ? (
    t("and {lineCount} more", { lineCount: formatCount(lineCount - lines.length) })
  ) : (
    <Link to={paths.order(_id)} className="underline underline-offset-2">
      {t("All {lineCount} lines", { lineCount: formatCount(lineCount) })}
      <span className="sr-only"> {t("of order {orderNumber}", { orderNumber })}</span>
    </Link>
  )
