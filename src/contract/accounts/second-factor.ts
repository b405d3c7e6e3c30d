import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { asks, done, password } from "./identity.ts"

const proof = z.object({
  password: password
    .optional()
    .meta({ description: "Only accounts without one may leave it out, just after signing in" }),
})
const code = asks("Code").max(100, "Wrong code")
const proofRefusals = [
  "identity_proof_missing",
  "wrong_password",
  "sign_in_again",
  "foreign_origin",
  "rate_limited",
] as const

export const prepareSecondFactor = endpoint({
  route: "POST /api/auth/two-factor/enable",
  access: "proof",
  attempts: true,
  summary:
    "Begin a second factor: what the authenticator app needs, and recovery codes, shown once",
  body: proof,
  reply: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  refusals: [...proofRefusals, "second_factor_on"],
})

const codeRefusals = [
  "wrong_code",
  "second_factor_expired",
  "second_factor_locked",
  "second_factor_off",
  "foreign_origin",
  "rate_limited",
] as const

export const passSecondFactor = endpoint({
  route: "POST /api/auth/two-factor/verify-totp",
  access: "proof",
  attempts: true,
  summary: "Finish signing in by an app's code; or, signed in, turn the second factor on",
  body: z.object({ code }),
  reply: done,
  refusals: codeRefusals,
})

export const passByRecoveryCode = endpoint({
  route: "POST /api/auth/two-factor/verify-backup-code",
  access: "proof",
  attempts: true,
  summary: "Finish signing in by a recovery code, which is then used up",
  body: z.object({ code }),
  reply: done,
  refusals: [...codeRefusals, "second_factor_on"],
})

export const disableSecondFactor = endpoint({
  route: "POST /api/auth/two-factor/disable",
  access: "proof",
  attempts: true,
  summary: "Turn the second factor off",
  body: proof,
  reply: done,
  refusals: proofRefusals,
})

export const renewRecoveryCodes = endpoint({
  route: "POST /api/auth/two-factor/generate-backup-codes",
  access: "proof",
  attempts: true,
  summary: "New recovery codes, shown once; the old ones end",
  body: proof,
  reply: z.object({ backupCodes: z.array(z.string()) }),
  refusals: [...proofRefusals, "second_factor_off"],
})
