import type { IdentityRefusalCode } from "#operations/kernel/ports.ts"

/** What Better Auth refuses, in the shop's words. What is not here is a bug or an outage. */
export const refusalCodes: Record<string, IdentityRefusalCode> = {
  INVALID_EMAIL_OR_PASSWORD: "sign_in_failed",
  INVALID_PASSWORD: "wrong_password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "password_missing",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "account_exists",
  INVALID_TOKEN: "link_invalid",
  UNAUTHORIZED: "identity_proof_missing",
  INVALID_CODE: "wrong_code",
  INVALID_BACKUP_CODE: "wrong_code",
  INVALID_TWO_FACTOR_COOKIE: "second_factor_expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "second_factor_expired",
  ACCOUNT_TEMPORARILY_LOCKED: "second_factor_locked",
  TOTP_ALREADY_ENABLED: "second_factor_on",
  TOTP_NOT_ENABLED: "second_factor_off",
  BACKUP_CODES_NOT_ENABLED: "second_factor_off",
  TWO_FACTOR_NOT_ENABLED: "second_factor_off",
  OAUTH_LINK_ERROR: "provider_not_connected",
  PROVIDER_UNREACHABLE: "provider_unreachable",
  PROVIDER_NOT_FOUND: "provider_not_offered",
}
