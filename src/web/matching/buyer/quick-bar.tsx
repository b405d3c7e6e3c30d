import { cents } from "#domain/pricing/money.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"

interface QuickBarProps {
  ready: number
  of: number
  totalCents: number
  /** Prices are on their way. */
  isPricing: boolean
  busy: boolean
  /** Where the rows go elsewhere, undefined. */
  onAdd: (() => void) | undefined
  onSave: (() => void) | undefined
  onDownload: () => void
}

/** How many rows may go along, what they cost, and where they go. */
export function QuickBar(props: QuickBarProps) {
  const { ready, of, totalCents, isPricing, busy, onAdd, onSave, onDownload } = props
  const left = of - ready
  return (
    <div className="sheet-bar">
      <div className="sheet-reason">
        <span className="tabular-nums">
          {formatCount(ready)} of {formatCount(of)} ready
        </span>{" "}
        {left > 0 ? (
          <Button variant="link" size={32} onClick={onDownload}>
            Download the other {formatCount(left)}
          </Button>
        ) : null}
      </div>
      <p className="sheet-sum">
        <span>Total</span>{" "}
        <output className="sheet-sum-total" aria-busy={isPricing || undefined}>
          {formatDollars(cents(totalCents))}
        </output>
      </p>
      <div className="sheet-act quick-acts">
        {onSave ? (
          <Button variant="secondary" disabled={ready === 0} onClick={onSave}>
            Save as list
          </Button>
        ) : null}
        {onAdd ? (
          <Button busy={busy || isPricing} disabled={ready === 0} onClick={onAdd}>
            Add {formatCount(ready)} to cart
          </Button>
        ) : null}
      </div>
    </div>
  )
}
