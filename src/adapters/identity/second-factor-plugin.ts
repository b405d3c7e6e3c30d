import { createHash, randomBytes } from "node:crypto"
import { APIError, createAuthMiddleware } from "better-auth/api"
import { twoFactor } from "better-auth/plugins/two-factor"
import { z } from "zod"

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

/** Refuses a code that was used before: somebody may have read it over a shoulder. */
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
export const digestOf = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest("hex")
