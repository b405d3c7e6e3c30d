import { use, useRef, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { addToCart, removeFromCart, type WantedLine } from "#web/cart/shared/cart-api.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { detailsBody } from "#web/orders/shared/line-details.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { RotateCcw } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

type OrderAgainState = ReturnType<typeof useOrderAgain>

export function OrderAgainButtons({ order, again }: { order: Order; again: OrderAgainState }) {
  const isOneLine = order.lineCount === 1
  const label = (
    <>
      <Icon of={RotateCcw} size={16} />
      {t("Order again")}
    </>
  )
  return (
    <>
      {isOneLine ? (
        <ButtonLink to={paths.orderAgain(order.purchaseId, order.quantity)} variant="secondary">
          {label}
        </ButtonLink>
      ) : null}
      <Button
        ref={again.button}
        variant="secondary"
        className="needs-script"
        busy={again.busy}
        onClick={() => void again.orderAgain()}
      >
        {isOneLine ? t("Add to cart") : label}
      </Button>
    </>
  )
}

export const OrderAgainNews = ({ again }: { again: OrderAgainState }) => (
  <div role="status" className="empty:hidden print:hidden [&>*]:mb-6">
    <WriteFailureNotice failure={again.failure} />
    {again.ordered ? <OrderedAgainNotice ordered={again.ordered} again={again} /> : null}
  </div>
)

function OrderedAgainNotice({
  ordered: { added, changes },
  again,
}: {
  ordered: OrderedAgain
  again: OrderAgainState
}) {
  return (
    <Notice tone={changes.length > 0 ? "warn" : "success"} title={addedText(added.length)}>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {added.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.checkout}>{t("Checkout")}</ButtonLink>
          <ButtonLink to={paths.cart} variant="secondary">
            {t("Open the cart")}
          </ButtonLink>
          <Button variant="secondary" busy={again.busy} onClick={() => void again.undo()}>
            {t("Undo")}
          </Button>
        </p>
      ) : null}
    </Notice>
  )
}

const linesText = (count: number) => plural(count, "1 line", "{count} lines")

const addedText = (count: number): string =>
  count === 0
    ? t("None of these parts is sold any more.")
    : t("{count} added to your cart.", { count: linesText(count) })

const FEW = 8

const Changes = ({ changes }: { changes: readonly LineChange[] }) => (
  <details open={changes.length <= FEW} className="mt-1">
    <summary className="min-h-6 cursor-pointer">
      {t("{changes} changed since then", { changes: linesText(changes.length) })}
    </summary>
    <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto tabular-nums">
      {changes.map(({ number, name, changes: of }) => (
        <li key={number}>
          <span className="text-text-2">{`${number} · `}</span>
          <strong className="font-medium">{name}</strong>
          {`: ${of.join("; ")}`}
        </li>
      ))}
    </ul>
  </details>
)

type Line = Order["lines"][number]
type LineNow = Reply<"POST /price">["lines"][number]

interface LineChange {
  number: number
  name: string
  changes: string[]
}

export const changesSince = (lines: readonly Line[], now: readonly LineNow[]): LineChange[] =>
  lines.flatMap((line, index) => {
    const changes = changesOf(line, now[index])
    return changes.length > 0 ? [{ number: line.number, name: line.name, changes }] : []
  })

export const isSold = (now: LineNow | undefined): now is Extract<LineNow, { partId: string }> =>
  now !== undefined && "partId" in now

export function changesOf(
  { quantity, unitPrice }: Pick<Line, "quantity" | "unitPrice">,
  now: LineNow | undefined,
): string[] {
  if (!isSold(now)) return [t("is no longer sold")]
  const { problem, availableQuantity } = now
  const short = t("only {availableQuantity} of {quantity} are available now", {
    availableQuantity: formatCount(availableQuantity),
    quantity: formatCount(quantity),
  })
  return [
    ...(now.unitPrice === unitPrice
      ? []
      : [
          t("{unitPrice} each, was {unitPrice2}", {
            unitPrice: formatAmount(now.unitPrice),
            unitPrice2: formatAmount(unitPrice),
          }),
        ]),
    ...(problem ? [problem.code === "not_available" ? short : problem.message] : []),
  ]
}

interface OrderedAgain {
  added: WantedLine[]
  changes: LineChange[]
}

export function useOrderAgain({ lines }: Order) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [ordered, setOrdered] = useState<OrderedAgain>()
  const button = useRef<HTMLButtonElement>(null)

  const orderAgain = () =>
    run(async () => {
      const pricedLines = lines.map(({ partId, quantity }) => ({ partId, quantity }))
      const now = (await browserApi("POST /price", { body: { lines: pricedLines } })).lines
      const wanted = lines.map((line) => ({
        partId: line.partId,
        quantity: line.quantity,
        ...detailsBody(line),
      }))
      const added = wanted.filter((_, index) => isSold(now[index]))
      if (added.length > 0) await addToCart(account, added)
      setOrdered({ added, changes: changesSince(lines, now) })
    })
  const undo = () =>
    run(async () => {
      await removeFromCart(account, ordered?.added ?? [])
      setOrdered(undefined)
      button.current?.focus()
    })
  return { button, orderAgain, undo, busy, failure, ordered }
}
