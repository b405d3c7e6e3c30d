import * as contract from "#contract/accounts/identity.ts"
import { translate } from "#domain/languages/translate.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import {
  beginConnecting,
  changePassword,
  disableSecondFactor,
  passSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
} from "#operations/sessions/change-credentials.ts"
import {
  chooseNewPassword,
  mailVerificationAgain,
  requestNewPassword,
  verifyEmail,
} from "#operations/sessions/mail-links.ts"
import {
  beginSignIn,
  finishSignIn,
  register,
  signIn,
  signOut,
} from "#operations/sessions/sign-in.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, requireOrigin, setCookies } from "../kernel/authenticate.ts"
import { serveProof } from "../kernel/queue-calls.ts"
import { serve } from "../kernel/serve.ts"

function serveProviders(server: Server): void {
  const { app, shop, site } = server

  serve(server, contract.signInByProvider, async ({ body, c }) => {
    const { provider, callbackURL: returnPath, errorCallbackURL: errorPath } = body
    const request = { provider, returnPath, errorPath }
    const { url } = setCookies(c, await beginSignIn(shop, browserOf(c, site), request))
    return { url, redirect: true as const }
  })

  serve(server, contract.connectProvider, async ({ body, c }) => {
    const { provider, password, callbackURL: returnPath, errorCallbackURL: errorPath } = body
    const request = { provider, returnPath, errorPath, password }
    const browser = browserOf(c, site)
    const { url } = setCookies(c, await beginConnecting(shop, browser, request))
    return { url, redirect: true as const }
  })

  for (const provider of ["google", "oidc"] as const)
    app.get(`/api/auth/callback/${provider}`, async (c) => {
      const callback = { provider, query: new URL(c.req.url).search }
      return serveProof(server, "proof", c, undefined, async () => {
        const { path } = setCookies(c, await finishSignIn(shop, browserOf(c, site), callback))
        c.header("cache-control", "no-store")
        return c.redirect(path)
      })
    })
}

const RESET_REQUESTED =
  "If this address has an account, we have e-mailed it a link to choose a new password."

function serveMailLinks(server: Server): void {
  const { shop, site } = server

  serve(server, contract.requestPasswordReset, async ({ body, c }) => {
    await requestNewPassword(shop, browserOf(c, site), body.email)
    return { status: true as const, message: translate(RESET_REQUESTED) }
  })

  serve(server, contract.resetPassword, async ({ body, c }) => {
    const removed = await chooseNewPassword(shop, browserOf(c, site), body)
    return {
      status: true as const,
      addressesRemoved: removed.addresses || undefined,
      taxIdsRemoved: removed.taxIds || undefined,
    }
  })

  serve(server, contract.sendVerificationEmail, async ({ c }) => {
    await mailVerificationAgain(shop, browserOf(c, site))
    return { status: true as const }
  })

  serve(server, contract.verifyEmail, async ({ body, c }) => {
    await verifyEmail(shop, browserOf(c, site), body.token)
    return { status: true as const }
  })
}

/** Serves sign-in, registration and credentials. Refuses writes from foreign origins. */
export function serveIdentity(server: Server): void {
  const { app, shop, site } = server

  app.use("/api/auth/*", async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") requireOrigin(c, site.callingOrigins)
    await next()
  })

  serve(server, contract.signUp, async ({ body, c }) => {
    const { rememberMe, ...account } = body
    const browser = browserOf(c, site)
    const result = await register(shop, browser, { ...account, remember: rememberMe })
    return { user: setCookies(c, result).user }
  })

  serve(server, contract.signIn, async ({ body, c }) => {
    const { rememberMe, ...credentials } = body
    const browser = browserOf(c, site)
    const result = await signIn(shop, browser, { ...credentials, remember: rememberMe })
    const { user } = setCookies(c, result)
    return user ? { user } : { twoFactorRedirect: true as const }
  })

  serve(server, contract.currentSession, async ({ c }) => {
    const { user } = setCookies(c, await shop.identity.currentUser(browserOf(c, site)))
    return user && { user }
  })

  serve(server, contract.signOut, async ({ c }) => {
    const headers = await signOut(shop, c.req.raw.headers)
    setCookies(c, { cookies: headers.getSetCookie() })
    return { success: true as const }
  })

  serve(server, contract.changePassword, async ({ body, c }) => {
    await changePassword(shop, browserOf(c, site), body)
    return { status: true as const }
  })

  serveProviders(server)
  serveSecondFactor(server)
  serveMailLinks(server)

  app.all("/api/auth/*", () => {
    throw refuse("route_not_found")
  })
}

function serveSecondFactor(server: Server): void {
  const { shop, site } = server

  serve(server, contract.prepareSecondFactor, async ({ body, c }) => {
    const browser = browserOf(c, site)
    const prepared = await prepareSecondFactor(shop, browser, body.password)
    return { totpURI: prepared.uri, backupCodes: prepared.recoveryCodes }
  })

  for (const [endpoint, kind] of [
    [contract.passSecondFactor, "app"],
    [contract.passByRecoveryCode, "recovery"],
  ] as const)
    serve(server, endpoint, async ({ body, c }) => {
      const code = { kind, code: body.code }
      setCookies(c, await passSecondFactor(shop, browserOf(c, site), code))
      return { status: true as const }
    })

  serve(server, contract.disableSecondFactor, async ({ body, c }) => {
    const browser = browserOf(c, site)
    setCookies(c, await disableSecondFactor(shop, browser, body.password))
    return { status: true as const }
  })

  serve(server, contract.renewRecoveryCodes, async ({ body, c }) => ({
    backupCodes: await renewRecoveryCodes(shop, browserOf(c, site), body.password),
  }))
}
