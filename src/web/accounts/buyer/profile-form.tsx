import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { profileRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { TextField } from "#web/ui/form/field.tsx"
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
  const field = fieldsOf(form, profileRules)
  const write = useWrite()
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
    write.run(() => update(values), { form, failed: pageText.profile.failed }),
  )
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button="Update"
      buttonLook={{ className: "self-start" }}
      className="max-w-[440px]"
    >
      <ErrorSummary errors={messagesOf(errors, Object.keys(profileRules))} attempt={submitCount} />
      <p className="text-sm text-text-3">All fields are required.</p>
      <TextField label="Name" name="name" readOnly value={profile.name} />
      <TextField label="Email" name="email" readOnly value={profile.email} />
      {fields.map(({ name, ...look }) => (
        <TextField key={name} {...look} defaultValue={profile[name]} {...field(name)} />
      ))}
    </WriteForm>
  )
}
