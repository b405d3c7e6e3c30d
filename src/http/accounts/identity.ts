import * as contract from "#contract/accounts/identity.ts"
import { changePassword } from "#operations/accounts/change-password.ts"
import type { Identity, IdentityUser } from "#operations/accounts/identity.ts"
import { register, signIn, signOut } from "#operations/accounts/sign-in.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, giveCookies, requireOrigin, type Surroundings } from "../kernel/browser.ts"
import { serve } from "../kernel/serve.ts"
import { serveProviders } from "./identity-providers.ts"
import { serveMailLinks } from "./mail-links.ts"
import { serveSecondFactor } from "./second-factor.ts"

/** The identity provider's calls, each checked and counted before the provider hears of it. */
export function serveIdentity(server: Server, identity: Identity, around: Surroundings): void {
  const { app, shop } = server

  app.use("/api/auth/*", async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") requireOrigin(c, around.callingOrigins)
    await next()
  })

  serve(server, contract.signUp, async ({ body, c }) => {
    const { rememberMe, ...account } = body
    const browser = browserOf(c, around)
    const entered = await register(shop, identity, browser, { ...account, remember: rememberMe })
    return { user: presentUser(giveCookies(c, entered).user) }
  })

  serve(server, contract.signIn, async ({ body, c }) => {
    const { rememberMe, ...credentials } = body
    const browser = browserOf(c, around)
    const entered = await signIn(shop, identity, browser, { ...credentials, remember: rememberMe })
    const { user } = giveCookies(c, entered)
    return user ? { user: presentUser(user) } : { twoFactorRedirect: true as const }
  })

  serve(server, contract.currentSession, async ({ c }) => {
    const { user } = giveCookies(c, await identity.currentUser(browserOf(c, around)))
    return user && { user: presentUser(user) }
  })

  serve(server, contract.signOut, async ({ c }) => {
    const headers = await signOut(shop, identity, c.req.raw.headers)
    giveCookies(c, { cookies: headers.getSetCookie() })
    return { success: true as const }
  })

  serve(server, contract.changePassword, async ({ body, c }) => {
    await changePassword(shop, identity, browserOf(c, around), body)
    return { status: true as const }
  })

  serveProviders(server, identity, around)
  serveSecondFactor(server, identity, around)
  serveMailLinks(server, identity, around)

  app.all("/api/auth/*", () => {
    throw refuse("route_not_found")
  })
}

const presentUser = ({ secondFactor, ...user }: IdentityUser) => ({
  ...user,
  twoFactorEnabled: secondFactor,
})
