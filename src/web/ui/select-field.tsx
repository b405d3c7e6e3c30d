import type { ComponentProps } from "react"
import { FieldFrame } from "./field.tsx"

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "name"> & {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** One of a few, by the browser's own list. */
export const SelectField = ({ label, options, ...select }: SelectFieldProps) => (
  <FieldFrame id={select.name} label={label}>
    <select
      {...select}
      id={select.name}
      className="min-h-11 w-full rounded border border-control bg-surface px-3 text-base text-text"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </FieldFrame>
)
