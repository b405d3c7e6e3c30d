import * as contract from "#contract/accounts/identity-providers.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import {
  beginConnecting,
  beginSignIn,
  finishSignIn,
} from "#operations/sessions/sign-in-by-provider.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, type SiteConfig, setCookies } from "../kernel/browser.ts"
import { serve } from "../kernel/serve.ts"

/** Signing in by Google or another provider: away with the browser, and back. */
export function serveProviders(server: Server, identity: Identity, site: SiteConfig): void {
  const { app, shop } = server

  serve(server, contract.signInByProvider, async ({ body, c }) => {
    const { provider, callbackURL: returnPath, errorCallbackURL: errorPath } = body
    const request = { provider, returnPath, errorPath }
    const { url } = setCookies(c, await beginSignIn(identity, browserOf(c, site), request))
    return { url, redirect: true as const }
  })

  serve(server, contract.connectProvider, async ({ body, c }) => {
    const { provider, password, callbackURL: returnPath, errorCallbackURL: errorPath } = body
    const request = { provider, returnPath, errorPath, password }
    const browser = browserOf(c, site)
    const { url } = setCookies(c, await beginConnecting(shop, identity, browser, request))
    return { url, redirect: true as const }
  })

  for (const provider of ["google", "oidc"] as const)
    app.get(`/api/auth/callback/${provider}`, async (c) => {
      const brought = { provider, query: new URL(c.req.url).search }
      const { path } = setCookies(
        c,
        await finishSignIn(shop, identity, browserOf(c, site), brought),
      )
      c.header("cache-control", "no-store")
      return c.redirect(path)
    })
}
