import type { ReactNode } from "react"
import { useForm } from "react-hook-form"
import type { ApiClient } from "#contract/client.ts"
import { profileRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { useSite } from "#web/navigation/site.ts"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { Addresses } from "./addresses.tsx"
import { TaxIds } from "./tax-ids.tsx"

type Profile = Reply<"GET /user/{email}">

function ProfileCard({ profile }: { profile: Profile }) {
  return (
    <section
      aria-label={t("Stored profile")}
      className="rounded-lg border border-border bg-surface p-6"
    >
      <dl className="flex flex-col gap-4 text-[0.9375rem]/6">
        <Fact label={t("Name")}>{profile.name}</Fact>
        <Fact label={t("Email")}>{profile.email}</Fact>
        <Fact label={t("Education")}>{profile.education}</Fact>
        <Fact label={t("Location")}>{profile.location}</Fact>
        <Fact label={t("Phone")}>{profile.phone}</Fact>
        <Fact label={t("Linkedin")}>
          {profile.linkedin && <WebAddress address={profile.linkedin} />}
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-text-3">{label}</dt>
    <dd className="break-words">
      {children || <span className="text-text-3">{t("Not given")}</span>}
    </dd>
  </div>
)

/** Links https addresses only; anything else, such as a `javascript:` URL, stays text. */
function WebAddress({ address }: { address: string }) {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return address
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="text-brand underline underline-offset-2"
    >
      {address}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  )
}

type ProfileFields = Record<keyof typeof profileRules, string>

const fields = () =>
  [
    { name: "education", label: t("Education"), type: "text", autoComplete: "off" },
    { name: "location", label: t("Location"), type: "text", autoComplete: "address-level2" },
    { name: "phone", label: t("Phone"), type: "tel", autoComplete: "tel" },
    { name: "linkedin", label: t("Linkedin"), type: "url", autoComplete: "url" },
  ] as const

function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm<ProfileFields>({ shouldFocusError: false })
  const { errors, submitCount } = form.formState
  const field = fieldsOf(form, profileRules)
  const write = useWrite()

  const update = (values: ProfileFields) =>
    browserApi("PUT /userUpdate/{email}", {
      params: { email: profile.email },
      body: { name: profile.name, ...values },
    })
  const { edited: done, failed } = pageText.profile
  const submit = form.handleSubmit((values) =>
    write.run(() => update(values), { form, done, failed }),
  )
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={t("Update")}
      buttonProps={{ className: "self-start" }}
      className="flex max-w-[440px] flex-col gap-5"
    >
      <ErrorSummary errors={messagesOf(errors, Object.keys(profileRules))} attempt={submitCount} />
      <p className="text-sm text-text-3">{t("All fields are required.")}</p>
      <TextField label={t("Name")} name="name" readOnly value={profile.name} />
      <TextField label={t("Email")} name="email" readOnly value={profile.email} />
      {fields().map(({ name, ...input }) => (
        <TextField key={name} {...input} defaultValue={profile[name]} {...field(name)} />
      ))}
    </WriteForm>
  )
}

export const ProfileSection = ({
  profile,
  addresses,
}: {
  profile: Profile
  addresses: readonly Address[]
}) => (
  <>
    <PageTitle>{pageText.sidebar.myProfile}</PageTitle>
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-12">
      <ProfileCard profile={profile} />
      <ProfileForm profile={profile} />
    </div>
    <Addresses addresses={addresses} name={profile.name} />
    {useSite().tax ? <TaxIds /> : null}
  </>
)

export async function loadProfile(api: ApiClient, email: string) {
  const [profile, addresses] = await Promise.all([
    api("GET /user/{email}", { params: { email } }),
    api("GET /address"),
  ])
  return { profile, addresses }
}
