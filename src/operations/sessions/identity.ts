import type { SignInError as Declared } from "#contract/accounts/sign-in-errors.ts"
import type { Transaction } from "#db/connection/client.ts"
import type { IdentityProvider, IdentitySession, NewAccount } from "../kernel/ports.ts"

/** The origin of a request about identity. */
export interface Browser {
  /** Its Cookie header; empty for none. */
  cookie: string
  userAgent: string
  address: string
  /** Origin of its page, one of the shop's own. */
  origin: string
  /** The token of the visitor's cart. */
  cartToken?: string | undefined
}

export interface IdentityUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Whether signing in asks for a code beside the password. */
  secondFactor: boolean
}

/** Cookies for the browser, as Set-Cookie lines. */
interface BrowserCookies {
  cookies: string[]
}

export interface SignedIn extends BrowserCookies {
  user: IdentityUser
  sessionId: string
}

/** The password was right; a code is needed before anybody is signed in. */
export interface SecondFactorRequest extends BrowserCookies {
  user?: undefined
}

export interface Credentials {
  email: string
  password: string
  /** Whether the session outlives the browser. */
  remember: boolean
}

export type SignInError = Declared
export type ProviderId = "google" | "oidc"

export interface ProviderRequest {
  provider: ProviderId
  /** Paths of the shop for success and failure. */
  returnPath: string
  errorPath: string
  /** Whether the identity is to be connected to the account that is signed in. */
  connect: boolean
}

/** The outcome of signing in by a provider, and the next path of the shop. */
export interface ProviderOutcome extends BrowserCookies {
  path: string
  /** The signed-in account; absent while a code is needed. */
  session?: IdentitySession | undefined
  secondFactorAsked?: true
  error?: SignInError
}

export interface SecondFactorCode {
  kind: "app" | "recovery"
  code: string
}

/** Everything accounts need of the identity provider. Methods throw `IdentityRefused`. */
export interface Identity extends IdentityProvider {
  register(account: NewAccount & Credentials, browser: Browser): Promise<SignedIn>
  signIn(credentials: Credentials, browser: Browser): Promise<SignedIn | SecondFactorRequest>
  /** Finds the signed-in account, with new cookies if the session was prolonged. */
  currentUser(browser: Browser): Promise<BrowserCookies & { user: IdentityUser | null }>
  changePassword(
    passwords: { currentPassword: string; newPassword: string },
    browser: Browser,
  ): Promise<void>

  /** False also for an account without a password. */
  passwordMatches(userId: string, password: string): Promise<boolean>

  /** The provider's address for signing in. */
  beginWithProvider(
    request: ProviderRequest,
    browser: Browser,
  ): Promise<BrowserCookies & { url: string }>
  /** Takes up what the browser brought back from there. */
  finishWithProvider(
    provider: ProviderId,
    query: string,
    browser: Browser,
  ): Promise<ProviderOutcome>
  /** Whether it says that one of the providers issued it; it may be forged or spoiled all the same. */
  isIdToken(token: string): boolean
  /** Finds the account whose confirmed address a genuine ID token of a provider names. */
  readIdToken(token: string): Promise<{ provider: ProviderId; email: string } | undefined>
  signInByIdToken(
    provider: ProviderId,
    token: string,
    browser: Browser,
  ): Promise<SignedIn | SecondFactorRequest>

  /** A new secret as an address for authenticator apps, and recovery codes; off until a code was passed. */
  prepareSecondFactor(
    password: string | undefined,
    browser: Browser,
  ): Promise<{ uri: string; recoveryCodes: string[] }>
  passSecondFactor(
    code: SecondFactorCode,
    browser: Browser,
  ): Promise<BrowserCookies & { session: IdentitySession }>
  disableSecondFactor(password: string | undefined, browser: Browser): Promise<BrowserCookies>
  renewRecoveryCodes(password: string | undefined, browser: Browser): Promise<string[]>

  /** Has a token sent by which the owner of this address, if it has one, can choose a new password. */
  askForReset(email: string, browser: Browser): Promise<void>
  /** Issues such a token in this transaction, good for so many days. */
  issueReset(userId: string, days: number, tx: Transaction): Promise<string>
  /** Finds the account whose password such a token would change; the token stays good. */
  ownerOfReset(token: string): Promise<{ id: string; email: string } | undefined>
  /** Writes in this transaction. */
  resetPassword(
    reset: { email: string; token: string; newPassword: string },
    browser: Browser,
    tx: Transaction,
  ): Promise<void>
  /** A token by which whoever reads this person's mail proves the address. */
  issueVerification(user: { id: string; email: string }): Promise<string>
  /** Finds the account whose address such a token proves; it works once. */
  takeVerification(token: string): Promise<{ userId: string }>
}
