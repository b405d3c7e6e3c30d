import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { fieldText } from "#contract/kernel/field-text.ts"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { Button } from "#web/ui/button.tsx"
import { TextArea } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

interface ModerationFormProps {
  label: string
  initial: string
  isRequired: boolean
  busy: boolean
  onSend: (words: string) => void
  onCancel: () => void
}

/** The words that go with a decision of staff. */
export function ModerationForm(props: ModerationFormProps) {
  const { label, initial, isRequired, busy, onSend, onCancel } = props
  const form = useForm({ defaultValues: { words: initial } })
  const needed = (words: string) =>
    words.trim() === "" ? fieldText.required(partReviewText.moderation.words) : undefined
  const field = fieldsOf(form, isRequired ? { words: needed } : {})
  // The button that opened it is gone.
  useEffect(() => form.setFocus("words"), [form])
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(({ words }) => onSend(words))}
      className="mt-4 flex max-w-[640px] flex-col gap-4"
    >
      <TextArea label={label} rows={3} {...field("words")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size={40} busy={busy}>
          {partReviewText.moderation.send}
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
