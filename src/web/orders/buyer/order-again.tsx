import { formatCount } from "#domain/shop/number-format.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { RotateCcw } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { LineChange } from "./changes-since.ts"
import type { OrderedAgain, useOrderAgain } from "./use-order-again.ts"

type Again = ReturnType<typeof useOrderAgain>

/** One part again is bought as it was, or goes to the cart; several go there together. */
export function OrderAgainButtons({ order, again }: { order: Order; again: Again }) {
  const isOneLine = order.lineCount === 1
  const label = (
    <>
      <Icon of={RotateCcw} size={16} />
      Order again
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
        variant="secondary"
        className="needs-script"
        busy={again.busy}
        onClick={() => void again.orderAgain()}
      >
        {isOneLine ? "Add to cart" : label}
      </Button>
    </>
  )
}

/** What came of it: what is in the cart now, and how it differs from what was ordered. */
export const OrderAgainNews = ({ again }: { again: Again }) => (
  <div role="status" className="empty:hidden print:hidden [&>*]:mb-6">
    <WriteFailureNotice failure={again.failure} />
    {again.ordered ? <Ordered ordered={again.ordered} again={again} /> : null}
  </div>
)

function Ordered({ ordered: { added, changes }, again }: { ordered: OrderedAgain; again: Again }) {
  return (
    <Notice tone={changes.length > 0 ? "warn" : "success"} title={addedText(added.length)}>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {added.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.cart}>Open the cart</ButtonLink>
          <Button variant="secondary" busy={again.busy} onClick={() => void again.undo()}>
            Undo
          </Button>
        </p>
      ) : null}
    </Notice>
  )
}

const linesText = (count: number) => (count === 1 ? "1 line" : `${formatCount(count)} lines`)

const addedText = (count: number): string =>
  count === 0
    ? "Nothing of this order is sold any more."
    : `${linesText(count)} added to your cart.`

/** So many stand open. */
const FEW = 8

const Changes = ({ changes }: { changes: readonly LineChange[] }) => (
  <details open={changes.length <= FEW} className="mt-1">
    <summary className="min-h-6 cursor-pointer">
      {`${linesText(changes.length)} changed since then`}
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
