import type { FieldValues, Path, UseFormReturn } from "react-hook-form"

/** Shows the values that were saved. Fields that were edited while they were sent keep the edit. */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const edited = form.getValues()
  for (const name of Object.keys(saved) as Path<Values>[]) {
    const isEdited = written(edited[name]) !== written(sent[name])
    if (!isEdited && written(saved[name]) !== written(sent[name])) form.setValue(name, saved[name])
  }
  // Values come first, because a reset forgets which of them are rows until the next render.
  form.reset(saved, { keepValues: true })
}

const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) => (part instanceof File ? [part.name, part.size] : part))
