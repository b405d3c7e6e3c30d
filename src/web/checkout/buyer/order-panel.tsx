import { type ReactNode, useRef } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import {
  acceptedLine,
  type Cart,
  type CartLine,
  changeText,
  isPriced,
  needsAttention,
  problemText,
} from "#web/cart/buyer/cart-line.ts"
import type { CartSession } from "#web/cart/buyer/cart-session.ts"
import { paths } from "#web/navigation/paths.ts"
import { OrderSums } from "#web/orders/shared/order-sums.tsx"
import { Button } from "#web/ui/button.tsx"

/** Maximum number of lines shown at first; further ones are folded. */
const FEW_LINES = 5

const PANEL = "your-order"

export const focusPanel = (): void => document.getElementById(PANEL)?.focus()

interface OrderPanelProps {
  cart: Cart
  session: CartSession
  /** Sentence about charges that are not known yet. */
  note: string | undefined
  children: ReactNode
}

/** Lines and charges of the order, with all changes that the buyer must accept or correct. */
export function OrderPanel({ cart, session, note, children }: OrderPanelProps) {
  const { lines, charges, subtotal = cart.total } = cart
  return (
    <section aria-labelledby={PANEL} className="checkout-panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={PANEL} tabIndex={-1} className="text-h3">
          {t("Your order")}
        </h2>
        <Link to={paths.cart} className="rounded text-sm underline underline-offset-4">
          {t("Edit cart")}
        </Link>
      </div>
      <PanelLines lines={lines} session={session} />
      <div className="border-t border-border pt-3">
        <OrderSums goods={subtotal} charges={charges ?? []} />
        {note === undefined ? null : <p className="mt-2 text-sm text-text-3">{note}</p>}
      </div>
      {children}
    </section>
  )
}

type PanelLinesProps = Pick<OrderPanelProps, "session"> & { lines: readonly CartLine[] }

/** Shows lines that need attention first; these are never folded. */
function PanelLines({ lines, session }: PanelLinesProps) {
  const flagged = lines.filter(needsAttention)
  const others = lines.filter((line) => !needsAttention(line))
  const room = Math.max(FEW_LINES - flagged.length, 0)
  const shown = [...flagged, ...others.slice(0, room)]
  const folded = others.slice(room)
  return (
    <>
      <ul className="checkout-lines empty:hidden">
        {shown.map((line) => (
          <PanelLine key={line.partId} line={line} session={session} />
        ))}
      </ul>
      {folded.length > 0 ? (
        <details className="group/lines">
          <summary className="flex min-h-11 cursor-pointer items-center text-[0.9375rem]/6 underline underline-offset-4">
            {plural(folded.length, "and {count} more line", "and {count} more lines")}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that. */}
          <section tabIndex={0} aria-label={t("Lines of your order")} className="checkout-folded">
            <ul className="checkout-lines">
              {folded.map((line) => (
                <PanelLine key={line.partId} line={line} session={session} />
              ))}
            </ul>
          </section>
        </details>
      ) : null}
    </>
  )
}

const idOf = ({ partId }: CartLine): string => `line-${partId}`

/** Focuses the first line that needs attention. */
export function focusLine(lines: readonly CartLine[]): void {
  const line = lines.find(needsAttention)
  if (line) document.getElementById(idOf(line))?.focus()
}

