import { createHash, randomBytes } from "node:crypto"
import { APIError, createAuthMiddleware } from "better-auth/api"
import { twoFactor } from "better-auth/plugins/two-factor"
import { z } from "zod"
import type { Identity } from "#operations/sessions/identity.ts"
import type { AuthAnswer, AuthCall } from "./auth-call.ts"
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

const FIFTEEN_MINUTES_S = 15 * 60
const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const DIGEST = /^[0-9a-f]{64}$/
const storedSchema = z.array(z.string())
const codeSchema = z.object({ code: z.string() })

/** Ways in after which Better Auth asks for no code: a provider, and an ID token. */
const OTHER_WAYS_IN = ["/callback/:id", "/sign-in/social"]

/** Codes of an authenticator app, and recovery codes, required after every way to sign in. */
export function secondFactorPlugin() {
  const plugin = twoFactor({
    twoFactorTable: "twoFactors",
    allowPasswordless: true,
    accountLockout: { maxFailedAttempts: 5, durationSeconds: FIFTEEN_MINUTES_S },
    backupCodeOptions: {
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, recoveryCode),
      // 120 random bits each: a digest without salt reveals nothing.
      storeBackupCodes: {
        encrypt: async (json) => {
          const codes = storedSchema.parse(JSON.parse(json))
          return JSON.stringify(codes.map((code) => (DIGEST.test(code) ? code : digestOf(code))))
        },
        decrypt: async (stored) => stored,
      },
    },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || OTHER_WAYS_IN.includes(context.path ?? ""),
  }))
  return { ...plugin, hooks: { after } }
}

/** Each code opens one session: it may have been read over a shoulder. */
export const refuseUsedCode = (isFirstUse: (userId: string, code: string) => Promise<boolean>) =>
  createAuthMiddleware(async (ctx) => {
    const entered = ctx.context.newSession
    if (ctx.path !== "/two-factor/verify-totp" || !entered) return
    const { code } = codeSchema.parse(ctx.body)
    if (await isFirstUse(entered.user.id, code)) return
    await ctx.context.internalAdapter.deleteSession(entered.session.token)
    throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE" })
  })

function recoveryCode(): string {
  const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join("")
  return letters.replace(/(.{4})(?=.)/g, "$1-")
}

/** Ignores case, spaces and dashes. */
const digestOf = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest("hex")
