import { argon2, createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import type { BetterAuthOptions } from "better-auth"
import type { DBAdapterInstance } from "better-auth/adapters"
import { APIError, createAuthMiddleware } from "better-auth/api"
import { twoFactor } from "better-auth/plugins/two-factor"
import { z } from "zod"
import { SECOND_FACTOR_LOCK_S } from "#operations/kernel/ports.ts"

const derive = promisify(argon2)

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16
const STORED =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** Hashes a password with Argon2id; the result contains cost and salt: `$argon2id$…`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await derive("argon2id", {
    message: passwordBytes(password),
    nonce,
    ...COST,
    tagLength: TAG_BYTES,
  })
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Compares a password with a hash, using the hash's own cost. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", kept = ""] = STORED.exec(stored) ?? []
  if (kept === "") return false
  const tag = await derive("argon2id", {
    message: passwordBytes(password),
    nonce: Buffer.from(salt, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: TAG_BYTES,
  })
  return timingSafeEqual(tag, Buffer.from(kept, "base64"))
}

/** Normalizes characters that keyboards compose differently. */
const passwordBytes = (password: string): Buffer => Buffer.from(password.normalize("NFKC"))
const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "")

/**
 * Equalizes timing: Better Auth looks up an account by address, then its credentials. This also runs the second query
 * for unknown addresses; otherwise response times would reveal whether an account exists.
 */
export const equalizeLookupTiming =
  (open: DBAdapterInstance<BetterAuthOptions>): DBAdapterInstance<BetterAuthOptions> =>
  (options) => {
    const adapter = open(options)
    return {
      ...adapter,
      async findOne<Found>(query: Parameters<typeof adapter.findOne>[0]) {
        const found = await adapter.findOne<Found>(query)
        if (found === null && query.join?.account)
          await adapter.findMany({ model: "account", where: [{ field: "userId", value: "" }] })
        return found
      },
    }
  }

const RECOVERY_CODES = 10
/** Omits letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const DIGEST = /^[0-9a-f]{64}$/
const storedSchema = z.array(z.string())
const codeSchema = z.object({ code: z.string() })

/** Sign-in routes for which Better Auth does not require a code: by provider and by ID token. */
const OTHER_WAYS_IN = ["/callback/:id", "/sign-in/social"]

/** Configures authenticator codes and recovery codes, required for every way of signing in. */
export function secondFactorPlugin() {
  const plugin = twoFactor({
    twoFactorTable: "twoFactors",
    allowPasswordless: true,
    accountLockout: { maxFailedAttempts: 5, durationSeconds: SECOND_FACTOR_LOCK_S },
    backupCodeOptions: {
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, recoveryCode),
      // Each code has 120 random bits, so an unsalted digest is safe.
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

/** Refuses a code that has already opened a session, because someone may have watched it being typed. */
export const refuseUsedCode = (isFirstUse: (userId: string, code: string) => Promise<boolean>) =>
  createAuthMiddleware(async (ctx) => {
    const entered = ctx.context.newSession
    if (ctx.path !== "/two-factor/verify-totp" || !entered) return
    const { code } = codeSchema.parse(ctx.body)
    if (await isFirstUse(entered.user.id, code)) return
    await ctx.context.internalAdapter.deleteSession(entered.session.token)
    throw new APIError("UNAUTHORIZED", { code: "CODE_USED" })
  })

function recoveryCode(): string {
  const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join("")
  return letters.replace(/(.{4})(?=.)/g, "$1-")
}

/** Hashes a recovery code, ignoring case, spaces and dashes. */
export const digestOf = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest("hex")
