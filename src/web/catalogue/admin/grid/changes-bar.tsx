import { useId, useState } from "react"
import { parsePercent } from "#domain/pricing/by-percent.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { useObservable } from "#web/ui/observable.ts"
import { type CellPlace, rangeOf } from "#web/ui/sheet/cell-place.ts"
import type { GridDrafts } from "./grid-drafts.ts"
import type { GridEdits } from "./grid-edits.ts"

interface ChangesBarProps {
  drafts: GridDrafts
  place: CellPlace
  edits: GridEdits
  /** What was said last. */
  said: string
  say: (words: string) => void
  busy: boolean
  onCheck: () => void
}

/** The changes so far and what can be done with them, in sight wherever the rows are scrolled. */
export function ChangesBar(props: ChangesBarProps) {
  const { drafts, edits, said, say, busy, onCheck } = props
  const { count, canUndo } = useObservable(drafts)
  const id = useId()
  const discard = () => {
    drafts.discard()
    say("All changes are discarded. Undo brings them back.")
  }
  return (
    <div className="grid-bar">
      <PercentForm place={props.place} edits={edits} />
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        {count > 0 ? (
          <Button variant="link" onClick={discard}>
            Discard
          </Button>
        ) : null}
        <Button variant="secondary" disabled={!canUndo} onClick={edits.undo}>
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

function PercentForm({ place, edits }: Pick<ChangesBarProps, "place" | "edits">) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const range = rangeOf(useObservable(place))
  const count = range.bottom - range.top + 1
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const hundredths = parsePercent(String(new FormData(event.currentTarget).get("percent")))
        setWrong(hundredths === undefined)
        if (hundredths !== undefined) edits.percent(range, hundredths)
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
