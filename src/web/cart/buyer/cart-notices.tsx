import { cents } from "#domain/pricing/money.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { type CartLine, changeText, priceIncreaseCents } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

interface ChangedLinesProps {
  lines: readonly CartLine[]
  onAccept: (lines: readonly CartLine[]) => void
}

/** What is another than the buyer saw last, in all. */
export function ChangedLines({ lines, onAccept }: ChangedLinesProps) {
  const changed = lines.filter(changeText)
  if (changed.length === 0) return null
  const count = formatCount(changed.length)
  return (
    <Notice
      tone="warn"
      title={`${changed.length === 1 ? "1 line has" : `${count} lines have`} changed since you looked.`}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="tabular-nums">{differenceText(priceIncreaseCents(changed))}</span>
        <Button
          variant="secondary"
          size={32}
          className="cart-accept-all"
          onClick={() => onAccept(changed)}
        >
          {changed.length === 1 ? "Accept it" : `Accept all ${count}`}
        </Button>
      </p>
    </Notice>
  )
}

function differenceText(difference: number): string {
  if (difference === 0) return "They cost the same in all."
  const by = formatDollars(cents(Math.abs(difference)))
  return `${by} ${difference > 0 ? "more" : "less"} in all, at these quantities.`
}

interface UnsavedProps {
  /** None where all is saved. */
  failure: unknown
  session: Pick<CartSession, "retry" | "discard">
}

/** Why what was typed is not saved; it is still there. */
export const Unsaved = ({ failure, session }: UnsavedProps) => (
  <div role="alert" className="mb-4 empty:hidden">
    {failure ? (
      <Notice tone="danger" title="Your last change is not saved.">
        <p>{failureText(failure)}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size={32} onClick={() => session.retry()}>
            Save it
          </Button>
          <Button variant="link" size={32} onClick={() => session.discard()}>
            Drop it
          </Button>
        </p>
      </Notice>
    ) : null}
  </div>
)
