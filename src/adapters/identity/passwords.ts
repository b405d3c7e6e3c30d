import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify(argon2)

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16
const STORED =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** The password as it is kept: Argon2id with its cost and salt, in the usual `$argon2id$…` form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await derive("argon2id", {
    message: inBytes(password),
    nonce,
    ...COST,
    tagLength: TAG_BYTES,
  })
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Whether this is the password that was kept, at the cost it was kept with. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", kept = ""] = STORED.exec(stored) ?? []
  if (kept === "") return false
  const tag = await derive("argon2id", {
    message: inBytes(password),
    nonce: Buffer.from(salt, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: TAG_BYTES,
  })
  return timingSafeEqual(tag, Buffer.from(kept, "base64"))
}

/** One password, however the keyboard composed its characters. */
const inBytes = (password: string): Buffer => Buffer.from(password.normalize("NFKC"))
const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "")
