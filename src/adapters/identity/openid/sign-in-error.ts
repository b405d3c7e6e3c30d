import { AsyncLocalStorage } from "node:async_hooks"
import { JWTClaimValidationFailed, JWTExpired } from "jose/errors"
import { ClientError } from "openid-client"
import type { SignInError } from "#operations/sessions/identity.ts"

export const CLOCKS_MAY_DIFFER_S = 60

/** A provider did not answer, or failed, or did not come to an end; a TypeError, as of `fetch` itself. */
export class Unreachable extends TypeError {}

interface Noted {
  error?: SignInError
}

const current = new AsyncLocalStorage<Noted>()

/** Runs the work, and keeps the error noted in it, which Better Auth has no words for. */
export const captureSignInError = <Result>(
  work: (noted: Readonly<Noted>) => Promise<Result>,
): Promise<Result> => {
  const noted: Noted = {}
  return current.run(noted, () => work(noted))
}

/** Each who waits for a provider's answer notes it for themselves, whoever of them had asked. */
export function recordSignInError(error: unknown): void {
  const noted = current.getStore()
  if (!noted) return
  if (error instanceof Unreachable) noted.error = "provider_unreachable"
  else if (isAboutTime(error)) noted.error = "clock_skew"
}

const isAboutTime = (error: unknown): boolean =>
  error instanceof JWTExpired ||
  (error instanceof JWTClaimValidationFailed && ["iat", "nbf"].includes(error.claim)) ||
  (error instanceof ClientError && error.code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED")
