import { useId, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { MAX_BUILDS } from "#domain/lists/parts-list.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { controlClass, FieldError } from "#web/ui/form/field.tsx"

const noBuilds = () =>
  t("Enter a whole number from 1 to {most}.", { most: formatCount(MAX_BUILDS) })

const readBuilds = (written: string) => readQuantity(written, CELL_BOUNDS) || undefined

interface BuildsFieldProps {
  builds: number
  onRead: (builds: number) => void
}

export const BuildsField = ({ builds, onRead }: BuildsFieldProps) => (
  <PlanField
    label={t("Builds")}
    value={String(builds)}
    wrong={noBuilds()}
    read={readBuilds}
    onRead={onRead}
  />
)

interface PlanFieldProps {
  label: string
  unit?: string
  value: string
  wrong: string
  read: (written: string) => number | undefined
  onRead: (read: number) => void
}

/** Number field that takes effect on each valid input. */
export function PlanField({ label, unit, value, wrong, read, onRead }: PlanFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  const change = (written: string) => {
    setTyped(written)
    const number = read(written)
    if (number !== undefined) onRead(number)
  }
  return (
    <div className="plan-field grid items-center gap-x-2 text-[0.9375rem] font-medium">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        className={`${controlClass} min-h-10 text-right tabular-nums`}
      />
      {unit ? <span aria-hidden>{unit}</span> : null}
      <div id={`${id}-message`} role="alert" className="col-span-full mt-1 max-w-72 empty:hidden">
        {isWrong ? <FieldError>{wrong}</FieldError> : null}
      </div>
    </div>
  )
}
