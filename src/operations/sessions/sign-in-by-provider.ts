import { ownPath } from "#contract/kernel/own-path.ts"
import { setFirstLanguage } from "#db/accounts/users.ts"
import { DEFAULT_LANGUAGE, readLanguagePath } from "#domain/languages/languages.ts"
import { networkOf } from "#domain/network.ts"
import { mergeCarts } from "../cart/change-cart.ts"
import type {
  Browser,
  ProviderId,
  ProviderOutcome,
  ProviderRequest,
  SignedIn,
} from "../kernel/identity.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { runWithProof } from "./change-credentials.ts"
import { completeSignIn } from "./sign-in.ts"

/** Returns the provider's address for signing in. Limited, because each begun sign-in is stored for a while. */
export async function beginSignIn(
  shop: Shop,
  browser: Browser,
  request: Omit<ProviderRequest, "connect">,
): Promise<{ url: string; cookies: string[] }> {
  await consumeLimit(shop, "providerSignInOfAddress", networkOf(browser.address))
  return shop.identity.beginWithProvider({ ...request, connect: false }, browser)
}

/** Returns the provider's address for connecting an identity to the signed-in account. Requires a fresh proof. */
export const beginConnecting = (
  shop: Shop,
  browser: Browser,
  { password, ...request }: Omit<ProviderRequest, "connect"> & { password: string | undefined },
): Promise<{ url: string; cookies: string[] }> =>
  runWithProof(shop, browser, password, () =>
    shop.identity.beginWithProvider({ ...request, connect: true }, browser),
  )

/** Completes a sign-in at the provider, and returns the page to go to. */
export async function finishSignIn(
  shop: Shop,
  browser: Browser,
  { provider, query }: { provider: ProviderId; query: string },
): Promise<Pick<ProviderOutcome, "path" | "cookies">> {
  const outcome = await shop.identity.finishWithProvider(provider, query, browser)
  const { cookies, session, error, secondFactorAsked } = outcome
  const path = ownPath(outcome.path) ?? "/"
  const { address } = browser
  if (error) {
    shop.log.warn({ provider, reason: error, address }, "provider_sign_in_failed")
    return { path: addParameter(path, "error", error), cookies }
  }
  if (secondFactorAsked)
    return { path: `/login?step=code&from=${encodeURIComponent(path)}`, cookies }
  const { language } = readLanguagePath(path)
  if (session && language !== DEFAULT_LANGUAGE)
    await setFirstLanguage(shop.db, session.userId, language)
  if (session) await completeSignIn(shop, browser, session, provider)
  else shop.log.info({ provider, address }, "provider_connected")
  return { path, cookies }
}

/**
 * Signs in by an ID token of a configured provider, in place of a browser's cookie. Throws `forbidden` if it names
 * another address than `email`, whether or not that has an account.
 */
export async function signInByIdToken(
  shop: Shop,
  browser: Browser,
  { token, email }: { token: string; email: string },
): Promise<SignedIn> {
  const proved = await shop.identity.readIdToken(token)
  if (!proved) throw refuse("identity_proof_missing")
  if (proved.email.trim().normalize("NFC").toLowerCase() !== email) throw refuse("forbidden")
  const entered = await shop.identity.signInByIdToken(proved.provider, token, browser)
  if (!entered.user) throw refuse("second_factor_needed")
  await mergeCarts(shop, browser.cartToken, entered.user.id)
  shop.log.info(
    { userId: entered.user.id, by: proved.provider, address: browser.address },
    "signed_in",
  )
  return entered
}

function addParameter(path: string, name: string, value: string): string {
  const url = new URL(path, "http://shop.invalid")
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
