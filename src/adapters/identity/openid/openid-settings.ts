import { z } from "zod"

/** The claims of an ID token that the shop reads. */
export const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  /** Google's: the organisation whose address this is. */
  hd: z.string().optional(),
})
export type Claims = z.output<typeof claimsSchema>

/** One OpenID provider, by which people may sign in. */
export interface OpenIdSettings {
  id: "google" | "oidc"
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Asks the provider to show whose account is used, for those that know how. */
  prompt?: "select_account"
  /** What identities of this provider are known by, beside their subject; its issuer, if not given. */
  knownAs?: string
  /** Whether its word that an address is confirmed may join identity and account. */
  vouchesFor: (claims: Claims) => boolean
  /** Stand-ins never join other accounts, not even when their password is proved. */
  standIn: boolean
  /** Told when it does not answer as it should. */
  warn: (facts: object, event: string) => void
  /** How its server is reached. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>
}

/** Google answers for its own addresses and those of organisations it serves, not for others' mail. */
export const googleVouches = ({ email, email_verified, hd }: Claims): boolean =>
  email_verified === true && (hd !== undefined || /@(?:gmail|googlemail)\.com$/i.test(email ?? ""))
