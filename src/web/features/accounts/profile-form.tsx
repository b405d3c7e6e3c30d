import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { profileRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { failureText, fieldErrorsOf } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { messagesOf, placeErrors } from "#web/forms/form-errors.ts"
import { ErrorSummary } from "#web/ui/error-summary.tsx"
import { TextField } from "#web/ui/field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import type { Profile } from "./profile-card.tsx"

interface ProfileFields {
  education: string
  location: string
  phone: string
  linkedin: string
}

const fields = [
  { name: "education", label: "Education", type: "text", autoComplete: "off" },
  { name: "location", label: "Location", type: "text", autoComplete: "address-level2" },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
  { name: "linkedin", label: "Linkedin", type: "url", autoComplete: "url" },
] as const

export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm<ProfileFields>({ shouldFocusError: false })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await browserApi("PUT /userUpdate/{email}", {
        params: { email: profile.email },
        body: { name: profile.name, ...values },
      })
      toast(pageText.profile.edited)
      await revalidate()
    } catch (error) {
      if (leaveIfSessionLost(error)) return
      toast(pageText.profile.failed, "failure")
      if (!placeErrors(form, fieldErrorsOf(error))) setFailure(failureText(error))
    }
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[440px] flex-col gap-5">
      <ErrorSummary errors={messagesOf(errors, Object.keys(profileRules))} attempt={submitCount} />
      <p className="text-sm text-text-3">All fields are required.</p>
      <TextField label="Name" name="name" readOnly value={profile.name} />
      <TextField label="Email" name="email" readOnly value={profile.email} />
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          aria-required
          defaultValue={profile[name]}
          error={errors[name]?.message}
          {...form.register(name, { validate: profileRules[name] })}
        />
      ))}
      <div role="alert" className="empty:hidden">
        {failure ? <p className="text-[0.9375rem] font-medium text-danger">{failure}</p> : null}
      </div>
      <SubmitButton busy={isSubmitting} className="self-start">
        Update
      </SubmitButton>
    </form>
  )
}
