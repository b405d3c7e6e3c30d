import type { FormEvent } from "react"
import { t } from "#domain/languages/translate.ts"
import { TextArea } from "#web/ui/form/field.tsx"
import { clearSentText } from "./clear-sent-text.ts"
import { useIdempotencyKeys, useWrite } from "./use-write.ts"
import { WriteForm } from "./write-form.tsx"

interface NoteFormProps {
  hint: string
  onAdd: (body: { text: string }, headers: Record<string, string>) => Promise<unknown>
}

/** Form for a note that only administrators can read. */
export function NoteForm({ hint, onAdd }: NoteFormProps) {
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get("text")).trim()
    if (!text) return
    const send = async () => {
      const body = { text }
      await onAdd(body, attempt.headersFor(body))
      attempt.done()
      clearSentText(form, "text", text)
    }
    void write.run(send, { done: t("Note added") })
  }
  return (
    <WriteForm
      onSubmit={add}
      write={write}
      button={t("Add note")}
      buttonProps={{ variant: "secondary", className: "self-start" }}
      notice
      className="flex flex-col gap-3 print:hidden"
    >
      <TextArea
        name="text"
        label={t("Note for administrators")}
        hint={hint}
        maxLength={2000}
        rows={2}
      />
    </WriteForm>
  )
}
