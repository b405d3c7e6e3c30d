import { z } from "zod"
import type { Identity } from "#operations/sessions/identity.ts"
import type { AuthAnswer, AuthCall } from "./auth-call.ts"
import { digestOf } from "./second-factor-plugin.ts"
import type { SessionReader } from "./signed-in.ts"

type SecondFactor = Pick<
  Identity,
  "prepareSecondFactor" | "passSecondFactor" | "disableSecondFactor" | "renewRecoveryCodes"
>

const preparedSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
const codesSchema = z.object({ backupCodes: z.array(z.string()) })

export const secondFactor = (call: AuthCall, sessions: SessionReader): SecondFactor => ({
  async prepareSecondFactor(password, browser) {
    const { body } = await call(browser, "POST /two-factor/enable", { password })
    const { totpURI, backupCodes } = preparedSchema.parse(body)
    return { uri: totpURI, recoveryCodes: backupCodes }
  },

  async passSecondFactor({ kind, code }, browser) {
    const answer =
      kind === "app"
        ? await call(browser, "POST /two-factor/verify-totp", { code })
        : await call(browser, "POST /two-factor/verify-backup-code", { code: digestOf(code) })
    return enteredBy(answer, sessions)
  },

  async disableSecondFactor(password, browser) {
    const { cookies } = await call(browser, "POST /two-factor/disable", { password })
    return { cookies }
  },

  async renewRecoveryCodes(password, browser) {
    const answer = await call(browser, "POST /two-factor/generate-backup-codes", { password })
    return codesSchema.parse(answer.body).backupCodes
  },
})

async function enteredBy({ cookies }: AuthAnswer, sessions: SessionReader) {
  const session = await sessions.sessionOfCookies(cookies)
  if (!session) throw new Error("a right code began no session")
  return { session, cookies }
}
