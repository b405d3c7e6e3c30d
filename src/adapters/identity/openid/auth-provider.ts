import type { OAuthProvider } from "better-auth"
import { APIError, getOAuthState } from "better-auth/api"
import * as openid from "openid-client"
import { z } from "zod"
import { oneLine } from "#domain/accounts/account-fields.ts"
import {
  type Claims,
  claimsSchema,
  type OpenIdProvider,
  recordSignInError,
  verifyIdToken,
} from "./openid-provider.ts"

const MAX_NAME_LENGTH = 80

/**
 * Adapts an OpenID provider to Better Auth: authorization code flow with PKCE, state and nonce. Identities are keyed by
 * issuer and subject, never by address. An address counts as confirmed only if the provider is authoritative for it and
 * the existing account belongs to its confirmed owner, or if the user connects it after proving the password, or within
 * ten minutes of a sign-in. Addresses of a stand-in never count.
 */
export function authProvider(
  provider: OpenIdProvider,
  isOwnerUncertain: (email: string) => Promise<boolean>,
): OAuthProvider<Claims> {
  const { settings } = provider
  const isConfirmed = async (claims: Claims): Promise<boolean> => {
    if (settings.standIn) return false
    const connecting = (await getOAuthState())?.link !== undefined
    if (connecting) return claims.email_verified === true
    const { email } = presentable(claims)
    return settings.isEmailVerified(claims) && email !== null && !(await isOwnerUncertain(email))
  }

  return {
    id: settings.id,
    name: settings.name,
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => `${settings.namespace ?? profile.iss} ${profile.sub}`,
    idToken: {
      verify: (token, nonce) =>
        verifyIdToken(provider, token, nonce).then(
          () => true,
          () => false,
        ),
    },

    ...codeFlow(provider),

    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce }) {
      if (!idToken) return null
      try {
        const proved = await verifyIdToken(provider, idToken, expectedIdTokenNonce)
        const claims = await complete(provider, proved, accessToken)
        const emailVerified = await isConfirmed(claims)
        return { user: { ...presentable(claims), emailVerified }, data: claims }
      } catch (error) {
        recordSignInError(error)
        return null
      }
    },
  }
}

type CodeFlow = Pick<OAuthProvider, "createAuthorizationURL" | "validateAuthorizationCode">

const codeFlow = ({ settings, discover }: OpenIdProvider): CodeFlow => ({
  async createAuthorizationURL({ state, codeVerifier, idTokenNonce: nonce = "", redirectURI }) {
    try {
      return openid.buildAuthorizationUrl((await discover()).config, {
        redirect_uri: redirectURI,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(settings.prompt && { prompt: settings.prompt }),
      })
    } catch {
      throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNREACHABLE" })
    }
  },

  async validateAuthorizationCode({ code, codeVerifier = "", redirectURI }) {
    try {
      const { id_token, access_token } = await openid.genericGrantRequest(
        (await discover()).config,
        "authorization_code",
        { code, code_verifier: codeVerifier, redirect_uri: redirectURI },
      )
      return { idToken: id_token, accessToken: access_token }
    } catch (error) {
      recordSignInError(error)
      throw error
    }
  },
})

/** Adds claims that some providers return only from their user-info endpoint. */
async function complete({ discover }: OpenIdProvider, claims: Claims, accessToken?: string) {
  const { config } = await discover()
  if (claims.email || !accessToken || !config.serverMetadata().userinfo_endpoint) return claims
  const userInfo = await openid.fetchUserInfo(config, accessToken, claims.sub)
  return { ...claims, ...claimsSchema.omit({ iss: true }).parse(userInfo) }
}

function presentable({ email, name }: Claims) {
  const address = z.email().max(254).safeParse(email?.trim().normalize("NFC").toLowerCase())
  const clean = oneLine(name?.replace(/[\p{Cc}\p{Cs}]/gu, " ") ?? "")
    .slice(0, MAX_NAME_LENGTH)
    // The cut may have split a surrogate pair.
    .replace(/\p{Cs}$/u, "")
  return {
    email: address.data ?? null,
    name: clean || (address.data?.split("@")[0] ?? ""),
  }
}
