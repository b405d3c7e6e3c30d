import type { FieldValues, Path, UseFormReturn } from "react-hook-form"

/** Shows the values that were saved. Fields that were edited while they were sent keep the edit. */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const edited = form.getValues()
  form.reset(saved)
  for (const name of Object.keys(edited) as Path<Values>[])
    if (written(edited[name]) !== written(sent[name]))
      form.setValue(name, edited[name], { shouldDirty: true })
}

const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) => (part instanceof File ? [part.name, part.size] : part))
