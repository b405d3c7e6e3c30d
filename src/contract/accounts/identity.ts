import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import { emailAddress, emptyUnless, optional, requiredName } from "../kernel/fields.ts"
import { ownPath } from "../kernel/own-path.ts"
import { pageText } from "../kernel/page-text.ts"

const requiredText = (what: string) =>
  z
    .string({ error: () => fieldText.required(what) })
    .min(1, { error: () => fieldText.required(what) })
/** Limit beyond any valid password, so that hashing stays cheap. */
const password = requiredText("Password").max(1024, "A password has at most 256 characters.")

const passwordRefusals = [
  "password_too_short",
  "password_too_long",
  "password_is_email",
  "password_common",
] as const

const rememberMe = z.boolean().default(true)
const done = z.object({ status: z.literal(true) })

/** User of a session. The session is an HttpOnly cookie; no answer names its token. */
const identityUserSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
  })
  .meta({ id: "IdentityUser" })

const attempt = { access: "proof", attempts: true } as const

export const signUp = endpoint({
  route: "POST /api/auth/sign-up/email",
  ...attempt,
  summary: "Create an account and sign in",
  body: z.object({
    name: requiredName,
    email: emailAddress(pageText.register.emailInvalid),
    password,
    rememberMe,
  }),
  reply: z.object({ user: identityUserSchema }),
  refusals: ["account_exists", ...passwordRefusals, "foreign_origin", "rate_limited"],
})

export const signIn = endpoint({
  route: "POST /api/auth/sign-in/email",
  ...attempt,
  summary: "Sign in by password; with a second factor, a code is required next",
  body: z.object({ email: emailAddress(pageText.login.emailInvalid), password, rememberMe }),
  reply: z.union([
    z.object({ user: identityUserSchema }),
    z.object({ twoFactorRedirect: z.literal(true) }),
  ]),
  refusals: ["sign_in_failed", "foreign_origin", "rate_limited"],
})

export const currentSession = endpoint({
  route: "GET /api/auth/get-session",
  access: "proof",
  summary: "Retrieve the current session; null if nobody is signed in",
  reply: z.object({ user: identityUserSchema }).nullable(),
})

export const signOut = endpoint({
  route: "POST /api/auth/sign-out",
  access: "proof",
  summary: "End the current session and its access tokens",
  reply: z.object({ success: z.literal(true) }),
  refusals: ["foreign_origin"],
})

export const changePassword = endpoint({
  route: "POST /api/auth/change-password",
  ...attempt,
  summary: "Change the caller's password; ends other sessions and all access tokens",
  body: z.object({ currentPassword: password, newPassword: password }),
  reply: done,
  refusals: [
    "identity_proof_missing",
    "wrong_password",
    "password_missing",
    ...passwordRefusals,
    "foreign_origin",
    "rate_limited",
  ],
})

const provider = z.enum(["google", "oidc"])
/** Path of this shop, never another site's address. */
const returnPath = z
  .string()
  .max(2000)
  .transform((address) => ownPath(address) ?? "")
  .pipe(z.string().min(1, "Must be a path of this shop"))
const redirectReply = z.object({ url: z.string(), redirect: z.literal(true) })

export const signInByProvider = endpoint({
  route: "POST /api/auth/sign-in/social",
  access: "proof",
  summary: "Start a sign-in with a provider; returns the URL to open",
  body: z.object({
    provider,
    callbackURL: returnPath.default("/"),
    errorCallbackURL: returnPath.default("/login"),
  }),
  reply: redirectReply,
  refusals: ["provider_not_offered", "provider_unreachable", "foreign_origin", "rate_limited"],
})

export const connectProvider = endpoint({
  route: "POST /api/auth/link-social",
  access: "proof",
  summary:
    "Start connecting a provider to the caller's account; requires the password, or a sign-in within the last ten minutes",
  body: z.object({
    provider,
    callbackURL: returnPath,
    errorCallbackURL: returnPath,
    password: password.optional(),
  }),
  reply: redirectReply,
  refusals: [
    "identity_proof_missing",
    "wrong_password",
    "sign_in_again",
    "provider_not_offered",
    "provider_unreachable",
    "foreign_origin",
    "rate_limited",
  ],
})

