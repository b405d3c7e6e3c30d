import * as contract from "#contract/accounts/identity.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { changePassword } from "#operations/sessions/change-credentials.ts"
import type { Identity, IdentityUser } from "#operations/sessions/identity.ts"
import { register, signIn, signOut } from "#operations/sessions/sign-in.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, requireOrigin, type SiteConfig, setCookies } from "../kernel/browser.ts"
import { serve } from "../kernel/serve.ts"
import { serveProviders } from "./identity-providers.ts"
import { serveMailLinks } from "./mail-links.ts"
import { serveSecondFactor } from "./second-factor.ts"

/** The identity provider's calls, each checked and counted before the provider hears of it. */
export function serveIdentity(server: Server, identity: Identity, site: SiteConfig): void {
  const { app, shop } = server

  app.use("/api/auth/*", async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") requireOrigin(c, site.callingOrigins)
    await next()
  })

  serve(server, contract.signUp, async ({ body, c }) => {
    const { rememberMe, ...account } = body
    const browser = browserOf(c, site)
    const entered = await register(shop, identity, browser, { ...account, remember: rememberMe })
    return { user: presentUser(setCookies(c, entered).user) }
  })

  serve(server, contract.signIn, async ({ body, c }) => {
    const { rememberMe, ...credentials } = body
    const browser = browserOf(c, site)
    const entered = await signIn(shop, identity, browser, { ...credentials, remember: rememberMe })
    const { user } = setCookies(c, entered)
    return user ? { user: presentUser(user) } : { twoFactorRedirect: true as const }
  })

  serve(server, contract.currentSession, async ({ c }) => {
    const { user } = setCookies(c, await identity.currentUser(browserOf(c, site)))
    return user && { user: presentUser(user) }
  })

  serve(server, contract.signOut, async ({ c }) => {
    const headers = await signOut(shop, identity, c.req.raw.headers)
    setCookies(c, { cookies: headers.getSetCookie() })
    return { success: true as const }
  })

  serve(server, contract.changePassword, async ({ body, c }) => {
    await changePassword(shop, identity, browserOf(c, site), body)
    return { status: true as const }
  })

  serveProviders(server, identity, site)
  serveSecondFactor(server, identity, site)
  serveMailLinks(server, identity, site)

  app.all("/api/auth/*", () => {
    throw refuse("route_not_found")
  })
}

const presentUser = ({ secondFactor, ...user }: IdentityUser) => ({
  ...user,
  twoFactorEnabled: secondFactor,
})
