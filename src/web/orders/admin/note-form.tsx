import type { FormEvent } from "react"
import { useRevalidator } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { useAttemptKey } from "#web/forms/use-attempt-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextArea } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

/** Adds to what administrators tell each other of an order; it stands in the history. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const attempt = useAttemptKey()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get("text")).trim()
    if (!text) return
    void run(async () => {
      const body = { text }
      const headers = attempt.headersFor(body)
      await browserApi("POST /order/{id}/note", { params: { id: orderId }, body }, { headers })
      attempt.done()
      form.reset()
      toast("Note added")
      await revalidate()
    })
  }
  return (
    <form noValidate method="post" onSubmit={add} className="flex flex-col gap-3 print:hidden">
      <TextArea
        name="text"
        label="Note for administrators"
        hint="Its buyer never sees it."
        maxLength={2000}
        rows={2}
      />
      <WriteFailureNotice failure={failure} />
      <SubmitButton variant="secondary" className="self-start" busy={busy}>
        Add note
      </SubmitButton>
    </form>
  )
}
