import { useState } from "react"
import { useForm } from "react-hook-form"
import { recallRules } from "#contract/kernel/form-rules.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

interface Letter {
  subject: string
  message: string
}

const buyersText = (count: number): string =>
  count === 1 ? "1 buyer" : `${formatCount(count)} buyers`

/** A letter to all buyers of a batch, after asking once more. */
export function RecallLetter({ found }: { found: { number: string; buyerCount: number } }) {
  const form = useForm<Letter>({ defaultValues: { subject: "", message: "" } })
  const [asked, setAsked] = useState<Letter>()
  const field = fieldsOf(form, recallRules)
  const { number, buyerCount } = found
  const send = async () => {
    if (!asked) return
    const { modifiedCount } = await browserApi("POST /recall", { body: { number, ...asked } })
    setAsked(undefined)
    toast(modifiedCount > 0 ? `Written to ${buyersText(modifiedCount)}` : "They all got it before")
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(setAsked)}
      aria-label="Letter"
      className="mt-6 flex max-w-xl flex-col gap-4"
    >
      <h2 className="text-h3">Write to {buyersText(buyerCount)}</h2>
      <TextField label="Subject" autoComplete="off" {...field("subject")} />
      <TextArea
        label="Message"
        hint="Plain text. The mail names the number and their orders."
        {...field("message")}
      />
      <SubmitButton className="self-start">Write to them</SubmitButton>
      {asked ? (
        <ConfirmDialog
          title={`Write to ${buyersText(buyerCount)}?`}
          confirmLabel="Send"
          onConfirm={send}
          onClose={() => setAsked(undefined)}
        >
          “{asked.subject}”, about {number}. Who got the same words before does not get them again.
        </ConfirmDialog>
      ) : null}
    </form>
  )
}
