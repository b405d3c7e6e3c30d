import { type ComponentProps, useId } from "react"

type CheckFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  name: string
  label: string
  hint?: string
}

/** A box to tick, with what it means beside it. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 items-start gap-3 py-1">
      <input
        {...input}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span className="min-w-0 text-[0.9375rem]/6">
        <span id={`${id}-label`} className="block font-medium break-words">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="block text-sm text-text-3">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  )
}
