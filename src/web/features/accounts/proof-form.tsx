import { useState } from "react"
import { useForm } from "react-hook-form"
import { failureText } from "#web/api/failure-text.ts"
import { PasswordField } from "#web/ui/password-field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { ProviderError } from "./sign-in-frame.tsx"

interface ProofFormProps {
  /** Of the field: its own on the page. */
  name: string
  label: string
  button: string
  hasPassword: boolean
  /** Does it; what it throws is shown here. */
  onProof: (password: string | undefined) => Promise<void>
}

/** Something that only the account's owner may do: the password is asked for again. */
export function ProofForm({ name, label, button, hasPassword, onProof }: ProofFormProps) {
  const { register, handleSubmit, formState, reset } = useForm<Record<string, string>>()
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<string>()

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined)
    try {
      await onProof(values[name] || undefined)
      reset()
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {hasPassword ? (
        <PasswordField
          label={label}
          autoComplete="current-password"
          aria-required
          error={errors[name]?.message}
          {...register(name, { validate: (value) => (value ? undefined : "Password is Required") })}
        />
      ) : null}
      <ProviderError message={refusal} />
      <SubmitButton variant="secondary" busy={isSubmitting} className="self-start">
        {button}
      </SubmitButton>
    </form>
  )
}
