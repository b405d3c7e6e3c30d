import { jwtVerify } from "jose"
import type { OpenIdProvider } from "./openid-provider.ts"
import { type Claims, claimsSchema } from "./openid-settings.ts"
import { CLOCKS_MAY_DIFFER_S } from "./sign-in-error.ts"

/** Asymmetric only: a token signed with a shared secret, or with nothing, proves nobody. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "ES384", "EdDSA"]
const OLDEST = "1h"

/** Who an ID token is about. Throws unless it is genuine, for this shop, in time and of this sign-in. */
export async function verifyIdToken(
  { settings, discover }: OpenIdProvider,
  token: string,
  nonce?: string,
): Promise<Claims> {
  const { issuer, clientId } = settings
  const { keys } = await discover()
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCKS_MAY_DIFFER_S,
    maxTokenAge: OLDEST,
    requiredClaims: ["sub", "exp", "iat"],
  })
  const { aud, azp } = payload
  const isCached = Array.isArray(aud) && aud.length > 1
  if ((isCached || azp !== undefined) && azp !== clientId)
    throw new Error("The ID token was issued to somebody else")
  if (nonce !== undefined && payload.nonce !== nonce)
    throw new Error("The ID token belongs to another sign-in")
  return claimsSchema.parse(payload)
}
