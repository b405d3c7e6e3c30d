import { sparesText } from "#domain/lists/list-limits.ts"
import type { BuildPlan } from "#domain/lists/plan-list.ts"
import { formatCount } from "#domain/shop/number-format.ts"

/** How many machines, where that is only read. */
export const PlanWords = ({ builds, spareBasisPoints }: BuildPlan) => (
  <p className="text-text-2 tabular-nums">
    {builds === 1 ? "1 build" : `${formatCount(builds)} builds`}
    {spareBasisPoints > 0 ? `, ${sparesText(spareBasisPoints)} % spares` : null}
  </p>
)