/**
 * Token of a mailed link: works once, within an hour, or within seven days if staff opened the account. Malformed
 * tokens count as unknown.
 */
const mailedToken = requiredText("The link's token")
  .max(200, "The link is incomplete.")
  .transform(emptyUnless(/^[\w-]*$/))

export const requestPasswordReset = endpoint({
  route: "POST /api/auth/request-password-reset",
  ...attempt,
  // Longer than finding an account and writing a mail take.
  minResponseMs: 300,
  summary: "Send a link to reset the password; same reply for unknown addresses",
  body: z.object({ email: emailAddress("Enter a valid Email") }),
  reply: done.extend({ message: z.string() }),
  refusals: ["foreign_origin", "rate_limited"],
})

export const resetPassword = endpoint({
  route: "POST /api/auth/reset-password",
  ...attempt,
  summary:
    "Reset a password by the token of a mail, once within an hour, or seven days if staff opened the account",
  body: z.object({ token: mailedToken, newPassword: password }),
  reply: done.extend({
    addressesRemoved: optional(
      z.int(),
      "Number of postal addresses that were removed, because a stranger may have entered them before the e-mail address was confirmed.",
    ),
    taxIdsRemoved: optional(z.int(), "Number of tax ids that were removed for the same reason."),
  }),
  refusals: ["link_invalid", ...passwordRefusals, "foreign_origin", "rate_limited"],
})

export const sendVerificationEmail = endpoint({
  route: "POST /api/auth/send-verification-email",
  ...attempt,
  summary: "Send the caller a new link to confirm their e-mail address",
  reply: done,
  refusals: ["identity_proof_missing", "email_verified", "foreign_origin", "rate_limited"],
})

export const verifyEmail = endpoint({
  route: "POST /api/auth/verify-email",
  ...attempt,
  summary: "Confirm an e-mail address by the token of a mail, once within an hour",
  body: z.object({ token: mailedToken }),
  reply: done,
  refusals: ["link_invalid", "foreign_origin", "rate_limited"],
})

const proof = z.object({
  password: optional(
    password,
    "Password of the account. Optional only for accounts without one, just after signing in.",
  ),
})
const code = requiredText("Code").max(100, "Wrong code")
const proofRefusals = [
  "identity_proof_missing",
  "wrong_password",
  "sign_in_again",
  "foreign_origin",
  "rate_limited",
] as const

export const prepareSecondFactor = endpoint({
  route: "POST /api/auth/two-factor/enable",
  ...attempt,
  summary: "Set up a second factor; returns app data and recovery codes once",
  body: proof,
  reply: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  refusals: [...proofRefusals, "second_factor_on"],
})

const codeRefusals = [
  "wrong_code",
  "code_used",
  "second_factor_expired",
  "second_factor_locked",
  "second_factor_off",
  "second_factor_on",
  "foreign_origin",
  "rate_limited",
] as const

export const passSecondFactor = endpoint({
  route: "POST /api/auth/two-factor/verify-totp",
  ...attempt,
  summary: "Finish signing in with an app code; signed in, turn the second factor on",
  body: z.object({ code }),
  reply: done,
  refusals: codeRefusals,
})

export const passByRecoveryCode = endpoint({
  route: "POST /api/auth/two-factor/verify-backup-code",
  ...attempt,
  summary: "Finish signing in with a recovery code, which is then used up",
  body: z.object({ code }),
  reply: done,
  refusals: codeRefusals,
})

export const disableSecondFactor = endpoint({
  route: "POST /api/auth/two-factor/disable",
  ...attempt,
  summary: "Turn off the caller's second factor",
  body: proof,
  reply: done,
  refusals: proofRefusals,
})

export const renewRecoveryCodes = endpoint({
  route: "POST /api/auth/two-factor/generate-backup-codes",
  ...attempt,
  summary: "Create new recovery codes, shown once; invalidates the old ones",
  body: proof,
  reply: z.object({ backupCodes: z.array(z.string()) }),
  refusals: [...proofRefusals, "second_factor_off"],
})
