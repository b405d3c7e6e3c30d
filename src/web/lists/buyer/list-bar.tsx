import { type ReactNode, type RefObject, useMemo } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { sparesText } from "#domain/lists/list-lines.ts"
import type { BuildPlan } from "#domain/lists/plan-list.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { type Draft, planLines } from "./list-draft.ts"

interface ListBarProps {
  draft: Draft
  /** Text that can take the focus. */
  place?: RefObject<HTMLParagraphElement | null>
  children?: ReactNode
}

export function ListBar({ draft, place, children }: ListBarProps) {
  const { lines, builds, spareBasisPoints } = draft
  const planned = useMemo(
    () => planLines(lines, { builds, spareBasisPoints }),
    [lines, builds, spareBasisPoints],
  )
  const short = planned?.lines.filter((line) => line.short > 0).length ?? 0
  const refused = (planned?.lines.filter(({ problem }) => problem).length ?? 0) - short
  return (
    <div className="sheet-bar list-bar">
      <p ref={place} role="status" tabIndex={-1} className="sheet-reason">
        {[
          planned && t("{buildCents} per build", { buildCents: formatCents(planned.buildCents) }),
          short > 0 && t("{short} short", { short: counted(short) }),
          refused > 0 && t("{refused} cannot be ordered like this", { refused: counted(refused) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="sheet-sum">
        <span>{t("Total")}</span>{" "}
        <output className="sheet-sum-total">
          {planned ? formatCents(planned.totalCents) : "–"}
        </output>
      </p>
      {children ? <div className="sheet-act list-acts">{children}</div> : null}
    </div>
  )
}

const counted = (lines: number): string => plural(lines, "1 line", "{count} lines")

export const PlanSummary = ({ builds, spareBasisPoints }: BuildPlan) => (
  <p className="text-text-2 tabular-nums">
    {plural(builds, "1 build", "{count} builds")}
    {spareBasisPoints > 0
      ? t(", {spareBasisPoints} % spares", { spareBasisPoints: sparesText(spareBasisPoints) })
      : null}
  </p>
)
