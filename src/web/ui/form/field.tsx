import { type ComponentProps, type ReactNode, useId, type WheelEvent } from "react"
import { Lock } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"
import { TriangleAlert } from "../icon/icons.ts"

interface Labelled {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** The id of a control on this page, of which other controls may have the name, too. */
export const useFieldId = (name: string): string => name + useId()

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** What a control needs to be tied to its hint and its error. */
export const describedBy = (id: string, { hint, error }: Omit<Labelled, "label">) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [hint ? hintId(id) : "", error ? errorId(id) : ""].filter(Boolean).join(" ") || undefined,
})

/** Label, hint, error and control, in that order; the error also by icon, words and a rule at the side. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div
      className={`relative flex flex-col gap-1.5 ${error ? "before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:bg-danger" : ""}`}
    >
      <label htmlFor={id} className="text-[0.9375rem]/5 font-medium">
        {label}
      </label>
      {hint ? (
        <p id={hintId(id)} className="text-sm text-text-3">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon of={TriangleAlert} size={16} className="mt-[0.15em]" />
      <span>
        <span className="sr-only">Error: </span>
        <span>{children}</span>
      </span>
    </p>
  )
}

export const controlClass =
  "w-full rounded border border-control bg-surface px-3 text-base text-text placeholder:text-text-3 aria-invalid:border-danger read-only:border-border read-only:bg-sunken"

/** A number without the browser's own little arrows. */
export const plainNumberClass =
  "[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"

type TextFieldProps = Labelled &
  Omit<ComponentProps<"input">, "id" | "name" | "prefix"> & {
    name: string
    /** A unit before the control, such as a currency sign. */
    prefix?: string
    /** A button inside the control's frame. */
    trailing?: (id: string) => ReactNode
    /** Something after the control, on its line. */
    beside?: ReactNode
  }

/** One line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, prefix, trailing, beside, ...input } = props
  const id = useFieldId(input.name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="flex flex-wrap items-stretch gap-2">
        {prefix ? (
          <span aria-hidden className="grid place-items-center text-text-2">
            {prefix}
          </span>
        ) : null}
        <div className="relative min-w-0 flex-1 basis-16">
          <input
            onWheel={input.type === "number" ? leaveNumberAlone : undefined}
            {...input}
            id={id}
            className={`${controlClass} ${plainNumberClass} min-h-11 ${trailing ? "pr-20" : ""} ${input.readOnly ? "pr-10" : ""}`}
            {...describedBy(id, { hint, error })}
          />
          {input.readOnly ? (
            <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-text-3">
              <Icon of={Lock} size={16} />
            </span>
          ) : null}
          {trailing ? (
            <div className="absolute inset-y-0 right-1 flex items-center">{trailing(id)}</div>
          ) : null}
        </div>
        {beside}
      </div>
    </FieldFrame>
  )
}

/** Scrolling the page over a focused number would change it. */
const leaveNumberAlone = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()

type TextAreaProps = Labelled & Omit<ComponentProps<"textarea">, "id" | "name"> & { name: string }

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useFieldId(area.name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        className={`${controlClass} min-h-28 py-2.5`}
        {...describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
