import { z } from "zod"
import { MAX_ADDRESSES } from "#domain/accounts/postal-address.ts"
import { t } from "#domain/languages/translate.ts"
import { plainRefusal, refusal } from "../kernel/refusal.ts"

export const accountRefusals = {
  identity_proof_missing: plainRefusal(
    401,
    "Sign in first. This request has no proof of identity.",
  ),
  address_not_found: refusal(404, "This address does not exist."),
  addresses_full: refusal(
    409,
    () => t("An account has at most {most} addresses. Remove one first.", { most: MAX_ADDRESSES }),
    {
      limit: z.int(),
    },
  ),
  country_unknown: refusal(404, "There is no such country."),
  user_not_found: refusal(404, "No account has this e-mail address."),
  sign_in_failed: refusal(401, "Invalid email or password"),
  account_exists: refusal(409, "User already exists. Use another email."),
  password_too_short: refusal(400, "Password Must be 6 characters or longer"),
  password_too_long: refusal(400, "A password has at most 256 characters."),
  password_is_email: refusal(
    400,
    "Choose a password other than your e-mail address, which is the first thing others try.",
  ),
  password_common: refusal(
    400,
    "This is one of the most common passwords. Choose one that is hard to guess.",
  ),
  wrong_password: refusal(400, "The password is incorrect."),
  password_missing: refusal(409, "This account has no password. Set one with 'Forgot password'."),
  link_invalid: refusal(400, "This link has been used or has expired. Request a new one."),
  email_verified: refusal(409, "Your e-mail address is already confirmed."),
  wrong_code: refusal(400, "This code is incorrect or has already been used."),
  code_used: refusal(
    401,
    "This code has already been used. Wait for the next one, then start again.",
  ),
  second_factor_needed: refusal(
    401,
    "This account has a second factor. Sign in with your code first.",
  ),
  second_factor_expired: refusal(401, "The code has expired. Sign in again."),
  second_factor_locked: refusal(429, "Too many wrong codes. Wait 15 minutes and sign in again."),
  second_factor_on: refusal(409, "Your second factor is already on."),
  second_factor_off: refusal(409, "Your second factor is not on."),
  second_factor_missing: refusal(
    403,
    "Administrators of this shop need a second factor. Set it up in your account first.",
  ),
  sign_in_again: refusal(403, "You signed in too long ago for this. Sign in again."),
  provider_not_offered: refusal(404, "This shop does not offer this way to sign in."),
  provider_not_connected: refusal(
    403,
    "There is already an account with your e-mail address. Sign in with your password, then connect this service in your account.",
  ),
  provider_unreachable: refusal(
    503,
    "The sign-in service is not responding. Try again, or use your password.",
  ),
  identity_not_connected: refusal(404, "Your account does not use this sign-in service."),
  last_way_in: refusal(
    409,
    "This is your only way to sign in. Set a password or connect another service first.",
  ),
  last_administrator: refusal(
    409,
    "You are the only administrator. Make someone else an administrator first.",
  ),
  orders_under_way: refusal(
    409,
    "An order you paid for is still on its way. Close your account once it is delivered.",
  ),
  invoice_waiting: refusal(
    409,
    "The invoice of an order you paid for is not issued yet. Try again tomorrow, or write to the shop.",
  ),
}
