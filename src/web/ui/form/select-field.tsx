import type { ComponentProps } from "react"
import { describedBy, FieldFrame, useFieldId } from "./field.tsx"

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "name"> & {
  name: string
  label: string
  error?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** One of a few, by the browser's own list. */
export function SelectField({ label, error, options, ...select }: SelectFieldProps) {
  const id = useFieldId(select.name)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select
        {...select}
        id={id}
        className="min-h-11 w-full rounded border border-control bg-surface px-3 text-base text-text aria-invalid:border-danger"
        {...describedBy(id, { error })}
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
