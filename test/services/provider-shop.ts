import { expect } from "vitest"
import { cookieHeader } from "../cookies.ts"
import { openTestApi } from "../test-shop.ts"
import { CLIENT, openIdProvider } from "./openid-provider.ts"
import { type ProviderBrowser, providerBrowser } from "./provider-browser.ts"

/** A shop with an OpenID provider for signing in. */
export async function providerShop() {
  const provider = await openIdProvider()
  const keys = { issuer: provider.issuer, ...CLIENT }
  const shop = await openTestApi({
    rateLimitScale: 0,
    google: keys,
    oidc: { ...keys, name: "Northmere" },
  })
  let newcomers = 0

  return {
    provider,
    keys,
    shop,
    /** A new browser and a person whom the provider will confirm. */
    newcomer(): ProviderBrowser {
      newcomers += 1
      provider.fault = undefined
      provider.person = {
        sub: `subject-${newcomers}`,
        email: `person-${newcomers}@gmail.com`,
        email_verified: true,
        name: "Grace Hopper",
      }
      return providerBrowser(shop)
    },
    address: () => String(provider.person.email),
    async register(email: string, verified = false) {
      const password = "a password of some length"
      const { headers } = await shop.send("POST /api/auth/sign-up/email", {
        body: { name: "Ada", email, password },
      })
      if (verified)
        await shop.sql("update users set email_verified = true where email = $1", [email])
      return { password, cookie: cookieHeader(headers) }
    },
    async close(): Promise<void> {
      await shop.close()
      await provider.close()
    },
  }
}

/** Reads the error that the sign-in page receives. */
export async function signInErrorOf(arrival: Promise<{ url: URL }>): Promise<string | null> {
  const { url } = await arrival
  expect(url.pathname + url.searchParams.get("from")).toBe("/loginx")
  return url.searchParams.get("error")
}
