import { z } from "zod"
import { MAX_ADDRESSES } from "#domain/accounts/postal-address.ts"
import { plainRefusal, refusal } from "../kernel/refusal.ts"

export const accountRefusals = {
  identity_proof_missing: plainRefusal(
    401,
    "Sign in first: no proof of identity came with this call.",
  ),
  address_not_found: refusal(404, "This address does not exist."),
  addresses_full: refusal(
    409,
    `An account has at most ${MAX_ADDRESSES} addresses. Remove one first.`,
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
    "Your e-mail address is no password: it is the first thing others try.",
  ),
  password_common: refusal(
    400,
    "This is one of the commonest passwords. Choose one that nobody guesses.",
  ),
  wrong_password: refusal(400, "The password is not right."),
  password_missing: refusal(
    409,
    "This account has no password. Choose one by 'forgotten password'.",
  ),
  link_invalid: refusal(400, "This link was used already or is too old. Ask for a new one."),
  email_verified: refusal(409, "Your e-mail address is confirmed already."),
  wrong_code: refusal(400, "This code is not right, or was used already."),
  second_factor_needed: refusal(
    401,
    "This account has a second factor. Sign in with your code first.",
  ),
  second_factor_expired: refusal(401, "The time for the code is over. Sign in again."),
  second_factor_locked: refusal(429, "Too many wrong codes. Wait 15 minutes and sign in again."),
  second_factor_on: refusal(409, "Your second factor is on already."),
  second_factor_off: refusal(409, "Your second factor is not on."),
  second_factor_missing: refusal(
    403,
    "Administrators of this shop need a second factor. Set it up in your account first.",
  ),
  sign_in_again: refusal(403, "Your sign-in is too long ago for this. Sign in again."),
  provider_not_offered: refusal(404, "This shop does not offer that way to sign in."),
  provider_not_connected: refusal(
    403,
    "Your e-mail address has an account here. Sign in by password; then connect the other way in your account.",
  ),
  provider_unreachable: refusal(
    503,
    "That sign-in service is not answering. Try again, or use your password.",
  ),
  identity_not_connected: refusal(404, "Your account does not use that sign-in service."),
  last_way_in: refusal(
    409,
    "That is your only way to sign in. Choose a password first, or connect another service.",
  ),
  last_administrator: refusal(409, "You are the only administrator. Make somebody else one first."),
  orders_under_way: refusal(
    409,
    "An order you paid for is still on its way. Close your account once it is delivered.",
  ),
}
