import { createHash } from "node:crypto"
import { createRemoteJWKSet, customFetch, jwtVerify } from "jose"
import { JWTClaimValidationFailed, JWTExpired } from "jose/errors"
import { z } from "zod"
import { type Claims, claimsSchema, type OpenIdSettings } from "./openid-settings.ts"
import { noteTrouble } from "./trouble.ts"

const TIMEOUT_MS = 5_000
const KEEP_METADATA_MS = 60 * 60 * 1000
/** Asymmetric only: a token signed with a shared secret, or with nothing, proves nobody. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "ES384", "EdDSA"]
const CLOCKS_MAY_DIFFER = "60s"
const OLDEST_TOKEN = "1h"

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
})
const tokensSchema = z.object({ id_token: z.string(), access_token: z.string().optional() })

export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** It did not answer, or failed, or did not come to an end. */
class Unreachable extends Error {}

/** Notes it for everybody who waits for this answer, whoever of them had asked. */
function note(error: unknown): never {
  if (error instanceof Unreachable) noteTrouble("provider_unreachable")
  throw error
}

export type OpenIdClient = ReturnType<typeof openIdClient>

/** The authorization code flow with PKCE, state and nonce, as the relying party sees it. */
export function openIdClient(settings: OpenIdSettings) {
  const { issuer, clientId, clientSecret } = settings
  let known: { at: number; provider: ReturnType<typeof discover> } | undefined

  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await settings.fetch(url, { redirect: "error", signal, ...init })
      if (response.status >= 500) throw new Error(`answered ${response.status}`)
      // Also its end comes in time, or it has not answered.
      return new Response(await response.text(), response)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      settings.warn({ issuer, url, reason }, "sign_in_service_unreachable")
      throw new Unreachable(`The sign-in service ${issuer} could not be asked`, { cause })
    }
  }

  const discover = async () => {
    const base = issuer.replace(/\/$/, "")
    const response = await ask(`${base}/.well-known/openid-configuration`)
    const metadata = metadataSchema.parse(await response.json())
    if (metadata.issuer !== issuer)
      throw new Error(`The sign-in service at ${issuer} calls itself ${metadata.issuer}`)
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { [customFetch]: ask })
    return { metadata, keys }
  }

  /** Asked when first needed, so that a provider that is down keeps no shop from starting. */
  const metadataAndKeys = () => {
    if (known && Date.now() - known.at < KEEP_METADATA_MS) return known.provider
    const asked = { at: Date.now(), provider: discover() }
    known = asked
    asked.provider.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.provider
  }
  const provider = () => metadataAndKeys().catch(note)

  return {
    async authorizationUrl(request: AuthorizationRequest): Promise<URL> {
      const { metadata } = await provider()
      const url = new URL(metadata.authorization_endpoint)
      const challenge = createHash("sha256").update(request.codeVerifier).digest("base64url")
      for (const [name, value] of Object.entries({
        response_type: "code",
        client_id: clientId,
        redirect_uri: request.redirectUri,
        scope: "openid email profile",
        state: request.state,
        nonce: request.nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
        ...(settings.prompt && { prompt: settings.prompt }),
      }))
        url.searchParams.set(name, value)
      return url
    },

    async exchange(code: string, codeVerifier: string, redirectUri: string) {
      const { metadata } = await provider()
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      })
      const headers = new Headers({ accept: "application/json" })
      if (metadata.token_endpoint_auth_methods_supported.includes("client_secret_basic"))
        headers.set("authorization", `Basic ${basic(clientId, clientSecret)}`)
      else {
        body.set("client_id", clientId)
        body.set("client_secret", clientSecret)
      }
      const request = { method: "POST", headers, body }
      const response = await ask(metadata.token_endpoint, request).catch(note)
      if (!response.ok) throw new Error(`The sign-in service ${issuer} refused the code`)
      const { id_token, access_token } = tokensSchema.parse(await response.json())
      return { idToken: id_token, accessToken: access_token }
    },

    /** Who an ID token is about. Throws unless it is genuine, for this shop, in time and of this sign-in. */
    async verify(idToken: string, nonce?: string): Promise<Claims> {
      const { keys } = await provider()
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCKS_MAY_DIFFER,
        maxTokenAge: OLDEST_TOKEN,
        requiredClaims: ["sub", "exp", "iat"],
      }).catch((error) => {
        if (isAboutTime(error)) noteTrouble("clock_skew")
        return note(error)
      })
      const { azp, aud } = payload
      if (Array.isArray(aud) && aud.length > 1 && azp !== clientId)
        throw new Error("The ID token was issued to somebody else")
      if (azp !== undefined && azp !== clientId)
        throw new Error("The ID token was issued to somebody else")
      if (nonce !== undefined && payload.nonce !== nonce)
        throw new Error("The ID token belongs to another sign-in")
      return claimsSchema.parse(payload)
    },

    /** The claims with what some providers tell only at their user-info address. */
    async complete(claims: Claims, accessToken: string | undefined): Promise<Claims> {
      const { metadata } = await provider()
      if (claims.email || !accessToken || !metadata.userinfo_endpoint) return claims
      const headers = { authorization: `Bearer ${accessToken}` }
      const response = await ask(metadata.userinfo_endpoint, { headers }).catch(note)
      const told = claimsSchema.omit({ iss: true }).parse(await response.json())
      if (told.sub !== claims.sub) throw new Error("The user info is about somebody else")
      return { ...claims, ...told }
    },
  }
}

const isAboutTime = (error: unknown): boolean =>
  error instanceof JWTExpired ||
  (error instanceof JWTClaimValidationFailed && ["iat", "nbf"].includes(error.claim))

/** RFC 6749, 2.3.1: both are form-encoded before they are joined. */
const basic = (id: string, secret: string): string =>
  Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")
