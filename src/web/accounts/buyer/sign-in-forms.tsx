import { useState } from "react"
import { redirect, useNavigate } from "react-router"
import { signInErrorText } from "#contract/accounts/sign-in-errors.ts"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { partToBuy, returnTo } from "#web/navigation/return-path.ts"
import type { PageContext } from "#web/shop-context.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { CodeFields, LoginFields, RegisterFields } from "./sign-in-fields.tsx"
import { ProviderButtons, SignInFrame } from "./sign-in-frame.tsx"

type SignInProps = Awaited<ReturnType<typeof loadSignIn>>

export function LoginForm(props: SignInProps) {
  const { from, providers, partName, signInError, notice } = props
  const navigate = useNavigate()
  const write = useWrite(signInError)
  const [isCodeDue, setCodeDue] = useState(props.isCodeDue)
  const leave = async () => navigate(from, { replace: true })
  if (isCodeDue)
    return (
      <div className="mx-auto w-full max-w-[440px] py-10 sm:py-16">
        <PageTitle>{t("Login")}</PageTitle>
        <p className="mt-2 mb-8 text-text-2">{t("This account has a second factor.")}</p>
        <CodeFields onDone={leave} onStartAgain={() => setCodeDue(false)} />
      </div>
    )
  return (
    <SignInFrame
      title={t("Login")}
      reason={partName && t("Log in to continue to {partName}.", { partName })}
      other={{ question: t("New here?"), label: t("Register"), to: paths.register(from) }}
    >
      {notice ? <Notice tone="warn">{notice}</Notice> : null}
      <LoginFields write={write} onDone={leave} onCodeDue={() => setCodeDue(true)} />
      <ProviderButtons
        {...providers}
        returnPath={from}
        errorPath={paths.login(from)}
        write={write}
      />
    </SignInFrame>
  )
}

export function RegisterForm({ from, providers, partName, signInError }: SignInProps) {
  const navigate = useNavigate()
  const write = useWrite(signInError)
  return (
    <SignInFrame
      title={t("Register")}
      reason={partName && t("Register to continue to {partName}.", { partName })}
      other={{ question: t("Already have an account?"), label: t("Login"), to: paths.login(from) }}
    >
      <RegisterFields write={write} onDone={async () => navigate(from, { replace: true })} />
      <ProviderButtons
        {...providers}
        returnPath={from}
        errorPath={paths.register(from)}
        write={write}
      />
    </SignInFrame>
  )
}

/** Returns our own message for a failed sign-in by a provider. Never shows text from the address. */
export function signInErrorOf(params: URLSearchParams): string | undefined {
  const error = params.get("error")
  if (error === null) return undefined
  const known = Object.entries(signInErrorText).find(([name]) => name === error)
  return known?.[1] ?? signInErrorText.provider_failed
}

/** Loads /login and /register, and redirects signed-in users. */
export async function loadSignIn(page: PageContext, request: Request) {
  const params = new URL(request.url).searchParams
  const from = returnTo(params.get("from"))
  if (page.viewer) throw redirect(from)
  const [{ google, oidc }, partName] = await Promise.all([
    page.api("GET /config"),
    partNameOf(page.api, from),
  ])
  return {
    from,
    providers: { google, oidc },
    partName,
    signInError: signInErrorOf(params),
    notice: noticeOf(params.get("why"), from),
    // Sign-in at the provider succeeded; the second factor is still missing.
    isCodeDue: params.get("step") === "code",
  }
}

/** Returns why the visitor is here, if they did not come on their own. */
function noticeOf(why: string | null, from: string): string | undefined {
  if (why === "administrators") return pageText.login.administratorsOnly
  if (from.startsWith(`${paths.checkout}?placed=`)) return pageText.login.orderPlaced
  return why === "ended" ? pageText.login.sessionEnded : undefined
}

/** Reads the name from the public list, because reading a single part requires a session. */
async function partNameOf(api: ApiClient, from: string): Promise<string | undefined> {
  const partId = partToBuy(from)
  if (partId === undefined) return undefined
  const parts = await api("GET /part")
  return parts.find((part) => part._id === partId)?.name
}
