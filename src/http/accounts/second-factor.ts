import * as contract from "#contract/accounts/second-factor.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import {
  disableSecondFactor,
  passSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
} from "#operations/sessions/second-factor.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, type SiteConfig, setCookies } from "../kernel/browser.ts"
import { serve } from "../kernel/serve.ts"

export function serveSecondFactor(server: Server, identity: Identity, site: SiteConfig): void {
  const { shop } = server

  serve(server, contract.prepareSecondFactor, async ({ body, c }) => {
    const browser = browserOf(c, site)
    const prepared = await prepareSecondFactor(shop, identity, browser, body.password)
    return { totpURI: prepared.uri, backupCodes: prepared.recoveryCodes }
  })

  for (const [endpoint, kind] of [
    [contract.passSecondFactor, "app"],
    [contract.passByRecoveryCode, "recovery"],
  ] as const)
    serve(server, endpoint, async ({ body, c }) => {
      const code = { kind, code: body.code }
      setCookies(c, await passSecondFactor(shop, identity, browserOf(c, site), code))
      return { status: true as const }
    })

  serve(server, contract.disableSecondFactor, async ({ body, c }) => {
    const browser = browserOf(c, site)
    setCookies(c, await disableSecondFactor(shop, identity, browser, body.password))
    return { status: true as const }
  })

  serve(server, contract.renewRecoveryCodes, async ({ body, c }) => ({
    backupCodes: await renewRecoveryCodes(shop, identity, browserOf(c, site), body.password),
  }))
}
