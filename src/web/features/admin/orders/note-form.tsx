import { type FormEvent, useRef } from "react"
import { useRevalidator } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { newIdempotencyKey } from "#web/api/idempotency-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextArea } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

/** Adds to what administrators tell each other of an order; it stands in the history. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const sent = useRef({ text: "", key: "" })
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get("text")).trim()
    if (!text) return
    // The same words once more, after an answer that was lost, are the same note.
    if (sent.current.text !== text) sent.current = { text, key: newIdempotencyKey() }
    const headers = { "idempotency-key": sent.current.key }
    void run(async () => {
      await browserApi(
        "POST /order/{id}/note",
        { params: { id: orderId }, body: { text } },
        { headers },
      )
      sent.current = { text: "", key: "" }
      form.reset()
      toast("Note added")
      await revalidate()
    })
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={add}
      className="mt-6 flex flex-col gap-3 border-t border-border pt-5"
    >
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
