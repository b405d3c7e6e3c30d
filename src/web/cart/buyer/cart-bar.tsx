import type { MouseEvent } from "react"
import { chargeable, MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from "#domain/payments/card-limits.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { type Cart, type CartLine, needsAttention, totalCents } from "./cart-line.ts"

interface CartBarProps {
  lines: readonly CartLine[]
  /** What it costs beside the lines, and why it cannot be ordered so. */
  terms: Pick<Cart, "charges" | "termsProblem">
  /** Changes that could not be saved. */
  isUnsaved: boolean
  busy: boolean
  /** Somebody who has yet to sign in. */
  isVisitor: boolean
  onShow: (line: CartLine) => void
}

/** What it comes to, and Order: with the reason beside it where that cannot be yet. */
export function CartBar({ lines, terms, isUnsaved, busy, isVisitor, onShow }: CartBarProps) {
  const total = totalCents(lines) + chargedCents(terms)
  const needy = lines.filter(needsAttention)
  const [first] = needy
  const problem = isVisitor ? undefined : terms.termsProblem?.message
  const reason = needy.length > 0 ? undefined : (problem ?? reasonNow(isUnsaved, total))
  const show = (event: MouseEvent) => {
    event.preventDefault()
    if (first) onShow(first)
  }
  return (
    <div className="sheet-bar">
      <p className="sheet-sum">
        <span>Total</span>{" "}
        <output className="sheet-sum-total">{formatDollars(cents(total))}</output>
        {terms.charges ? null : <TaxNote />}
      </p>
      <div role="status" className="sheet-reason">
        {first ? (
          <>
            <span>
              {needy.length === 1 ? "1 line needs" : `${formatCount(needy.length)} lines need`} a
              look.
            </span>{" "}
            <a href={`#${first.partId}`} onClick={show} data-submit-waits>
              Show the first
            </a>
          </>
        ) : (
          (reason ?? (isVisitor ? "You sign in first, and the cart comes along." : ""))
        )}
      </div>
      <SubmitButton
        busy={busy}
        disabled={first !== undefined || reason !== undefined}
        className="sheet-act"
      >
        Order
      </SubmitButton>
    </div>
  )
}

const chargedCents = ({ charges = [] }: CartBarProps["terms"]): number =>
  charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

const NOT_CHARGEABLE = `One order may cost between ${formatDollars(cents(MIN_CHARGE_CENTS))} and ${formatDollars(cents(MAX_CHARGE_CENTS))}.`

function reasonNow(isUnsaved: boolean, total: number): string | undefined {
  if (isUnsaved) return "Not everything is saved."
  return chargeable(total) ? undefined : NOT_CHARGEABLE
}
