import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form"
import type { Rule } from "#contract/kernel/form-rules.ts"

/** Ties each field of a form to its rule and to its error: `{...field("email")}`. A field with a rule is required. */
export const fieldsOf =
  <Fields extends FieldValues>(
    form: UseFormReturn<Fields>,
    rules: { [Name in FieldPath<Fields>]?: Rule },
  ) =>
  <Name extends FieldPath<Fields>>(name: Name) => {
    const rule = rules[name]
    return {
      ...form.register(name, { validate: (value: unknown) => rule?.(String(value ?? "")) }),
      error: form.getFieldState(name, form.formState).error?.message,
      "aria-required": rule !== undefined || undefined,
    }
  }
