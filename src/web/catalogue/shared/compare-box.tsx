import { comparisonText } from "#contract/catalogue/comparison-text.ts"
import { MAX_COMPARED } from "#domain/catalogue/compared-limits.ts"
import { addCompared, type ComparedPart, dropCompared, useCompared } from "./compared-parts.ts"

/** What the boxes belong to where there is no script. */
const COMPARE_FORM = "parts-to-compare"

interface CompareBoxProps {
  part: ComparedPart
  /** The box alone, where there is no room for words. */
  short?: boolean
  /** For a grid that moves between its fields itself. */
  cell?: string
}

/** Chooses a part for being compared. */
export function CompareBox({ part, short = false, cell }: CompareBoxProps) {
  const compared = useCompared()
  const isChosen = compared.some(({ id }) => id === part.id)
  const isFull = !isChosen && compared.length >= MAX_COMPARED
  const shortTitle = short ? comparisonText.compare : undefined
  return (
    <label
      className={short ? "compare-box compare-box-short" : "compare-box"}
      title={isFull ? comparisonText.full : shortTitle}
    >
      <input
        type="checkbox"
        name="parts"
        value={part.id}
        form={COMPARE_FORM}
        checked={isChosen}
        disabled={isFull}
        {...(cell && { tabIndex: -1, "data-cell": cell })}
        onChange={({ target }) => (target.checked ? addCompared(part) : dropCompared(part.id))}
      />
      <span className={short ? "sr-only" : undefined}>{comparisonText.compare}</span>
      <span className="sr-only">{` ${part.name}`}</span>
    </label>
  )
}

/** Compares what is ticked, for browsers without script. */
export const CompareForm = () => (
  <form id={COMPARE_FORM} action="/compare" className="scripted:hidden">
    <button type="submit" className="button button-40 button-secondary mt-4">
      {comparisonText.compare}
    </button>
  </form>
)