function PanelLine({ line, session }: { line: CartLine; session: CartSession }) {
  const item = useRef<HTMLLIElement>(null)
  const problem = problemText(line)
  const changed = changeText(line)
  // The pressed button is removed.
  const act = (work: Promise<void>) => {
    item.current?.focus()
    void work
  }
  return (
    <li ref={item} id={idOf(line)} tabIndex={-1} className="checkout-line">
      <span className="min-w-0 wrap-anywhere">
        <span>{`${formatCount(session.quantityOf(line))} × ${line.name}`}</span>{" "}
        <span className="block font-mono text-xs text-text-3">{partNumber(line)}</span>
      </span>{" "}
      <span className="text-right tabular-nums">
        {isPriced(line) && !line.problem ? formatAmount(line.total) : "–"}
      </span>
      {problem ? (
        <div className="checkout-message text-danger">
          <span>
            <span className="sr-only">{t("Error:")} </span>
            {problem}
          </span>
          {line.problem?.suggestions.map((quantity) => (
            <Button
              key={quantity}
              variant="secondary"
              size={32}
              onClick={() => act(session.change({ set: [{ partId: line.partId, quantity }] }))}
            >
              {t("Use {quantity}", { quantity: formatCount(quantity) })}
              <span className="sr-only"> {t("of {name}", { name: line.name })}</span>
            </Button>
          ))}
          <Button variant="secondary" size={32} onClick={() => removeLine(session, line)}>
            {t("Remove")}
            <span className="sr-only"> {line.name}</span>
          </Button>
        </div>
      ) : null}
      {changed ? (
        <div className="checkout-message font-medium text-warn">
          <span>{changed}</span>
          <Button
            variant="secondary"
            size={32}
            onClick={() => act(session.change({ accept: [acceptedLine(line)] }))}
          >
            {t("Accept")}
            <span className="sr-only"> {t("for {name}", { name: line.name })}</span>
          </Button>
        </div>
      ) : null}
      {isPriced(line) && line.promised && !problem ? (
        <p className="checkout-message text-text-2">{line.promised}</p>
      ) : null}
    </li>
  )
}

function removeLine(session: CartSession, line: CartLine): void {
  focusPanel()
  session.remove([line])
}

interface TotalChangedProps {
  before: number
  now: number
  onAccept: () => void
}

/** Asks the buyer to accept a total that changed after they had ordered. */
export const TotalChanged = ({ before, now, onAccept }: TotalChangedProps) => (
  <div id="total-changed" tabIndex={-1} className="checkout-message rounded font-medium text-warn">
    <span className="tabular-nums">
      {t("{now}, was {before}", { now: formatAmount(now), before: formatAmount(before) })}
    </span>
    <Button
      variant="secondary"
      size={32}
      onClick={() => {
        onAccept()
        focusPanel()
      }}
    >
      {t("Accept")}
      <span className="sr-only"> {t("the new total")}</span>
    </Button>
  </div>
)

interface PanelFootProps {
  total: number
  /** Whether the freight is agreed on later and added to the total. */
  freightDue: boolean
  /** Whether the button's label may only state the obligation to pay. */
  obliges: boolean
  busy: boolean
  /** Why the order cannot be placed. */
  reason: { text: string; link?: { label: string; go: () => void } } | undefined
  onPlace: () => void
  children?: ReactNode
}

const placeText = (sum: string, freightDue: boolean): string =>
  freightDue
    ? t("Place order for {sum} plus freight", { sum })
    : t("Place order for {sum}", { sum })

/** Total, and the only button that places the order. */
export function PanelFoot(props: PanelFootProps) {
  const { total, freightDue, obliges, busy, reason, onPlace, children } = props
  const sum = formatCents(cents(total))
  return (
    <div className="checkout-foot">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{t("Total")}</span>{" "}
        <output className="text-price tabular-nums">{sum}</output>
      </p>
      <div role="status" className="text-sm text-text-2 empty:hidden">
        {reason ? (
          <>
            <span>{reason.text}</span>{" "}
            {reason.link ? (
              <Button variant="link" onClick={reason.link.go}>
                {reason.link.label}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      {children}
      <Button
        size={44}
        busy={busy}
        disabled={reason !== undefined}
        className="needs-script w-full"
        onClick={onPlace}
      >
        {obliges ? t("Order with obligation to pay") : placeText(sum, freightDue)}
      </Button>
      <noscript>
        <p className="text-sm text-text-2">{t("This form needs JavaScript.")}</p>
      </noscript>
    </div>
  )
}
