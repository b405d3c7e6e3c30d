import { readSpares, sparesText } from "#domain/lists/list-limits.ts"
import type { BuildPlan } from "#domain/lists/plan-list.ts"
import { BuildsField, PlanField } from "#web/lists/shared/plan-field.tsx"

interface PlanFieldsProps extends BuildPlan {
  onChange: (plan: Partial<BuildPlan>) => void
}

const NO_SPARES = "Write a percentage from 0 to 100, such as 2.5."

/** How many machines, and how much more than they need: all columns follow while somebody types. */
export const PlanFields = ({ builds, spareBasisPoints, onChange }: PlanFieldsProps) => (
  <div className="list-plan">
    <BuildsField builds={builds} onRead={(read) => onChange({ builds: read })} />
    <PlanField
      label="Spares"
      unit="%"
      value={sparesText(spareBasisPoints)}
      wrong={NO_SPARES}
      read={readSpares}
      onRead={(read) => onChange({ spareBasisPoints: read })}
    />
  </div>
)
