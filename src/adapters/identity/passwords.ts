import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import type { BetterAuthOptions } from "better-auth"
import type { DBAdapterInstance } from "better-auth/adapters"

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
