import { AsyncLocalStorage } from "node:async_hooks"
import { createRemoteJWKSet, customFetch as fetchKeys, jwtVerify } from "jose"
import { JWTClaimValidationFailed, JWTExpired, JWTInvalid } from "jose/errors"
import * as openid from "openid-client"
import { ClientError } from "openid-client"
import { z } from "zod"
import type { SignInError } from "#operations/kernel/identity.ts"

/** Claims that the shop reads from an ID token. */
export const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  /** Google Workspace domain of the account. */
  hd: z.string().optional(),
})
export type Claims = z.output<typeof claimsSchema>

export interface OpenIdSettings {
  id: "google" | "oidc"
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Asks the provider to let the user choose an account. */
  prompt?: "select_account"
  /** Namespace of this provider's identities; defaults to its issuer. */
  namespace?: string
  /** Reports whether a confirmed address from this provider may link its identity to an existing account. */
  isEmailVerified: (claims: Claims) => boolean
  /** Whether it is a stand-in, which is never linked to existing accounts, not even with a proved password. */
  standIn: boolean
  /** Called before each wait for the provider, so that it delays no other calls. */
  beforeWaiting: () => void
  warn: (facts: object, event: string) => void
  fetch: (url: string, init?: RequestInit) => Promise<Response>
}

/** Reports whether Google is authoritative for the address: its own addresses and those of Workspace domains. */
export const isVerifiedByGoogle = ({ email, email_verified, hd }: Claims): boolean =>
  email_verified === true && (hd !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email ?? ""))

const CLOCKS_MAY_DIFFER_S = 60

/** Thrown if the provider does not answer, fails or does not finish. A TypeError, like network errors of `fetch`. */
export class ProviderUnreachable extends TypeError {}

interface NotedError {
  error?: SignInError
}

const current = new AsyncLocalStorage<NotedError>()

/** Runs work and collects the provider error recorded during it, which Better Auth swallows. */
export const captureSignInError = <Result>(
  work: (noted: Readonly<NotedError>) => Promise<Result>,
): Promise<Result> => {
  const noted: NotedError = {}
  return current.run(noted, () => work(noted))
}

/** Records the error for the current request. Requests that share a discovery each record it. */
export function recordSignInError(error: unknown): void {
  const noted = current.getStore()
  if (!noted) return
  if (error instanceof ProviderUnreachable) noted.error = "provider_unreachable"
  else if (isAboutTime(error)) noted.error = "clock_skew"
}

const isAboutTime = (error: unknown): boolean =>
  error instanceof JWTExpired ||
  (error instanceof JWTClaimValidationFailed && ["iat", "nbf"].includes(error.claim)) ||
  (error instanceof ClientError && error.code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED")

const TIMEOUT_S = 5
const KEEP_MS = 60 * 60 * 1000

export interface OpenIdProvider {
  settings: OpenIdSettings
  /** Discovers endpoints and keys on first use, so that an unavailable provider does not prevent startup. */
  discover: () => Promise<Discovery>
}
type Discovery = Awaited<ReturnType<typeof discover>>

export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  let known: Promise<Discovery> | undefined
  let isWaiting = false
  const forget = () => {
    known = undefined
  }
  return {
    settings,
    discover() {
      if (isWaiting) settings.beforeWaiting()
      if (known) return known
      isWaiting = true
      known = discover(settings).finally(() => {
        isWaiting = false
      })
      known.then(() => setTimeout(forget, KEEP_MS).unref(), forget)
      return known
    },
  }
}

async function discover(settings: OpenIdSettings) {
  const { issuer, clientId, clientSecret } = settings
  const fetch = fetchCompletely(settings)
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    { [openid.clockTolerance]: CLOCKS_MAY_DIFFER_S },
    authenticateBySecret(clientSecret),
    {
      [openid.customFetch]: fetch,
      timeout: TIMEOUT_S,
      execute: issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [],
    },
  )
  const { jwks_uri = "" } = config.serverMetadata()
  return { config, keys: createRemoteJWKSet(new URL(jwks_uri), { [fetchKeys]: fetch }) }
}

/** Reads the complete body within the timeout, because a response may stall after its headers. */
const fetchCompletely =
  ({ issuer, fetch, warn, beforeWaiting }: OpenIdSettings) =>
  async (url: string, init: Omit<RequestInit, "body"> & { body?: unknown }): Promise<Response> => {
    beforeWaiting()
    try {
      // openid-client only sends forms.
      const body = init.body instanceof URLSearchParams ? init.body : null
      const response = await fetch(url, { ...init, body })
      if (response.status >= 500) throw new Error(`answered ${response.status}`)
      return new Response(await response.text(), response)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      warn({ issuer, url, reason }, "sign_in_service_unreachable")
      throw new ProviderUnreachable(`The sign-in service ${issuer} could not be asked`, { cause })
    }
  }

/** Sends credentials in the form if supported, because providers disagree about the header's encoding. */
const authenticateBySecret =
  (secret: string): openid.ClientAuth =>
  (server, ...request) => {
    const takesSecretInBody =
      server.token_endpoint_auth_methods_supported?.includes("client_secret_post")
    const authenticate = takesSecretInBody ? openid.ClientSecretPost : openid.ClientSecretBasic
    authenticate(secret)(server, ...request)
  }

/** Asymmetric algorithms only: a token that is unsigned or signed with a shared secret proves nothing. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "ES384", "EdDSA"]
const MAX_TOKEN_AGE = "1h"

/** Returns the claims of an ID token. Throws unless its signature, audience, time and nonce are valid. */
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
    maxTokenAge: MAX_TOKEN_AGE,
    requiredClaims: ["sub", "exp", "iat"],
  })
  const { aud, azp } = payload
  const hasSeveralAudiences = Array.isArray(aud) && aud.length > 1
  if ((hasSeveralAudiences || azp !== undefined) && azp !== clientId)
    throw new JWTInvalid("The ID token was issued to somebody else")
  if (nonce !== undefined && payload.nonce !== nonce)
    throw new JWTInvalid("The ID token belongs to another sign-in")
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw new JWTInvalid(claims.error.message)
  return claims.data
}
