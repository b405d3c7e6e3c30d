import type { ApiClient } from "#contract/client.ts"
import { AccountSection } from "../../accounts/buyer/account-section.tsx"
import { AddressLine } from "../../accounts/buyer/address-line.tsx"
import { CloseAccount } from "../../accounts/buyer/close-account.tsx"
import { ExportButton } from "../../accounts/buyer/export-button.tsx"
import { PasswordForm } from "../../accounts/buyer/password-form.tsx"
import { SecondFactor } from "../../accounts/buyer/second-factor.tsx"
import { SessionList } from "../../accounts/buyer/session-list.tsx"
import { signInErrorOf } from "../../accounts/buyer/sign-in-error.ts"
import { SignInWays } from "../../accounts/buyer/sign-in-ways.tsx"
import { browserApi } from "../../api/api.ts"
import { orLogin, signedIn } from "../../navigation/guards.ts"
import { pageTitle } from "../../shell/page-meta.ts"
import { RetryPanel } from "../../ui/feedback/retry-panel.tsx"
import type { Route } from "./+types/account.ts"

const title = "Account"
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title) }]

async function load(api: ApiClient, request: Request) {
  const [account, sessions, { google, oidc }] = await Promise.all([
    api("GET /account"),
    api("GET /account/sessions"),
    api("GET /config"),
  ])
  const signInError = signInErrorOf(new URL(request.url).searchParams)
  return { account, sessions, services: { google, oidc }, signInError }
}

export const loader = (args: Route.LoaderArgs) => load(signedIn(args).api, args.request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  orLogin(request, () => load(browserApi, request))

export default function Account({
  loaderData: { account, sessions, services, signInError },
}: Route.ComponentProps) {
  const connected = account.identities.map(({ provider }) => provider)
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {title}
      </h1>
      <AccountSection title="Email">
        <AddressLine email={account.email} verified={account.emailVerified} />
      </AccountSection>
      <AccountSection title="Password">
        <PasswordForm hasPassword={account.hasPassword} />
      </AccountSection>
      {services.google || services.oidc || connected.length > 0 ? (
        <AccountSection title="Other ways to sign in">
          <SignInWays
            {...services}
            connected={connected}
            hasPassword={account.hasPassword}
            signInError={signInError}
          />
        </AccountSection>
      ) : null}
      <AccountSection title="Second factor">
        <SecondFactor enabled={account.twoFactorEnabled} hasPassword={account.hasPassword} />
      </AccountSection>
      <AccountSection title="Where you are signed in">
        <SessionList sessions={sessions} />
      </AccountSection>
      <AccountSection title="Your data">
        <ExportButton />
      </AccountSection>
      <AccountSection title="Close the account">
        <CloseAccount hasPassword={account.hasPassword} />
      </AccountSection>
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Your account could not be loaded.</RetryPanel>
)
