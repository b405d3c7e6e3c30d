import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { emailAddress, orUnknown } from "../kernel/fields.ts"
import { asks, done, password } from "./identity-fields.ts"

/** What is proved by reading one's mail: links work once, for an hour. */

/** One that no mail can have held is as unknown as one that is used up. */
const mailedToken = asks("The link's token")
  .max(200, "The link is not complete.")
  .transform(orUnknown(/^[\w-]*$/))

export const requestPasswordReset = endpoint({
  route: "POST /api/auth/request-password-reset",
  access: "proof",
  attempts: true,
  // Longer than looking for an account and writing a mail take.
  answersAfterMs: 300,
  summary: "Mail a link to choose a new password; the answer is the same for unknown addresses",
  body: z.object({ email: emailAddress("Enter a valid Email") }),
  reply: done.extend({ message: z.string() }),
  refusals: ["foreign_origin", "rate_limited"],
})

export const resetPassword = endpoint({
  route: "POST /api/auth/reset-password",
  access: "proof",
  attempts: true,
  summary: "Choose a new password by a mailed token, once within an hour",
  body: z.object({ token: mailedToken, newPassword: password }),
  reply: done,
  refusals: [
    "link_invalid",
    "password_too_short",
    "password_too_long",
    "password_is_email",
    "password_common",
    "foreign_origin",
    "rate_limited",
  ],
})

export const sendVerificationEmail = endpoint({
  route: "POST /api/auth/send-verification-email",
  access: "proof",
  attempts: true,
  summary: "Mail the signed-in person a new link to confirm their address",
  reply: done,
  refusals: ["identity_proof_missing", "email_verified", "foreign_origin", "rate_limited"],
})

export const verifyEmail = endpoint({
  route: "POST /api/auth/verify-email",
  access: "proof",
  attempts: true,
  summary: "Confirm an address by a mailed token, once within an hour",
  body: z.object({ token: mailedToken }),
  reply: done,
  refusals: ["link_invalid", "foreign_origin", "rate_limited"],
})
