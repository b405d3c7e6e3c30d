import { AsyncLocalStorage } from "node:async_hooks"
import { createRemoteJWKSet, customFetch as fetchKeys, jwtVerify } from "jose"
import { JWTClaimValidationFailed, JWTExpired } from "jose/errors"
import * as openid from "openid-client"
import { ClientError } from "openid-client"
import { z } from "zod"
import type { SignInError } from "#operations/sessions/identity.ts"

/** Claims of an ID token that the shop reads. */
export const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  /** Google's organization of this address. */
  hd: z.string().optional(),
})
export type Claims = z.output<typeof claimsSchema>

/** An OpenID provider for signing in. */
export interface OpenIdSettings {
  id: "google" | "oidc"
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Asks the provider to let the user choose an account. */
  prompt?: "select_account"
  /** Namespace of this provider's identities; by default its issuer. */
  knownAs?: string
  /** Tells whether a confirmed address of this provider may join identity and account. */
  vouchesFor: (claims: Claims) => boolean
  /** Stand-ins never join other accounts, not even with a proved password. */
  standIn: boolean
  /** Reports failures of the provider. */
  warn: (facts: object, event: string) => void
  /** Transport to its server. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>
}

/** Google vouches for its own addresses and those of organizations it serves, not for others. */
export const googleVouches = ({ email, email_verified, hd }: Claims): boolean =>
  email_verified === true && (hd !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email ?? ""))

const CLOCKS_MAY_DIFFER_S = 60

/** The provider did not answer, failed or did not finish; a TypeError, as `fetch` throws. */
export class Unreachable extends TypeError {}

interface NotedError {
  error?: SignInError
}

const current = new AsyncLocalStorage<NotedError>()

/** Runs the work and rethrows the provider error noted in it, which Better Auth would swallow. */
export const captureSignInError = <Result>(
  work: (noted: Readonly<NotedError>) => Promise<Result>,
): Promise<Result> => {
  const noted: NotedError = {}
  return current.run(noted, () => work(noted))
}

/** Notes the error for every waiting request, whichever of them asked. */
export function recordSignInError(error: unknown): void {
  const noted = current.getStore()
  if (!noted) return
  if (error instanceof Unreachable) noted.error = "provider_unreachable"
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
  /**
   * Discovers addresses and keys when first needed, so that a provider that is down does not prevent a start.
   */
  discover: () => Promise<Discovery>
}
type Discovery = Awaited<ReturnType<typeof discover>>

export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  let known: Promise<Discovery> | undefined
  const forget = () => {
    known = undefined
  }
  return {
    settings,
    discover() {
      if (known) return known
      known = discover(settings)
      known.then(() => setTimeout(forget, KEEP_MS).unref(), forget)
      return known
    },
  }
}

async function discover(settings: OpenIdSettings) {
  const { issuer, clientId, clientSecret } = settings
  const fetch = askWhole(settings)
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    { [openid.clockTolerance]: CLOCKS_MAY_DIFFER_S },
    bySecret(clientSecret),
    {
      [openid.customFetch]: fetch,
      timeout: TIMEOUT_S,
      execute: issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [],
    },
  )
  const { jwks_uri = "" } = config.serverMetadata()
  return { config, keys: createRemoteJWKSet(new URL(jwks_uri), { [fetchKeys]: fetch }) }
}

/** Accepts complete answers only: the end must arrive in time, too. */
const askWhole =
  ({ issuer, fetch, warn }: OpenIdSettings) =>
  async (url: string, init: Omit<RequestInit, "body"> & { body?: unknown }): Promise<Response> => {
    try {
      // Only forms are ever sent there.
      const body = init.body instanceof URLSearchParams ? init.body : null
      const response = await fetch(url, { ...init, body })
      if (response.status >= 500) throw new Error(`answered ${response.status}`)
      return new Response(await response.text(), response)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      warn({ issuer, url, reason }, "sign_in_service_unreachable")
      throw new Unreachable(`The sign-in service ${issuer} could not be asked`, { cause })
    }
  }

/**
 * Sends credentials in the form if the provider allows it: providers disagree about the header's encoding.
 */
const bySecret =
  (secret: string): openid.ClientAuth =>
  (server, ...request) => {
    const inForm = server.token_endpoint_auth_methods_supported?.includes("client_secret_post")
    const authenticate = inForm ? openid.ClientSecretPost : openid.ClientSecretBasic
    authenticate(secret)(server, ...request)
  }

/** Asymmetric only: a token signed with a shared secret, or not at all, proves nobody. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "ES384", "EdDSA"]
const MAX_TOKEN_AGE = "1h"

/**
 * Returns the claims of an ID token. Throws unless it is genuine, for this shop, in time and of this sign-in.
 */
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
    throw new Error("The ID token was issued to somebody else")
  if (nonce !== undefined && payload.nonce !== nonce)
    throw new Error("The ID token belongs to another sign-in")
  return claimsSchema.parse(payload)
}
