import { useId, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { parsePercent } from "#domain/pricing/typed-number.ts"
import { Button } from "#web/ui/button.tsx"
import { useObservable } from "#web/ui/observable.ts"
import { type CellSelection, rangeOf } from "#web/ui/sheet/cell-selection.ts"
import type { GridDrafts } from "./grid-drafts.ts"
import type { GridEdits } from "./grid-edits.ts"

interface ChangesBarProps {
  drafts: GridDrafts
  selection: CellSelection
  edits: GridEdits
  announcement: string
  announce: (words: string) => void
  busy: boolean
  onCheck: () => void
}

/** Bar below the grid: changes prices by a percentage, and discards, undoes or checks all changes. */
export function ChangesBar(props: ChangesBarProps) {
  const { drafts, edits, announcement, announce, busy, onCheck } = props
  const { count, canUndo } = useObservable(drafts)
  const id = useId()
  const discard = () => {
    drafts.discard()
    announce(t("All changes are discarded. Undo restores them."))
  }
  return (
    <div className="grid-bar">
      <PercentForm selection={props.selection} edits={edits} />
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        {count > 0 ? (
          <Button variant="link" onClick={discard}>
            {t("Discard")}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={!canUndo} onClick={edits.undo}>
          {t("Undo")}
        </Button>
        <Button
          busy={busy}
          disabled={count === 0}
          aria-describedby={count === 0 ? id : undefined}
          onClick={onCheck}
        >
          {plural(count, "Check {count} change", "Check {count} changes")}
        </Button>
        {count === 0 ? (
          <span id={id} className="sr-only">
            {t("Nothing has been changed yet.")}
          </span>
        ) : null}
      </div>
      <p role="status" className="grid-announcement">
        {announcement}
      </p>
    </div>
  )
}

function PercentForm({ selection, edits }: Pick<ChangesBarProps, "selection" | "edits">) {
  const id = useId()
  const [isInvalid, setInvalid] = useState(false)
  const range = rangeOf(useObservable(selection))
  const count = range.bottom - range.top + 1
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const hundredths = parsePercent(String(new FormData(event.currentTarget).get("percent")))
        setInvalid(hundredths === undefined)
        if (hundredths !== undefined) edits.changePrices(range, hundredths)
      }}
    >
      <label htmlFor={id} className="text-sm text-text-2">
        {plural(count, "Price of {count} product by", "Price of {count} products by")}
      </label>
      <span className="relative">
        <input
          id={id}
          name="percent"
          inputMode="text"
          autoComplete="off"
          placeholder="+5"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-wrong` : undefined}
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
        {t("Change prices")}
      </Button>
      {isInvalid ? (
        <p id={`${id}-wrong`} role="alert" className="w-full text-sm text-danger">
          {t("Enter a percentage above -100, such as 5 or -2.5.")}
        </p>
      ) : null}
    </form>
  )
}
