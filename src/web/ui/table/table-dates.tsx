import { formatDay } from "#domain/shop/day-format.ts"
import { Button } from "../button.tsx"
import { ChevronDown, Icon } from "../icon/icon.tsx"

/** From which day and until which one, for a table's toolbar; applied once both are written. */
export function TableDates({ from, to }: { from: string; to: string }) {
  return (
    <details className="max-w-full open:basis-full" open={from !== "" || to !== ""}>
      <summary className="flex min-h-10 w-fit max-w-full cursor-pointer items-center gap-2 rounded border border-control bg-surface px-3 text-base">
        {datesText(from, to)}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <DayField name="from" label="From" value={from} />
        <DayField name="to" label="To" value={to} />
        <Button type="submit" variant="secondary">
          Apply dates
        </Button>
      </div>
    </details>
  )
}

const DayField = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="flex min-w-0 max-w-full flex-col gap-1 text-sm text-text-2 max-sm:flex-1">
    {label}
    <input
      name={name}
      type="date"
      defaultValue={value}
      className="min-h-10 w-full min-w-0 rounded border border-control bg-surface px-3 text-base text-text"
    />
  </label>
)

function datesText(from: string, to: string): string {
  if (from !== "" && to !== "") return `${formatDay(from)} – ${formatDay(to)}`
  if (from !== "") return `Since ${formatDay(from)}`
  return to === "" ? "Any date" : `Until ${formatDay(to)}`
}
