import type { ComponentProps } from "react"
import { FieldFrame, useFieldId } from "./field.tsx"

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "name"> & {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** One of a few, by the browser's own list. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useFieldId(select.name)
  return (
    <FieldFrame id={id} label={label}>
      <select
        {...select}
        id={id}
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
}
