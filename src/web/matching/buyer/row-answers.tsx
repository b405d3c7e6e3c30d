import { Link } from "react-router"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { goTo, quantityOf } from "#web/ui/sheet/sheet-keys.ts"
import { takeUnits } from "./quick-edits.ts"
import { leaveOpenRow } from "./quick-keys.ts"
import { perBuildOf, type QuickRow, wordsOf } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"
import { type ShownRow, suggestedUnits } from "./quick-state.ts"

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
          {t("Search all parts")}
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
          {t("Use {units}", { units: formatCount(units) })}
          <span className="sr-only"> {t("of {name}", { name: row.part?.name ?? "" })}</span>
        </Button>
      ))}
    </p>
  )
}
