import { useForm } from "react-hook-form"
import { proofRules } from "#contract/kernel/form-rules.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { PasswordField } from "#web/ui/form/password-field.tsx"

interface ProofFormProps {
  label: string
  button: string
  hasPassword: boolean
  /** Does it; why it came to nothing is shown here. */
  onProof: (password: string | undefined) => Promise<void>
}

/** Something that only the account's owner may do: the password is asked for again. */
export function ProofForm({ label, button, hasPassword, onProof }: ProofFormProps) {
  const form = useForm<{ password: string }>()
  const field = fieldsOf(form, proofRules)
  const write = useWrite()

  const prove = async (password: string | undefined) => {
    await onProof(password || undefined)
    form.reset()
  }
  const submit = form.handleSubmit(({ password }) => write.run(() => prove(password)))
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={button}
      buttonLook={{ variant: "secondary", className: "self-start" }}
    >
      {hasPassword ? <PasswordField label={label} {...field("password")} /> : null}
    </WriteForm>
  )
}
