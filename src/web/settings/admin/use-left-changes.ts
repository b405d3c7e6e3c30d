import { useEffect } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"
import type { Values } from "./form-values.ts"

export interface SeenSettings {
  version: number
  settings: Values
}

/** What was changed and not saved, by group, while the shop is open. */
const left = new Map<string, { seen: SeenSettings; values: FieldValues }>()

/** What somebody left unsaved on a page of settings, and what they had seen then. */
export const leftChanges = (group: string) => left.get(group)

/** Keeps what is not saved while the shop is open; who leaves the shop is asked by the browser. */
export function useLeftChanges(
  group: string,
  seen: SeenSettings,
  form: UseFormReturn<FieldValues>,
): void {
  const { isDirty } = form.formState
  useEffect(() => {
    left.delete(group)
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => {
      removeEventListener("beforeunload", ask)
      left.set(group, { seen, values: form.getValues() })
    }
  }, [group, seen, form, isDirty])
}
