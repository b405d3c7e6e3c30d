import Provider, { type JWKS, type KoaContextWithOIDC } from "oidc-provider"
import type { Pool } from "pg"
import { overPage } from "./pages.ts"
import { people } from "./people.ts"
import { findPerson, recordsOf } from "./records.ts"

export interface ProviderOptions {
  pool: Pool
  /** The address it is reached at, and so its issuer. */
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: string[]
  jwks: JWKS
  cookieSecret: string
}

const MINUTES = 60

/** A real OpenID provider, for test people only: asks who to be, and consents by itself. */
export function createProvider(options: ProviderOptions): Provider {
  const { pool, issuer } = options
  const provider = new Provider(issuer, {
    adapter: recordsOf(pool),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: options.redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: options.jwks,
    cookies: { keys: [options.cookieSecret] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    loadExistingGrant: consent,
    findAccount: async (_, id) => {
      const person = people.find((known) => known.id === id) ?? (await findPerson(pool, id))
      if (!person) return undefined
      const { name, email } = person
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: true }) }
    },
    renderError: async (ctx) => {
      ctx.type = "html"
      ctx.body = String(await overPage())
    },
    ttl: {
      AccessToken: 10 * MINUTES,
      AuthorizationCode: MINUTES,
      Grant: 10 * MINUTES,
      IdToken: 10 * MINUTES,
      Interaction: 30 * MINUTES,
      Session: 30 * MINUTES,
    },
  })
  // Its requests come from ourselves, who say where the browser's went to.
  provider.proxy = true
  return provider
}

async function consent({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? "",
    accountId: oidc.session?.accountId ?? "",
  })
  grant.addOIDCScope("openid email profile")
  await grant.save()
  return grant
}
