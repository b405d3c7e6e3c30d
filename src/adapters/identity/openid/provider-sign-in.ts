import { decodeJwt } from "jose"
import { JOSEError } from "jose/errors"
import { ClientError } from "openid-client"
import { z } from "zod"
import type { Browser, Identity, SignInError } from "#operations/kernel/identity.ts"
import { IdentityRefused } from "#operations/kernel/ports.ts"
import type { AuthAnswer, AuthCall } from "../auth-calls.ts"
import { outcomeOf, type SessionReader } from "../read-session.ts"
import {
  captureSignInError,
  type OpenIdProvider,
  ProviderUnreachable,
  verifyIdToken,
} from "./openid-provider.ts"

type ProviderSignIn = Pick<
  Identity,
  "beginWithProvider" | "finishWithProvider" | "isIdToken" | "readIdToken" | "signInByIdToken"
>

const urlSchema = z.object({ url: z.url() })

/** Maps errors of Better Auth and providers to the shop's codes; all others are provider failures. */
const errors: ReadonlyMap<string, SignInError> = new Map([
  ["access_denied", "cancelled"],
  ["state_not_found", "expired"],
  ["state_mismatch", "expired"],
  ["state_security_mismatch", "expired"],
  ["state_invalid", "expired"],
  ["account_not_linked", "password_needed"],
  ["email_not_found", "email_missing"],
  ["unable_to_link_account", "not_linked"],
  ["email_does_not_match", "not_linked"],
  ["account_already_linked_to_different_user", "not_linked"],
])

/** Implements sign-in with an OpenID provider: by redirects of the browser, or with an ID token. */
export const providerSignIn = (
  providers: OpenIdProvider[],
  call: AuthCall,
  sessions: SessionReader,
): ProviderSignIn => ({
  async beginWithProvider({ provider, returnPath, errorPath, connect }, browser) {
    const request = { provider, callbackURL: returnPath, errorCallbackURL: errorPath }
    const route = connect ? "POST /link-social" : "POST /sign-in/social"
    const { body, cookies } = await call(browser, route, request)
    return { url: urlSchema.parse(body).url, cookies }
  },

  finishWithProvider: (provider, query, browser) =>
    captureSignInError(async (noted) => {
      const answer = await call(browser, `GET /callback/${provider}${query}`)
      const { cookies } = answer
      const landing = landingOf(answer, browser)
      const reply = { path: withoutError(landing), cookies }
      const error = landing.searchParams.get("error")
      if (error !== null)
        return { ...reply, error: noted.error ?? errors.get(error) ?? "provider_failed" }
      if (outcomeOf(answer).twoFactorRedirect) return { ...reply, secondFactorAsked: true }
      return { ...reply, session: await sessions.sessionOfCookies(cookies) }
    }),

  isIdToken: (token) => findProviderOf(providers, token) !== undefined,

  async readIdToken(token) {
    const found = findProviderOf(providers, token)
    const claims = found && (await verifyIdToken(found, token).catch(refuseIfUnreachable))
    if (!found || !claims?.email || claims.email_verified !== true) return undefined
    return { provider: found.settings.id, email: claims.email }
  },

  async signInByIdToken(provider, token, browser) {
    // A client that sends a token is not a browser, so its cookies are ignored.
    const stranger: Browser = { ...browser, cookie: "" }
    const answer = await call(stranger, "POST /sign-in/social", { provider, idToken: { token } })
    return outcomeOf(answer).twoFactorRedirect
      ? { cookies: answer.cookies }
      : sessions.signedIn(answer)
  },
})

/** Finds the provider by the token's claimed issuer, which is not verified yet. */
function findProviderOf(providers: OpenIdProvider[], token: string): OpenIdProvider | undefined {
  try {
    const { iss } = decodeJwt(token)
    return providers.find(({ settings }) => settings.issuer === iss)
  } catch {
    return undefined
  }
}

/** Returns undefined for an error of the token or of the provider's answer. */
function refuseIfUnreachable(error: unknown): undefined {
  if (error instanceof ProviderUnreachable) throw new IdentityRefused("provider_unreachable")
  if (!(error instanceof JOSEError || error instanceof ClientError)) throw error
}

/** Returns the page to redirect to; the login page if the address is foreign or belongs to the API. */
function landingOf({ location }: AuthAnswer, { origin }: Browser): URL {
  const failed = new URL("/login?error=provider_failed", origin)
  const url = location && URL.canParse(location, origin) ? new URL(location, origin) : failed
  if (url.origin === origin && !url.pathname.startsWith("/api/")) return url
  return new URL(`/login?error=${url.searchParams.get("error") ?? "provider_failed"}`, origin)
}

function withoutError(url: URL): string {
  const clean = new URL(url)
  clean.searchParams.delete("error")
  clean.searchParams.delete("error_description")
  return clean.pathname + clean.search + clean.hash
}
