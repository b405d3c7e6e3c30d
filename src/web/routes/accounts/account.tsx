import { type ReactNode, useId, useState } from "react"
import { useForm } from "react-hook-form"
import type { ApiClient } from "#contract/client.ts"
import { proofRules } from "#contract/kernel/form-rules.ts"
import { fileSlugOf } from "#domain/catalogue/slug.ts"
import { t } from "#domain/languages/translate.ts"
import { type StaffTopic, staffTopics, staffTopicText } from "#domain/shop/staff-topics.ts"
import { ConfirmationMailButton } from "#web/accounts/buyer/confirmation-mail-button.tsx"
import { PasswordForm } from "#web/accounts/buyer/password-form.tsx"
import { SecondFactor } from "#web/accounts/buyer/second-factor.tsx"
import { SessionList } from "#web/accounts/buyer/session-list.tsx"
import { signInErrorOf } from "#web/accounts/buyer/sign-in-forms.tsx"
import { SignInMethods } from "#web/accounts/buyer/sign-in-methods.tsx"
import { browserApi } from "#web/api/api.ts"
import { forgetToken } from "#web/api/browser-storage.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { saveFile } from "#web/forms/download.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { PasswordField } from "#web/ui/form/field.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/account.ts"

function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-border py-8 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

const AddressLine = ({ email, verified }: { email: string; verified: boolean }) => (
  <div className="flex flex-col items-start gap-3">
    <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
      {email}
      <Badge tone={verified ? "brand" : "warn"}>
        {verified ? t("confirmed") : t("not confirmed")}
      </Badge>
    </p>
    {verified ? null : <ConfirmationMailButton email={email} />}
  </div>
)

function ExportButton() {
  const { name } = useSite()
  const { run, busy, failure } = useWrite()
  const download = async () => {
    const kept = JSON.stringify(await browserApi("GET /account/export"), null, 2)
    saveFile(new Blob([kept], { type: "application/json" }), `${fileSlugOf(name)}-account.json`)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-text-2">{t("All data of your account, as one JSON file.")}</p>
      <WriteFailureLine failure={failure} />
      <Button variant="secondary" busy={busy} onClick={() => void run(download)}>
        {t("Download my data")}
      </Button>
    </div>
  )
}

function CloseAccount({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<{ password: string }>()
  const field = fieldsOf(form, proofRules)
  const [confirmation, setConfirmation] = useState<{ password: string | undefined }>()

  const close = async (body: { password: string | undefined }) => {
    await browserApi("POST /account/close", { body })
    forgetToken()
    // A full page load drops all data of the account.
    location.assign(addLanguage(paths.home))
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(({ password }) =>
        setConfirmation({ password: password || undefined }),
      )}
      className="flex max-w-[440px] flex-col gap-5"
    >
      <p className="text-text-2">
        {t(
          "Your name, address and profile are erased, and your unpaid orders are deleted. Paid orders stay in the shop's books without your name.",
        )}
      </p>
      {hasPassword ? (
        <PasswordField
          label={t("Enter your password to close the account")}
          {...field("password")}
        />
      ) : null}
      <Button type="submit" variant="danger-quiet" size={44} className="needs-script self-start">
        {t("Close my account")}
      </Button>
      {confirmation ? (
        <ConfirmDialog
          title={t("Close your account?")}
          confirmLabel={t("Close my account")}
          onConfirm={() => close(confirmation)}
          onClose={() => setConfirmation(undefined)}
        >
          {t("This cannot be undone.")}
        </ConfirmDialog>
      ) : null}
    </form>
  )
}

const title = () => t("Account")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const [account, sessions, { google, oidc }] = await Promise.all([
    api("GET /account"),
    api("GET /account/sessions"),
    api("GET /config"),
  ])
  const signInError = signInErrorOf(search)
  return { account, sessions, providers: { google, oidc }, signInError }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Account({
  loaderData: { account, sessions, providers, signInError },
}: Route.ComponentProps) {
  const connected = account.identities.map(({ provider }) => provider)
  return (
    <>
      <PageHeading title={title()} />
      <AccountSection title={t("Email")}>
        <AddressLine email={account.email} verified={account.emailVerified} />
      </AccountSection>
      <AccountSection title={t("Password")}>
        <PasswordForm hasPassword={account.hasPassword} />
      </AccountSection>
      {providers.google || providers.oidc || connected.length > 0 ? (
        <AccountSection title={t("Other ways to sign in")}>
          <SignInMethods
            {...providers}
            connected={connected}
            hasPassword={account.hasPassword}
            signInError={signInError}
          />
        </AccountSection>
      ) : null}
      <AccountSection title={t("Second factor")}>
        <SecondFactor enabled={account.twoFactorEnabled} hasPassword={account.hasPassword} />
      </AccountSection>
      <AccountSection title={t("Where you are signed in")}>
        <SessionList sessions={sessions} />
      </AccountSection>
      {account.staffTopics ? (
        <AccountSection title={t("E-mails about the shop")}>
          <StaffTopicsForm topics={account.staffTopics} />
        </AccountSection>
      ) : null}
      <AccountSection title={t("Your data")}>
        <ExportButton />
      </AccountSection>
      <AccountSection title={t("Close the account")}>
        <CloseAccount hasPassword={account.hasPassword} />
      </AccountSection>
    </>
  )
}

/** Form in which administrators choose the mails they receive. */
function StaffTopicsForm({ topics }: { topics: readonly StaffTopic[] }) {
  const { run, busy, failure } = useWrite()
  const save = (form: HTMLFormElement) => {
    const chosen = new Set(new FormData(form).getAll("topic"))
    const body = { topics: staffTopics.filter((topic) => chosen.has(topic)) }
    return run(
      async () => {
        await browserApi("PUT /staff-notification", { body })
        toast(t("Your choice is saved"))
      },
      { failed: t("Your choice was not saved") },
    )
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
      className="flex flex-col items-start gap-3"
    >
      <fieldset>
        <legend className="mb-2 text-text-2">{t("E-mail me when")}</legend>
        {staffTopics.map((topic) => (
          <label key={topic} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="topic"
              value={topic}
              defaultChecked={topics.includes(topic)}
              className="size-5 shrink-0"
            />
            {staffTopicText[topic]}
          </label>
        ))}
      </fieldset>
      <WriteFailureLine failure={failure} />
      <Button type="submit" variant="secondary" busy={busy} className="needs-script">
        {t("Save")}
      </Button>
    </form>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Your account could not be loaded."))
