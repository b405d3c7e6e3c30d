import { createHmac } from "node:crypto"
import { exportJWK, generateKeyPair } from "jose"
import type pino from "pino"
import { z } from "zod"
import { betterAuthIdentity } from "#adapters/identity/better-auth.ts"
import {
  isVerifiedByGoogle,
  type OpenIdProvider,
  type OpenIdSettings,
  openIdProvider,
} from "#adapters/identity/openid/openid-provider.ts"
import { isOwnerUncertain } from "#db/accounts/users.ts"
import type { DatabaseConnection } from "#db/connection/client.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import * as identityTables from "#db/schema/identity.ts"
import { findSharedSecret, sharedSecret } from "#db/shop/shop-secrets.ts"
import { endTurnEarly } from "#http/kernel/request-queues.ts"
import type { Identity } from "#operations/kernel/identity.ts"
import { isFirstUse } from "#operations/sessions/change-credentials.ts"
import { mailPasswordReset } from "#operations/sessions/mail-links.ts"
import type { Config } from "#runtime/config.ts"
import type { OpenIdSandbox } from "#sandbox/identity/openid-sandbox.ts"
import type { SiteIdentity, StartupContext } from "./startup-context.ts"

export interface SignIn extends Pick<SignInProviders, "public" | "sandbox"> {
  identity: Identity
}

export async function openSignIn(
  { config, log, cleanUps }: StartupContext,
  database: DatabaseConnection,
  { publicUrl, otherOrigins, secret }: SiteIdentity,
  rates: RateCounter,
): Promise<SignIn> {
  const deps = { database, secret, publicUrl, otherOrigins, log }
  const { providers, ...offered } = await signInProviders(config, deps)
  cleanUps.add(() => offered.sandbox?.close())
  const { db } = database
  const identity = betterAuthIdentity({
    database: db,
    tables: identityTables,
    secret,
    publicUrl,
    otherOrigins,
    providers,
    isOwnerUncertain: (email) => isOwnerUncertain(db, email),
    isFirstUse: (userId, code) => isFirstUse(rates, userId, code),
    sendReset: (user, token) => mailPasswordReset(db, publicUrl, user, token),
    log: (level, message) => log[level]({ source: "identity" }, message),
  })
  return { ...offered, identity }
}

export const GOOGLE_SANDBOX_PATH = "/sandbox/google"
const SANDBOX_CLIENT = "computer-assembler"

interface SignInProviders {
  providers: OpenIdProvider[]
  /** Providers that pages offer. */
  public: { google: boolean; oidc: { name: string } | null }
  sandbox?: OpenIdSandbox
}

interface SignInDependencies {
  database: DatabaseConnection
  secret: string
  publicUrl: string
  otherOrigins: string[]
  log: pino.Logger
}

/** Returns Google (or its stand-in, if stand-ins run and no keys are set), and the other configured provider. */
async function signInProviders(config: Config, deps: SignInDependencies): Promise<SignInProviders> {
  const common: CommonSettings = {
    beforeWaiting: endTurnEarly,
    warn: (facts, event) => deps.log.warn(facts, event),
  }
  const sandbox = !config.google && config.sandbox ? await googleSandbox(deps, common) : undefined
  const google = config.google ? googleProvider(config.google, common) : sandbox?.settings
  const other = config.oidc && otherProvider(config.oidc, common)
  if (sandbox)
    deps.log.warn(
      {
        hint: "Anybody is who they say. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or SANDBOX=off.",
      },
      "google_stand_in_runs",
    )
  if (!google)
    deps.log.warn(
      { hint: "Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET." },
      "google_sign_in_not_offered",
    )
  return {
    providers: [google, other].filter((settings) => settings !== undefined).map(openIdProvider),
    public: { google: google !== undefined, oidc: config.oidc ? { name: config.oidc.name } : null },
    ...(sandbox && { sandbox: sandbox.server }),
  }
}

type CommonSettings = Pick<OpenIdSettings, "warn" | "beforeWaiting">

const googleProvider = (
  keys: NonNullable<Config["google"]>,
  common: CommonSettings,
): OpenIdSettings => ({
  ...keys,
  ...common,
  id: "google",
  name: "Google",
  prompt: "select_account",
  isEmailVerified: isVerifiedByGoogle,
  standIn: false,
  fetch,
})

const otherProvider = (
  keys: NonNullable<Config["oidc"]>,
  common: CommonSettings,
): OpenIdSettings => ({
  ...keys,
  ...common,
  id: "oidc",
  isEmailVerified: ({ email_verified }) => email_verified === true,
  standIn: false,
  fetch,
})

async function googleSandbox(
  { database, secret, publicUrl, otherOrigins }: SignInDependencies,
  common: CommonSettings,
) {
  const openIdSandbox = await loadOpenIdSandbox(common)
  if (!openIdSandbox) return undefined
  const derive = (name: string) =>
    createHmac("sha256", secret).update(`google stand-in ${name}`).digest("hex")
  const issuer = publicUrl + GOOGLE_SANDBOX_PATH
  const client = { clientId: SANDBOX_CLIENT, clientSecret: derive("client") }
  const origins = [...new Set([publicUrl, ...otherOrigins])]
  const server = await openIdSandbox({
    ...client,
    pool: database.pool,
    issuer,
    origins,
    redirectUris: origins.map((origin) => `${origin}/api/auth/callback/google`),
    jwks: await signingKeys(database),
    cookieSecret: derive("cookies"),
  })
  const settings: OpenIdSettings = {
    ...client,
    ...common,
    id: "google",
    name: "Google",
    issuer,
    // Fixed, so that test identities survive a change of the shop's port.
    namespace: "sandbox",
    isEmailVerified: () => false,
    standIn: true,
    fetch: server.fetch,
  }
  return { server, settings }
}

/** Loads the stand-in; undefined if `oidc-provider`, a development package, is not installed. */
async function loadOpenIdSandbox({ warn }: CommonSettings) {
  try {
    return (await import("#sandbox/identity/openid-sandbox.ts")).openIdSandbox
  } catch (error) {
    if (!isModuleMissing(error)) throw error
    warn({ hint: "Run npm ci without --omit=dev." }, "google_stand_in_not_installed")
    return undefined
  }
}

const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND"

const keysSchema = z.object({ keys: z.array(z.record(z.string(), z.string())) })
const KEYS = "google_sandbox_keys"

/** Returns keys that are generated once and stored, so that all processes sign alike, also after restarts. */
async function signingKeys({ db }: DatabaseConnection) {
  const stored =
    (await findSharedSecret(db, KEYS)) ?? (await sharedSecret(db, KEYS, await newKeys()))
  return keysSchema.parse(JSON.parse(stored))
}

async function newKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "sandbox" }
  return JSON.stringify({ keys: [key] })
}
