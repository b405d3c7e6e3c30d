import type { ComponentProps, ReactNode, Ref } from "react"
import { Button } from "../button.tsx"
import { Icon } from "../icon/icon.tsx"
import { errorId, FieldError, hintId, useFieldId } from "./field.tsx"

interface FieldGroupProps {
  name: string
  label: string
  hint: ReactNode
  error: string | undefined
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** Fieldset around a field that is a list. */
export function FieldGroup({ name, label, hint, error, ref, children }: FieldGroupProps) {
  const id = useFieldId(name)
  return (
    <fieldset
      ref={ref}
      // Focusable, because the error summary links here.
      name={name}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3"
      aria-describedby={error ? `${hintId(id)} ${errorId(id)}` : hintId(id)}
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{label}</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {hint}
      </p>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      {children}
    </fieldset>
  )
}

interface RowButtonProps extends Pick<ComponentProps<typeof Button>, "id" | "onClick"> {
  label: string
  icon: string
}

/** Button of a row; disabled without `onClick`. */
export const RowButton = ({ label, icon, onClick, id }: RowButtonProps) => (
  <Button
    id={id}
    variant="secondary"
    size={44}
    aria-label={label}
    disabled={!onClick}
    className="w-11 min-w-0 shrink-0 px-0"
    onClick={onClick}
  >
    <Icon of={icon} size={16} />
  </Button>
)
