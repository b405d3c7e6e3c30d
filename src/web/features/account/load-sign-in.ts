import { redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { signInTroubleText } from "#contract/sign-in-trouble.ts"
import { partToBuy, returnTo } from "#web/paths.ts"
import type { PageContext } from "#web/shop-context.ts"
import type { SignInProps } from "./login-form.tsx"

/** What /login and /register need; whoever is signed in already is sent on at once. */
export async function loadSignIn(page: PageContext, request: Request): Promise<SignInProps> {
  const params = new URL(request.url).searchParams
  const from = returnTo(params.get("from"))
  if (page.viewer) throw redirect(from)
  const [{ google }, partName] = await Promise.all([
    page.api("GET /config"),
    partNameOf(page.api, from),
  ])
  const trouble = troubleOf(params.get("error"))
  return { from, google, partName, trouble, isCodeDue: params.get("step") === "code" }
}

/** From the public list, since one part alone is only for those who have signed in. */
async function partNameOf(api: ApiClient, from: string): Promise<string | undefined> {
  const partId = partToBuy(from)
  if (partId === undefined) return undefined
  const parts = await api("GET /part")
  return parts.find((part) => part._id === partId)?.name
}

/** In our words; whatever else stands in the address is not repeated. */
function troubleOf(error: string | null): string | undefined {
  if (error === null) return undefined
  const known = Object.entries(signInTroubleText).find(([name]) => name === error)
  return known?.[1] ?? signInTroubleText.provider_failed
}
