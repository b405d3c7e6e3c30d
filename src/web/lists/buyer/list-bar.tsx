import { type ReactNode, useMemo } from "react"
import { sparesText } from "#domain/lists/list-limits.ts"
import type { BuildPlan } from "#domain/lists/plan-list.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { type Draft, planLines } from "./list-draft.ts"

export function ListBar({ draft, children }: { draft: Draft; children?: ReactNode }) {
  const { lines, builds, spareBasisPoints } = draft
  const planned = useMemo(
    () => planLines(lines, { builds, spareBasisPoints }),
    [lines, builds, spareBasisPoints],
  )
  const short = planned?.lines.filter((line) => line.short > 0).length ?? 0
  const refused = (planned?.lines.filter(({ problem }) => problem).length ?? 0) - short
  return (
    <div className="sheet-bar list-bar">
      <p role="status" className="sheet-reason">
        {[
          planned && `${formatCents(planned.buildCents)} per build`,
          short > 0 && `${counted(short)} short`,
          refused > 0 && `${counted(refused)} cannot be ordered so`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="sheet-sum">
        <span>Total</span>{" "}
        <output className="sheet-sum-total">
          {planned ? formatCents(planned.totalCents) : "–"}
        </output>
      </p>
      {children ? <div className="sheet-act list-acts">{children}</div> : null}
    </div>
  )
}

const counted = (lines: number): string => (lines === 1 ? "1 line" : `${formatCount(lines)} lines`)

export const PlanWords = ({ builds, spareBasisPoints }: BuildPlan) => (
  <p className="text-text-2 tabular-nums">
    {builds === 1 ? "1 build" : `${formatCount(builds)} builds`}
    {spareBasisPoints > 0 ? `, ${sparesText(spareBasisPoints)} % spares` : null}
  </p>
)
