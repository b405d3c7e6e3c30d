import { z } from "zod"
import { isLoopback } from "#domain/network.ts"
import { optional } from "./values.ts"

/** An issuer must keep its exact spelling; what it says must not be read on the way. */
const issuer = z
  .url({ protocol: /^https?$/, error: "must be an https address" })
  .refine(
    (url) => url.startsWith("https:") || isLoopback(new URL(url).hostname),
    "must begin with https:",
  )

export const identityVariables = z.object({
  ADMIN_EMAIL: optional(z.email("must be an e-mail address")),
  ADMIN_PASSWORD: optional(z.string().min(6, "must have 6 characters or more")),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(issuer),
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().max(40, "has at most 40 characters")),
  ADMIN_TOTP: optional(z.enum(["optional", "required"])),
  AUTH_SECRET: optional(z.string().min(32, "must have 32 characters or more")),
})

type Variables = z.output<typeof identityVariables>

interface OpenIdKeys {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface IdentityConfig {
  admin: { email: string; password: string } | undefined
  /** Undefined: the stand-in for Google, where stand-ins may run. */
  google: OpenIdKeys | undefined
  /** Another OpenID provider, with the name of its button. */
  oidc: (OpenIdKeys & { name: string }) | undefined
  /** Denies administrators their rights until they have a second factor. */
  adminTotp: "optional" | "required"
  /** Undefined: generated once and stored in the database. */
  authSecret: string | undefined
}

export const identityConfig = (env: Variables): IdentityConfig => ({
  admin:
    env.ADMIN_EMAIL && env.ADMIN_PASSWORD
      ? { email: env.ADMIN_EMAIL.trim().toLowerCase(), password: env.ADMIN_PASSWORD }
      : undefined,
  google: googleKeys(env),
  oidc: oidcKeys(env),
  adminTotp: env.ADMIN_TOTP ?? "optional",
  authSecret: env.AUTH_SECRET,
})

function googleKeys(env: Variables): OpenIdKeys | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (!clientId || !clientSecret) return undefined
  return { issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com", clientId, clientSecret }
}

function oidcKeys(env: Variables): IdentityConfig["oidc"] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!OIDC_ISSUER || !clientId || !clientSecret) return undefined
  const name = env.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname
  return { issuer: OIDC_ISSUER, clientId, clientSecret, name }
}
