import { drizzleAdapter } from "@better-auth/drizzle-adapter"
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal"
import { authProvider } from "./openid/auth-provider.ts"
import type { OpenIdProvider } from "./openid/openid-provider.ts"
import { evenLookups, hashPassword, verifyPassword } from "./passwords.ts"
import { refuseUsedCode, secondFactorPlugin } from "./second-factor-plugin.ts"

export interface IdentityOptions {
  /** The database with the tables of Better Auth. */
  database: Parameters<typeof drizzleAdapter>[0]
  tables: Record<"users" | "sessions" | "accounts" | "verifications" | "twoFactors", unknown>
  secret: string
  publicUrl: string
  /** Other origins of the same shop, such as localhost beside 127.0.0.1. */
  otherOrigins: string[]
  providers: OpenIdProvider[]
  /** Tells whether the account of this address may belong to somebody other than the address's owner. */
  isOwnerUncertain: (email: string) => Promise<boolean>
  /** Called before a password changes, with the session that changes it. */
  passwordChanging: (userId: string, sessionId: string) => Promise<void>
  /** Returns true once per code of an authenticator app. */
  isFirstUse: (userId: string, code: string) => Promise<boolean>
  /** Mails the token for a new password. */
  sendReset: (user: { name: string; email: string }, token: string) => Promise<void>
  log: (level: "error" | "warn" | "info" | "debug", message: string) => void
}

const SEVEN_DAYS_S = 7 * 24 * 60 * 60
const ONE_HOUR_S = 60 * 60
const ONE_DAY_S = 24 * 60 * 60
export const BASE_PATH = "/api/auth"
/** The origin of the browser's request. Only the shop sets it, on its own requests. */
export const ADDRESS_HEADER = "x-client-address"

/** The shop asks providers only for identity, so it keeps no access to their accounts. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/**
 * Configures Better Auth: accounts and HttpOnly session cookies in the shop's database. The shop validates
 * input, counts attempts and checks passwords itself, so those parts are off.
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
    database: evenLookups(
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
      // A password just proved also joins accounts with different addresses.
      accountLinking: { enabled: true, allowDifferentEmails: true },
    },
    verification: { modelName: "verifications", storeIdentifier: "hashed" },
    emailAndPassword: passwordsOf(options),
    databaseHooks: { account: accountHooks(options) },
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
    // Other errors reach the shop's error map, which recognizes a lost database.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    // Its log has e-mail addresses; the shop's events have none.
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

const accountHooks = ({
  passwordChanging,
}: IdentityOptions): Options["databaseHooks"]["account"] => ({
  create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
  update: {
    async before(account, endpoint) {
      const current = endpoint?.context.session
      if (account.password && current) await passwordChanging(current.user.id, current.session.id)
      return { data: { ...account, ...noTokens } }
    },
  },
})

export type Auth = ReturnType<typeof createAuth>
