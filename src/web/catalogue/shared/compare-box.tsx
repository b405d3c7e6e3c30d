import { flushSync } from "react-dom"
import { comparisonText } from "#contract/catalogue/part-text.ts"
import { MAX_COMPARED } from "#domain/catalogue/compare-parts.ts"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import {
  addCompared,
  type ComparedPart,
  removeCompared,
  setCompared,
  useCompared,
} from "./compared-parts.ts"

const COMPARE_FORM = "parts-to-compare"

interface CompareBoxProps {
  part: ComparedPart
  short?: boolean
  /** Id of the grid cell, for grids with their own key handling. */
  cell?: string
}

export function CompareBox({ part, short = false, cell }: CompareBoxProps) {
  const compared = useCompared()
  const isChosen = compared.some(({ id }) => id === part.id)
  const isFull = !isChosen && compared.length >= MAX_COMPARED
  const shortTitle = short ? comparisonText.compare : undefined
  return (
    <label
      className={short ? "compare-box compare-box-short" : "compare-box"}
      title={isFull ? comparisonText.full() : shortTitle}
    >
      <input
        type="checkbox"
        name="parts"
        value={part.id}
        form={COMPARE_FORM}
        checked={isChosen}
        disabled={isFull}
        {...(cell && { tabIndex: -1, "data-cell": cell })}
        onChange={({ target }) => (target.checked ? addCompared(part) : removeCompared(part.id))}
      />
      <span className={short ? "sr-only" : undefined}>{comparisonText.compare}</span>
      <span className="sr-only">{` ${part.name}`}</span>
    </label>
  )
}

/** Form that submits the ticked parts without script. */
export const CompareForm = () => (
  <form id={COMPARE_FORM} action={addLanguage("/compare")} className="scripted:hidden">
    <button type="submit" className="button button-40 button-secondary mt-4">
      {comparisonText.compare}
    </button>
  </form>
)

export function CompareTray() {
  const parts = useCompared()
  const remove = (index: number, remaining: readonly ComparedPart[]) => {
    const { id = "" } = parts[index] ?? {}
    flushSync(() => setCompared(remaining))
    // The pressed button is removed. The focus moves to the next one or, without any, to the part's box on the page.
    const buttons = document.querySelectorAll<HTMLElement>(".compare-chosen button")
    const box = document.querySelector<HTMLElement>(
      `[form="${COMPARE_FORM}"][value="${CSS.escape(id)}"]`,
    )
    const next = buttons[Math.min(index, buttons.length - 1)] ?? box
    next?.focus()
  }
  const hint = parts.length === 1 ? comparisonText.oneMore : ""
  return (
    <>
      <p role="status" className="sr-only">
        {parts.length > 0 ? comparisonText.chosen(parts.length) : ""}
      </p>
      {parts.length > 0 ? (
        <section aria-label={comparisonText.tray} className="compare-tray">
          <ul className="compare-chosen">
            {parts.map(({ id, name }, index) => (
              <li key={id}>
                <span title={name}>{name}</span>
                <button
                  type="button"
                  aria-label={comparisonText.remove(name)}
                  onClick={() => remove(index, parts.toSpliced(index, 1))}
                >
                  <Icon of={X} size={16} />
                </button>
              </li>
            ))}
          </ul>
          <div className="compare-go">
            {hint || parts.length >= MAX_COMPARED ? (
              <p className="text-sm text-text-2">{hint || comparisonText.full()}</p>
            ) : null}
            <Button variant="link" onClick={() => remove(0, [])}>
              {comparisonText.clear}
            </Button>
            {parts.length > 1 ? (
              <ButtonLink to={paths.compare(parts.map(({ id }) => id))}>
                {`${comparisonText.compare} ${parts.length}`}
              </ButtonLink>
            ) : null}
          </div>
        </section>
      ) : null}
    </>
  )
}
