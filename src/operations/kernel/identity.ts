import type { SignInError as Declared } from "#contract/accounts/sign-in-errors.ts"
import type { Transaction } from "#db/connection/client.ts"

/** Browser that sends a request about identity. */
export interface Browser {
  /** Cookie header; empty for none. */
  cookie: string
  userAgent: string
  address: string
  /** Origin of its page, one of the shop's own. */
  origin: string
  /** Token of the visitor's cart. */
  cartToken?: string | undefined
}

export interface IdentityUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Whether sign-in requires a code in addition to the password. */
  twoFactorEnabled: boolean
}

/** Cookies for the browser, as Set-Cookie lines. */
interface BrowserCookies {
  cookies: string[]
}

export interface SignedIn extends BrowserCookies {
  user: IdentityUser
  sessionId: string
}

/** The password was correct; sign-in requires a code. */
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
  /** Whether to connect the identity to the signed-in account. */
  connect: boolean
}

/** Result of a sign-in by a provider, and the path to go to. */
export interface ProviderOutcome extends BrowserCookies {
  path: string
  /** Signed-in account; undefined while a code is required. */
  session?: IdentitySession | undefined
  secondFactorAsked?: true
  error?: SignInError
}

export interface SecondFactorCode {
  kind: "app" | "recovery"
  code: string
}

/** Port of the identity provider for accounts. Methods throw `IdentityRefused`. */
export interface Identity {
  sessionOf(headers: Headers): Promise<IdentitySession | undefined>
  /** Ends the session; the returned headers remove its cookie. */
  signOut(headers: Headers): Promise<Headers>
  /** Creates an account with a password in this transaction. Throws if the address is taken. */
  createAccount(account: NewAccount, tx: Transaction): Promise<{ userId: string }>
  /** Creates an account without a password in this transaction. Throws if the address is taken. */
  createPasswordlessAccount(
    account: Omit<NewAccount, "password">,
    tx: Transaction,
  ): Promise<{ userId: string }>

  register(account: NewAccount & Credentials, browser: Browser): Promise<SignedIn>
  signIn(credentials: Credentials, browser: Browser): Promise<SignedIn | SecondFactorRequest>
  /** Returns the signed-in account, with new cookies if the session was prolonged. */
  currentUser(browser: Browser): Promise<BrowserCookies & { user: IdentityUser | null }>
  changePassword(
    passwords: { currentPassword: string; newPassword: string },
    browser: Browser,
    tx: Transaction,
  ): Promise<void>

  /** Returns false also for an account without a password. */
  passwordMatches(userId: string, password: string): Promise<boolean>

  /** Returns the provider's address for signing in. */
  beginWithProvider(
    request: ProviderRequest,
    browser: Browser,
  ): Promise<BrowserCookies & { url: string }>
  /** Processes the query that the browser brings back from the provider. */
  finishWithProvider(
    provider: ProviderId,
    query: string,
    browser: Browser,
  ): Promise<ProviderOutcome>
  /** Returns whether the token names one of the providers as issuer. It may still be forged or invalid. */
  isIdToken(token: string): boolean
  /** Returns the account whose confirmed address a valid ID token of a provider names. */
  readIdToken(token: string): Promise<{ provider: ProviderId; email: string } | undefined>
  signInByIdToken(
    provider: ProviderId,
    token: string,
    browser: Browser,
  ): Promise<SignedIn | SecondFactorRequest>

  /** Creates a secret, as an address for authenticator apps, and recovery codes. Stays off until a code is passed. */
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

  /** Mails a token for choosing a new password to the owner of this address, if it has an account. */
  requestReset(email: string, browser: Browser): Promise<void>
  /** Issues a reset token in this transaction, valid for `days` days. */
  issueReset(userId: string, days: number, tx: Transaction): Promise<string>
  /** Returns the account whose password the token would change. Does not consume the token. */
  ownerOfReset(token: string): Promise<{ id: string; email: string } | undefined>
  resetPassword(
    reset: { email: string; token: string; newPassword: string },
    browser: Browser,
    tx: Transaction,
  ): Promise<void>
  /** Issues a token that proves the address when it comes back from the mail. */
  issueVerification(user: { id: string; email: string }): Promise<string>
  /** Returns the account whose address such a token proves. */
  consumeVerification(token: string): Promise<{ userId: string }>
}

export interface IdentitySession {
  sessionId: string
  userId: string
  email: string
}

export interface NewAccount {
  name: string
  email: string
  password: string
}
