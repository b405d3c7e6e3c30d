import { randomBytes } from "node:crypto"
import type { Database } from "#db/connection/client.ts"
import { sharedSecret } from "#db/shop/shop-secrets.ts"
import type { Config } from "#runtime/config.ts"
import { loopbackAddresses, ownAddress } from "#runtime/own-address.ts"

/** Where people find the shop, and the secret that all its processes there share. */
export interface Place {
  publicUrl: string
  /** Other addresses of the same shop. */
  otherOrigins: string[]
  secret: string
}

export async function findPlace(config: Config, db: Database): Promise<Place> {
  const invented = randomBytes(32).toString("base64url")
  return {
    publicUrl: config.publicUrl ?? ownAddress(config),
    otherOrigins: config.publicUrl ? [] : loopbackAddresses(config),
    secret: config.authSecret ?? (await sharedSecret(db, "auth", invented)),
  }
}
