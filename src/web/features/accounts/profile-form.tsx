import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { profileRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
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
  const { errors, submitCount } = form.formState
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()

  const update = async (values: ProfileFields) => {
    await browserApi("PUT /userUpdate/{email}", {
      params: { email: profile.email },
      body: { name: profile.name, ...values },
    })
    toast(pageText.profile.edited)
    await revalidate()
  }
  const submit = form.handleSubmit((values) =>
    run(() => update(values), { form, failed: pageText.profile.failed }),
  )
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
      <WriteFailureLine failure={failure} />
      <SubmitButton busy={busy} className="self-start">
        Update
      </SubmitButton>
    </form>
  )
}
