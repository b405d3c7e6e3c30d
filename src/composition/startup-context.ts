import { randomBytes } from "node:crypto"
import { join } from "node:path"
import type pino from "pino"
import type { Database } from "#db/connection/client.ts"
import { sharedSecret } from "#db/shop/shop-secrets.ts"
import type { Config } from "#runtime/config.ts"
import { loopbackAddresses, ownAddress } from "#runtime/port.ts"
import type { CleanUps } from "#runtime/stop-on-signal.ts"

export interface StartupContext {
  config: Config
  log: pino.Logger
  /** Cleanup functions of everything opened so far. */
  cleanUps: CleanUps
}

const root = join(import.meta.dirname, "../..")

export const folders = {
  bundle: join(root, "build/client"),
  pictures: join(root, "seed/pictures"),
}

export const serverBundle = join(root, "build/server/index.js")

/** Public address of the shop, and the secret that its processes share. */
export interface SiteIdentity {
  publicUrl: string
  /** Other addresses of the same shop. */
  otherOrigins: string[]
  secret: string
}

export async function readSiteIdentity(config: Config, db: Database): Promise<SiteIdentity> {
  const generated = randomBytes(32).toString("base64url")
  return {
    publicUrl: config.publicUrl ?? ownAddress(config),
    otherOrigins: config.publicUrl ? [] : loopbackAddresses(config),
    secret: config.authSecret ?? (await sharedSecret(db, "auth", generated)),
  }
}
