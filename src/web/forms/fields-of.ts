import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from "react-hook-form"
import type { Rule } from "#contract/kernel/form-rules.ts"

/**
 * Returns the properties of a field, with its rule and error: `{...field("email")}`. A field with a rule is required.
 */
export const fieldsOf =
  <Fields extends FieldValues>(
    form: UseFormReturn<Fields>,
    rules: { [Name in FieldPath<Fields>]?: Rule },
  ) =>
  <Name extends FieldPath<Fields>>(
    name: Name,
    options: Pick<RegisterOptions<Fields, Name>, "deps" | "onBlur"> = {},
  ) => {
    const rule = rules[name]
    const validate = (value: unknown) => rule?.(String(value ?? ""))
    return {
      ...form.register(name, { ...options, validate }),
      error: form.getFieldState(name, form.formState).error?.message,
      "aria-required": rule?.("") !== undefined || undefined,
    }
  }
