import type { OAuthProvider } from "better-auth"
import { APIError, getOAuthState } from "better-auth/api"
import { z } from "zod"
import { oneLine } from "#domain/accounts/person-name.ts"
import type { OpenIdClient } from "./openid-client.ts"
import type { Claims, OpenIdSettings } from "./openid-settings.ts"

const LONGEST_NAME = 80

export interface Provider {
  settings: OpenIdSettings
  client: OpenIdClient
}

/**
 * An OpenID provider as Better Auth uses it. Identities are known by issuer and subject, never by address.
 * An address counts as confirmed only if the provider may vouch for it, or if it is being connected to an
 * account whose password was proved just now; a stand-in's never does.
 */
export function authProvider(
  settings: OpenIdSettings,
  client: OpenIdClient,
): OAuthProvider<Claims> {
  const isConfirmed = async (claims: Claims): Promise<boolean> => {
    if (settings.standIn) return false
    const connecting = (await getOAuthState())?.link !== undefined
    return connecting ? claims.email_verified === true : settings.vouchesFor(claims)
  }

  return {
    id: settings.id,
    name: settings.name,
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => `${settings.knownAs ?? profile.iss} ${profile.sub}`,
    idToken: {
      verify: (token, nonce) =>
        client.verify(token, nonce).then(
          () => true,
          () => false,
        ),
    },

    async createAuthorizationURL({ state, codeVerifier, idTokenNonce: nonce = "", redirectURI }) {
      try {
        const request = { state, codeVerifier, nonce, redirectUri: redirectURI }
        return await client.authorizationUrl(request)
      } catch {
        throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNREACHABLE" })
      }
    },

    validateAuthorizationCode: ({ code, codeVerifier = "", redirectURI }) =>
      client.exchange(code, codeVerifier, redirectURI),

    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce }) {
      if (!idToken) return null
      try {
        const proved = await client.verify(idToken, expectedIdTokenNonce)
        const claims = await client.complete(proved, accessToken)
        const emailVerified = await isConfirmed(claims)
        return { user: { ...presentable(claims), emailVerified }, data: claims }
      } catch {
        return null
      }
    },
  }
}

function presentable({ email, name }: Claims) {
  const address = z.email().max(254).safeParse(email?.trim().normalize("NFC").toLowerCase())
  const clean = oneLine(name?.replace(/[\p{Cc}\p{Cs}]/gu, " ") ?? "")
    .slice(0, LONGEST_NAME)
    // The cut may have left half of a pair.
    .replace(/\p{Cs}$/u, "")
  return {
    email: address.data ?? null,
    name: clean || (address.data?.split("@")[0] ?? ""),
  }
}
