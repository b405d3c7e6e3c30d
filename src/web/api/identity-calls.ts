import { askIdentity, renewToken } from "./session.ts"
import { forgetToken } from "./token.ts"

/** What people do with their password and address. Each throws the provider's refusal, in its words. */

export const askForPasswordReset = (email: string) =>
  askIdentity("/request-password-reset", { email })

export const resetPassword = (token: string, newPassword: string) =>
  askIdentity("/reset-password", { token, newPassword })

export const confirmAddress = (token: string) => askIdentity("/verify-email", { token })

export const askForAddressMail = () => askIdentity("/send-verification-email", {})

/** Other sessions and every access token end with the old password; this page gets a new token. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await askIdentity("/change-password", { currentPassword, newPassword })
  forgetToken()
  await renewToken()
}

export type CodeKind = "app" | "recovery"

/** Finishes signing in by a code; signed in already, it turns the second factor on. */
export async function passSecondFactor(code: string, kind: CodeKind): Promise<void> {
  const call = kind === "app" ? "verify-totp" : "verify-backup-code"
  await askIdentity(`/two-factor/${call}`, { code })
  forgetToken()
  await renewToken()
}

/** What the authenticator app needs, and codes for the day it is lost; both are shown once. */
export async function prepareSecondFactor(password: string | undefined) {
  const { totpURI = "", backupCodes = [] } = await askIdentity("/two-factor/enable", { password })
  return { totpURI, backupCodes }
}

export async function disableSecondFactor(password: string | undefined): Promise<void> {
  await askIdentity("/two-factor/disable", { password })
  forgetToken()
  await renewToken()
}

export async function renewRecoveryCodes(password: string | undefined): Promise<string[]> {
  const { backupCodes = [] } = await askIdentity("/two-factor/generate-backup-codes", { password })
  return backupCodes
}
