import { type Control, useController } from "react-hook-form"
import { fieldText } from "#contract/kernel/field-text.ts"
import { WHILE_STOCK_LASTS } from "#domain/catalogue/lifecycle.ts"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { SelectField, TextField } from "#web/ui/form/field.tsx"
import type { PartValues } from "./part-values.ts"

const { name } = partFields.lifecycle
const UNTIL = "last orders until "
const dayText = () => t("Last day for orders")
const states = () => [
  { value: "", label: t("Active") },
  { value: "upcoming", label: t("Upcoming") },
  { value: UNTIL, label: t("Orders until a last day") },
  { value: WHILE_STOCK_LASTS, label: t("Discontinued, sold while stock lasts") },
  { value: "discontinued", label: t("Discontinued") },
]

export function LifecycleField({ control }: { control: Control<PartValues> }) {
  const validate = (text: string) => (text === UNTIL ? fieldText.required(dayText()) : undefined)
  const { field, fieldState } = useController({ control, name, rules: { validate } })
  const { value = "", onChange, onBlur, ref } = field
  const error = fieldState.error?.message
  const hasDay = value.startsWith(UNTIL)
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <SelectField
        // The form's error summary finds fields by name. If a day is needed, the date field has that name.
        name={hasDay ? "lifecycleState" : name}
        label={translate(partFields.lifecycle.label)}
        options={states()}
        value={hasDay ? UNTIL : value}
        error={hasDay ? undefined : error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {hasDay ? (
        <TextField
          ref={ref}
          name={name}
          label={dayText()}
          type="date"
          aria-required
          value={value.slice(UNTIL.length)}
          error={error}
          onChange={(event) => onChange(UNTIL + event.target.value)}
          onBlur={onBlur}
        />
      ) : null}
    </div>
  )
}
