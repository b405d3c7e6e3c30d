import { type ComponentProps, type ReactNode, useId, useState, type WheelEvent } from "react"
import { t } from "#domain/languages/translate.ts"
import { currencySign } from "#domain/pricing/currency.ts"
import { Eye, EyeOff, Lock } from "../icon/form-icons.ts"
import { Icon, TriangleAlert } from "../icon/icon.tsx"

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

export const useFieldId = (name: string): string => name + useId()

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** Returns the ARIA attributes that link a control to its hint and error. */
export const describedBy = (id: string, { hint, error }: Omit<FieldProps, "label">) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [hint ? hintId(id) : "", error ? errorId(id) : ""].filter(Boolean).join(" ") || undefined,
})

export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
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
        <span className="sr-only">{t("Error:")} </span>
        <span>{children}</span>
      </span>
    </p>
  )
}

export const controlClass =
  "w-full rounded border border-control bg-surface px-3 text-base text-text placeholder:text-text-3 aria-invalid:border-danger read-only:border-border read-only:bg-sunken"

/** Hides the browser's stepper arrows. */
export const plainNumberClass =
  "[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "id" | "name" | "prefix"> & {
    name: string
    prefix?: string
    trailing?: (id: string) => ReactNode
    beside?: ReactNode
  }

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
            className={`${controlClass} ${plainNumberClass} min-h-11 ${input.inputMode ? "tabular-nums" : ""} ${trailing ? "pr-20" : ""} ${input.readOnly ? "pr-10" : ""}`}
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

/** Field for an amount in the shop's currency. */
export const MoneyField = (props: Omit<TextFieldProps, "prefix" | "inputMode">) => (
  <TextField inputMode="decimal" autoComplete="off" prefix={currencySign()} {...props} />
)

/** Field for a whole number. */
export const NumberField = (props: Omit<TextFieldProps, "type" | "inputMode">) => (
  <TextField type="number" inputMode="numeric" {...props} />
)

/** Prevents scrolling from changing a focused number. */
const leaveNumberAlone = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "id" | "name"> & { name: string }

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

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "name"> & {
  name: string
  label: string
  error?: string | undefined
  options: readonly { value: string; label: string }[]
}

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

type CheckFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  name: string
  label: string
  hint?: string
}

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

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing">

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={(id) => (
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          className="needs-script flex h-9 cursor-pointer items-center gap-1.5 rounded px-2.5 text-sm font-medium text-text-2 hover:text-text aria-pressed:text-brand"
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
          {t("Show")}
          <span className="sr-only"> {t("password")}</span>
        </button>
      )}
    />
  )
}

export const NewPasswordField = (props: PasswordFieldProps) => (
  <PasswordField {...props} hint={t("6 characters or longer")} autoComplete="new-password" />
)

interface RadioCardProps {
  name: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

export const RadioCard = ({ name, checked, onChoose, children }: RadioCardProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-transparent px-3 py-2.5 has-checked:border-border has-checked:bg-surface">
    <input
      type="radio"
      name={name}
      className="mt-0.5 size-5 shrink-0 accent-brand"
      checked={checked}
      onChange={onChoose}
    />
    <span className="min-w-0 flex-1 text-[0.9375rem]/6 wrap-anywhere">{children}</span>
  </label>
)
