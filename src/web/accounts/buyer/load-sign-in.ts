import { redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { partToBuy, returnTo } from "#web/navigation/return-to.ts"
import type { PageContext } from "#web/shop-context.ts"
import type { SignInProps } from "./login-form.tsx"
import { signInErrorOf } from "./sign-in-error.ts"

/** What /login and /register need; whoever is signed in already is sent on at once. */
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
    isForAdministrators: params.get("why") === "administrators",
    isCodeDue: params.get("step") === "code",
  }
}

/** From the public list, since one part alone is only for those who have signed in. */
async function partNameOf(api: ApiClient, from: string): Promise<string | undefined> {
  const partId = partToBuy(from)
  if (partId === undefined) return undefined
  const parts = await api("GET /part")
  return parts.find((part) => part._id === partId)?.name
}
