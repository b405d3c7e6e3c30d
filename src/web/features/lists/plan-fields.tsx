import { useId, useState } from "react"
import { MOST_BUILDS } from "#domain/lists/list-limits.ts"
import type { BuildPlan } from "#domain/lists/plan-units.ts"
import { readSpares, sparesText } from "#domain/lists/spares.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { readQuantity } from "#web/cart/read-quantity.ts"
import { controlClass, FieldError } from "#web/ui/form/field.tsx"

interface PlanFieldsProps extends BuildPlan {
  onChange: (plan: Partial<BuildPlan>) => void
}

const NO_BUILDS = `Write a whole number from 1 to ${formatCount(MOST_BUILDS)}.`
const NO_SPARES = "Write a percentage from 0 to 100, such as 2.5."

const readBuilds = (written: string) => readQuantity(written) || undefined

/** How many machines, and how much more than they need: all columns follow while somebody types. */
export const PlanFields = ({ builds, spareBasisPoints, onChange }: PlanFieldsProps) => (
  <div className="list-plan">
    <PlanField
      label="Builds"
      value={String(builds)}
      wrong={NO_BUILDS}
      read={readBuilds}
      onRead={(read) => onChange({ builds: read })}
    />
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

interface PlanFieldProps {
  label: string
  unit?: string
  value: string
  wrong: string
  read: (written: string) => number | undefined
  onRead: (read: number) => void
}

function PlanField({ label, unit, value, wrong, read, onRead }: PlanFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  const change = (written: string) => {
    setTyped(written)
    const number = read(written)
    if (number !== undefined) onRead(number)
  }
  return (
    <div className="list-plan-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        className={`${controlClass} min-h-10 text-right tabular-nums`}
      />
      {unit ? <span aria-hidden>{unit}</span> : null}
      <div id={`${id}-says`} role="alert" className="list-plan-says empty:hidden">
        {isWrong ? <FieldError>{wrong}</FieldError> : null}
      </div>
    </div>
  )
}
