import * as contract from "#contract/accounts/mail-links.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import {
  askForNewPassword,
  chooseNewPassword,
  mailVerificationAgain,
  verifyEmail,
} from "#operations/sessions/mail-links.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, type SiteConfig } from "../kernel/browser.ts"
import { serve } from "../kernel/serve.ts"

const RESET_ASKED =
  "If this address has an account, a link to choose a new password is in the mail."

/** Forgotten passwords and addresses to prove. */
export function serveMailLinks(server: Server, identity: Identity, site: SiteConfig): void {
  const { shop } = server

  serve(server, contract.requestPasswordReset, async ({ body, c }) => {
    await askForNewPassword(shop, identity, browserOf(c, site), body.email)
    return { status: true as const, message: RESET_ASKED }
  })

  serve(server, contract.resetPassword, async ({ body, c }) => {
    await chooseNewPassword(shop, identity, browserOf(c, site), body)
    return { status: true as const }
  })

  serve(server, contract.sendVerificationEmail, async ({ c }) => {
    await mailVerificationAgain(shop, identity, browserOf(c, site))
    return { status: true as const }
  })

  serve(server, contract.verifyEmail, async ({ body, c }) => {
    await verifyEmail(shop, identity, browserOf(c, site), body.token)
    return { status: true as const }
  })
}
