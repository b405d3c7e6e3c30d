import { useState } from "react"
import { Link } from "react-router"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { goTo, quantityOf } from "#web/ui/sheet/sheet-keys.ts"
import type { QuickActions } from "./quick-actions.ts"
import { takeUnits } from "./quick-edits.ts"
import { leaveOpenRow } from "./quick-keys.ts"
import { type Candidate, perBuildOf, type QuickRow, wordsOf } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"
import { type ShownRow, suggestedUnits } from "./quick-state.ts"

interface CandidatesProps {
  row: QuickRow
  actions: QuickActions
}

/** Parts that a row may mean, best first, each with the reason. */
export function Candidates({ row, actions }: CandidatesProps) {
  const all = row.match?.candidates ?? []
  const isLikely = row.match?.state !== "choose"
  const [open, setOpen] = useState(!isLikely)
  const shown = open ? all : all.slice(0, 1)
  return (
    <>
      <ol aria-label={`What “${wordsOf(row)}” may mean`} className="quick-candidates">
        {shown.map((candidate, index) => (
          <li key={candidate.partId}>
            <CandidateButton row={row} candidate={candidate} place={index + 1} actions={actions} />
          </li>
        ))}
      </ol>
      {all.length > shown.length ? (
        <Button
          tabIndex={-1}
          variant="link"
          size={32}
          className="quick-others"
          onClick={() => setOpen(true)}
        >
          {all.length === 2 ? "1 other" : `${all.length - 1} others`}
        </Button>
      ) : null}
    </>
  )
}

interface CandidateButtonProps extends CandidatesProps {
  candidate: Candidate
  place: number
}

function CandidateButton({ row, candidate, place, actions }: CandidateButtonProps) {
  const percent = Math.round(candidate.confidence * 100)
  const take = () => {
    leaveOpenRow(row.id)
    actions.choose(row, candidate)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell="candidate"
      className="quick-candidate"
      onClick={take}
    >
      <kbd aria-hidden className="chip">
        {place}
      </kbd>{" "}
      <span className="font-mono text-mono">{partNumber(candidate)}</span>{" "}
      <span className="font-medium">{candidate.name}</span>{" "}
      <span className="text-text-2">{candidate.why}</span>{" "}
      {percent > 0 ? (
        <span className="whitespace-nowrap text-text-3 tabular-nums">{percent} % sure</span>
      ) : null}
    </button>
  )
}

/** Nothing is near: what was looked for, and where else one may look. */
export const NotFound = ({ row }: { row: QuickRow }) => {
  const words = wordsOf(row)
  return (
    <p>
      <span>{words ? quickOrderText.nothingNear(words) : quickOrderText.emptyRow}</span>{" "}
      {words ? (
        <Link
          to={paths.parts({ q: words.slice(0, 100) })}
          tabIndex={-1}
          data-cell="candidate"
          className="quick-link"
        >
          Search all parts
        </Link>
      ) : null}
    </p>
  )
}

interface QuantityAnswersProps extends Pick<ShownRow, "row" | "price"> {
  builds: number
  session: QuickSession
}

/** Why so many cannot be ordered, and the nearest quantities that can, each by one click. */
export function QuantityAnswers({ row, price, builds, session }: QuantityAnswersProps) {
  if (perBuildOf(row) === undefined)
    return <p className="sheet-refused">{quickOrderText.noQuantity(row.written)}</p>
  const problem = price?.line.problem
  const take = (units: number) => {
    leaveOpenRow(row.id)
    session.edit(takeUnits(new Map([[row.id, units]])))
    if (document.activeElement === document.body) goTo(quantityOf(row.id))
  }
  return (
    <p className="sheet-refused">
      <span>{problem?.message}</span>
      {suggestedUnits(row, price, builds).map((units) => (
        <Button
          key={units}
          tabIndex={-1}
          data-cell="candidate"
          variant="secondary"
          size={32}
          onClick={() => take(units)}
        >
          Use {formatCount(units)}
          <span className="sr-only"> of {row.part?.name}</span>
        </Button>
      ))}
    </p>
  )
}
