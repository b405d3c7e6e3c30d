import { redirect } from "react-router"
import { signInErrorText } from "#contract/accounts/sign-in-errors.ts"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { partToBuy, returnTo } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import type { PageContext } from "#web/shop-context.ts"
import type { SignInProps } from "./sign-in-forms.tsx"

/** Returns our own message for a failed sign-in by a provider. Never shows text from the address. */
export function signInErrorOf(params: URLSearchParams): string | undefined {
  const error = params.get("error")
  if (error === null) return undefined
  const known = Object.entries(signInErrorText).find(([name]) => name === error)
  return known?.[1] ?? signInErrorText.provider_failed
}

/** Loads /login and /register, and redirects signed-in users. */
export async function loadSignIn(page: PageContext, request: Request): Promise<SignInProps> {
  const params = new URL(request.url).searchParams
  const from = returnTo(params.get("from"))
  if (page.viewer) throw redirect(from)
  const [{ google, oidc }, partName] = await Promise.all([
    page.api("GET /config"),
    partNameOf(page.api, from),
  ])
  return {
    from,
    services: { google, oidc },
    partName,
    signInError: signInErrorOf(params),
    notice: noticeOf(params.get("why"), from),
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
