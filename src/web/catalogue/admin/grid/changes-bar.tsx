import { useId, useState, useSyncExternalStore } from "react"
import { parsePercent } from "#domain/pricing/by-percent.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { rangeOf } from "./grid-place.ts"
import type { GridProps } from "./product-grid.tsx"

interface ChangesBarProps extends Pick<GridProps, "drafts" | "place" | "edits" | "later" | "say"> {
  /** What was said last. */
  said: string
  busy: boolean
  onCheck: () => void
}

/** What is changed so far and what can be done with it, in sight wherever the rows are scrolled. */
export function ChangesBar(props: ChangesBarProps) {
  const { drafts, said, busy, onCheck, say } = props
  useSyncExternalStore(drafts.subscribe, drafts.all, drafts.all)
  const id = useId()
  const { count } = drafts
  const undo = () => say(drafts.undo() ? "The last change is undone." : "There is nothing to undo.")
  const discard = () => {
    drafts.discard()
    say("All changes are discarded. Undo brings them back.")
  }
  return (
    <div className="grid-bar">
      <PercentForm {...props} />
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        {count > 0 ? (
          <Button variant="link" onClick={discard}>
            Discard
          </Button>
        ) : null}
        <Button variant="secondary" disabled={!drafts.canUndo} onClick={undo}>
          Undo
        </Button>
        <Button
          busy={busy}
          disabled={count === 0}
          aria-describedby={count === 0 ? id : undefined}
          onClick={onCheck}
        >
          Check {formatCount(count)} {count === 1 ? "change" : "changes"}
        </Button>
        {count === 0 ? (
          <span id={id} className="sr-only">
            Nothing is changed yet.
          </span>
        ) : null}
      </div>
      <p role="status" className="grid-said">
        {said}
      </p>
    </div>
  )
}

const NO_PERCENT = "Write a percentage above -100, such as 5 or -2.5."

function PercentForm({ place, edits, later }: ChangesBarProps) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const now = useSyncExternalStore(place.subscribe, place.state, place.state)
  const range = rangeOf(now)
  const count = range.bottom - range.top + 1
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const hundredths = parsePercent(String(new FormData(event.currentTarget).get("percent")))
        setWrong(hundredths === undefined)
        if (hundredths !== undefined) later(edits.percent(range, hundredths))
      }}
    >
      <label htmlFor={id} className="text-sm text-text-2">
        Price of {formatCount(count)} {count === 1 ? "product" : "products"} by
      </label>
      <span className="relative">
        <input
          id={id}
          name="percent"
          inputMode="text"
          autoComplete="off"
          placeholder="+5"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          className="min-h-10 w-20 rounded border border-control bg-surface pr-7 pl-3 text-right text-base tabular-nums aria-invalid:border-danger"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-text-3"
        >
          %
        </span>
      </span>
      <Button type="submit" variant="secondary">
        Change prices
      </Button>
      {wrong ? (
        <p id={`${id}-wrong`} role="alert" className="w-full text-sm text-danger">
          {NO_PERCENT}
        </p>
      ) : null}
    </form>
  )
}
