import { type ReactNode, useId, useRef } from "react"
import { Form } from "react-router"
import { Button } from "../button.tsx"
import { Icon, Search } from "../icon/icon.tsx"
import { RowHeightSwitch } from "./row-height-switch.tsx"
import { useShownValues } from "./use-shown-values.ts"

interface TableToolbarProps {
  /** What can be searched, as the field's label. */
  searchLabel: string
  /** What the address says now, by the name of each control. */
  values: Readonly<Record<string, string>>
  /** More controls, each named as its parameter. */
  children?: ReactNode
  /** How many rows there are, in words. */
  count: string
}

/** Search and filters of a table. They are a plain form, so their state is the page's address. */
export function TableToolbar({ searchLabel, values, children, count }: TableToolbarProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useShownValues(form, values)
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <Form
        ref={form}
        method="get"
        role="search"
        className="flex flex-wrap items-end gap-2 max-sm:w-full"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) target.form?.requestSubmit()
        }}
      >
        <div className="relative w-64 max-sm:min-w-[min(100%,12rem)] max-sm:flex-1">
          <label htmlFor={id} className="sr-only">
            {searchLabel}
          </label>
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-text-3">
            <Icon of={Search} size={16} />
          </span>
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={values.q}
            placeholder={searchLabel}
            className="min-h-10 w-full rounded border border-control bg-surface pr-3 pl-9 text-base placeholder:text-text-3"
          />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
        {children}
      </Form>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full max-sm:justify-between">
        <p role="status" className="text-sm text-text-2 tabular-nums">
          {count}
        </p>
        <RowHeightSwitch />
      </div>
    </div>
  )
}

interface TableFilterProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

export const TableFilter = ({ name, label, value, options }: TableFilterProps) => (
  <label className="max-w-full">
    <span className="sr-only">{label}</span>
    <select
      name={name}
      defaultValue={value}
      className="min-h-10 max-w-full rounded border border-control bg-surface px-3 text-base"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
