import type { ClipboardEvent, ComponentProps, KeyboardEvent } from "react"
import type { UseFormReturn } from "react-hook-form"
import { typedLadderProblems } from "#contract/catalogue/ladder-rules.ts"
import { Button } from "#web/ui/button.tsx"
import {
  controlClass,
  describedBy,
  errorId,
  FieldError,
  plainNumberClass,
  useFieldId,
} from "#web/ui/form/field.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { X } from "#web/ui/icon/icons.ts"
import type { PartValues } from "./part-values.ts"

interface BreakRowProps {
  form: UseFormReturn<PartValues>
  index: number
  /** Enter goes down. */
  onNext: () => void
  onRemove: () => void
  onPaste: (event: ClipboardEvent) => void
}

/** One price break as it is typed: from so many on, so much each. */
export function BreakRow({ form, index, onNext, onRemove, onPaste }: BreakRowProps) {
  const errors = form.formState.errors.breaks?.[index]
  const cell = (field: "quantity" | "price") => {
    const name = `breaks.${index}.${field}` as const
    const validate = (_: string, values: PartValues) => typedLadderProblems(values)[name]
    return {
      error: errors?.[field]?.message,
      onPaste,
      ...form.register(name, { validate, deps: ["breaks"] }),
    }
  }
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    onNext()
  }
  return (
    <li className="flex flex-wrap items-start gap-2">
      <BreakCell
        label={`Quantity, break ${index + 1}`}
        inputMode="numeric"
        onKeyDown={goDown}
        {...cell("quantity")}
      />
      <BreakCell
        label={`Each, break ${index + 1}, in dollars`}
        inputMode="decimal"
        step={0.01}
        onKeyDown={goDown}
        {...cell("price")}
      />
      <Button
        variant="secondary"
        size={44}
        aria-label={`Remove break ${index + 1}`}
        className="w-11 min-w-0 shrink-0 px-0"
        onClick={onRemove}
      >
        <Icon of={X} size={16} />
      </Button>
    </li>
  )
}

type BreakCellProps = ComponentProps<"input"> & {
  name: string
  label: string
  error: string | undefined
}

function BreakCell({ label, error, ...input }: BreakCellProps) {
  const id = useFieldId(input.name)
  return (
    <div className="flex min-w-0 flex-1 basis-16 flex-col gap-1.5">
      <input
        {...input}
        id={id}
        type="number"
        aria-label={label}
        autoComplete="off"
        className={`${controlClass} ${plainNumberClass} min-h-11 text-right tabular-nums`}
        onWheel={(event) => event.currentTarget.blur()}
        {...describedBy(id, { error })}
      />
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </div>
  )
}
