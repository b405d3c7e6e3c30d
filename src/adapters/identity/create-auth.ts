import { drizzleAdapter } from "@better-auth/drizzle-adapter"
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal"
import {
  equalizeLookupTiming,
  hashPassword,
  refuseUsedCode,
  secondFactorPlugin,
  verifyPassword,
} from "./credentials.ts"
import { authProvider } from "./openid/auth-provider.ts"
import type { OpenIdProvider } from "./openid/openid-provider.ts"

export interface IdentityOptions {
  /** Database that has the tables of Better Auth. */
  database: Parameters<typeof drizzleAdapter>[0]
  tables: Record<"users" | "sessions" | "accounts" | "verifications" | "twoFactors", unknown>
  secret: string
  publicUrl: string
  /** Other origins of the same shop, such as localhost in addition to 127.0.0.1. */
  otherOrigins: string[]
  providers: OpenIdProvider[]
  /** Reports whether the account of an address may belong to someone other than the owner of the address. */
  isOwnerUncertain: (email: string) => Promise<boolean>
  /** Returns true only for the first use of an authenticator app's code. */
  isFirstUse: (userId: string, code: string) => Promise<boolean>
  sendReset: (user: { name: string; email: string }, token: string) => Promise<void>
  log: (level: "warn" | "debug", message: string) => void
}

const SEVEN_DAYS_S = 7 * 24 * 60 * 60
const ONE_HOUR_S = 60 * 60
const ONE_DAY_S = 24 * 60 * 60
export const BASE_PATH = "/api/auth"
/** Header with the client's network address. Only the shop sets it, on its own requests. */
export const ADDRESS_HEADER = "x-client-address"

/** Drops provider tokens, because the shop needs only the identity, not access to the provider's account. */
async function dropTokens<Account>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
}

/**
 * Configures Better Auth: accounts and HttpOnly session cookies in the shop's database. The shop itself validates
 * input, limits attempts and checks password rules, so the library's own checks are off.
 */
export const createAuth = (options: IdentityOptions, origin: string) => {
  const providers = options.providers.map((provider) =>
    authProvider(provider, options.isOwnerUncertain),
  )
  return betterAuth({
    appName: "Computer Assembler",
    baseURL: origin,
    basePath: BASE_PATH,
    secret: options.secret,
    trustedOrigins: [options.publicUrl, ...options.otherOrigins],
    database: equalizeLookupTiming(
      drizzleAdapter(options.database, {
        provider: "pg",
        schema: options.tables,
        transaction: true,
      }),
    ),
    user: { modelName: "users" },
    session: { modelName: "sessions", expiresIn: SEVEN_DAYS_S, updateAge: ONE_DAY_S },
    account: {
      modelName: "accounts",
      // The user has just proved the password, or signed in within ten minutes, so different addresses are allowed.
      accountLinking: { enabled: true, allowDifferentEmails: true },
    },
    verification: { modelName: "verifications", storeIdentifier: "hashed" },
    emailAndPassword: passwordsOf(options),
    databaseHooks: {
      account: { create: { before: dropTokens }, update: { before: dropTokens } },
    },
    advanced: {
      cookiePrefix: "shop",
      useSecureCookies: options.publicUrl.startsWith("https:"),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
    },
    hooks: { after: refuseUsedCode(options.isFirstUse) },
    plugins: [
      secondFactorPlugin(),
      {
        id: "openid-providers",
        init: () => ({ context: { socialProviders: providers } }),
      },
    ],
    rateLimit: { enabled: false },
    // Other errors reach the shop's error handler, which recognizes a lost database connection.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    // The library's details contain e-mail addresses, so only its message is logged.
    logger: {
      log: (level, message) => options.log(level === "error" ? "warn" : "debug", message),
    },
  })
}

type Options = Required<BetterAuthOptions>

const passwordsOf = ({ sendReset }: IdentityOptions): Options["emailAndPassword"] => ({
  enabled: true,
  minPasswordLength: 1,
  maxPasswordLength: 1024,
  revokeSessionsOnPasswordReset: true,
  resetPasswordTokenExpiresIn: ONE_HOUR_S,
  sendResetPassword: ({ user, token }) => sendReset(user, token),
  password: {
    hash: hashPassword,
    verify: ({ hash, password }) => verifyPassword(hash, password),
  },
})

export type Auth = ReturnType<typeof createAuth>
