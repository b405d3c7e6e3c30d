import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { emailAddress, requiredName } from "../kernel/fields.ts"
import { pageText } from "../kernel/page-text.ts"
import { done, password, rememberMe } from "./identity-fields.ts"

/** The calls by which people sign in. The session is an HttpOnly cookie; no answer names its token. */

const identityUserSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
  })
  .meta({ id: "IdentityUser" })

export const signUp = endpoint({
  route: "POST /api/auth/sign-up/email",
  access: "proof",
  attempts: true,
  summary: "Register, and be signed in",
  body: z.object({
    name: requiredName,
    email: emailAddress(pageText.register.emailInvalid),
    password,
    rememberMe,
  }),
  reply: z.object({ user: identityUserSchema }),
  refusals: [
    "account_exists",
    "password_too_short",
    "password_too_long",
    "password_is_email",
    "password_common",
    "foreign_origin",
    "rate_limited",
  ],
})

export const signIn = endpoint({
  route: "POST /api/auth/sign-in/email",
  access: "proof",
  attempts: true,
  summary: "Sign in by password; an account with a second factor is then asked for a code",
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
  summary: "Who is signed in here; null for nobody",
  reply: z.object({ user: identityUserSchema }).nullable(),
  refusals: [],
})

export const signOut = endpoint({
  route: "POST /api/auth/sign-out",
  access: "proof",
  summary: "End this session and its access tokens",
  reply: z.object({ success: z.literal(true) }),
  refusals: ["foreign_origin"],
})

export const changePassword = endpoint({
  route: "POST /api/auth/change-password",
  access: "proof",
  attempts: true,
  summary: "Change one's password, by session; ends other sessions and all access tokens",
  body: z.object({ currentPassword: password, newPassword: password }),
  reply: done,
  refusals: [
    "identity_proof_missing",
    "wrong_password",
    "password_missing",
    "password_too_short",
    "password_too_long",
    "password_is_email",
    "password_common",
    "foreign_origin",
    "rate_limited",
  ],
})
