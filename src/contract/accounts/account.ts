import { z } from "zod"
import { languageCodes } from "#domain/languages/languages.ts"
import { staffTopics } from "#domain/shop/staff-topics.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { acknowledges, emptyUnless, instantOut, optional, written } from "../kernel/fields.ts"

const proofPassword = optional(
  z.string().max(1024),
  "Password of the account. Optional within ten minutes of signing in.",
)

export const accountSchema = z
  .object({
    email: z.string(),
    name: z.string(),
    emailVerified: z.boolean(),
    hasPassword: z.boolean(),
    twoFactorEnabled: z.boolean(),
    twoFactorMissing: z
      .boolean()
      .describe("Whether this administrator has no rights until the second factor is on."),
    identities: z.array(z.object({ provider: z.string(), connectedAt: instantOut })),
    createdAt: instantOut,
    language: optional(
      z.string(),
      "Chosen language of pages and mails. Missing if none was chosen.",
    ),
  })
  .meta({ id: "Account" })

export const getAccount = endpoint({
  route: "GET /account",
  access: "user",
  summary: "Retrieve the caller's account with its ways to sign in",
  reply: accountSchema.extend({
    staffTopics: optional(
      z.array(z.enum(staffTopics)),
      "Topics on which an administrator gets mail.",
    ),
  }),
})

export const chooseLanguage = endpoint({
  route: "PUT /account/language",
  access: "user",
  summary: "Set the caller's language for pages and mails",
  body: z.object({ language: z.enum(languageCodes) }),
  reply: z.object(written),
})

export const sessionSchema = z
  .object({
    _id: z.string(),
    current: z.boolean().describe("Whether the token of this call comes from this session."),
    createdAt: instantOut,
    lastUsedAt: instantOut,
    address: z.string(),
    userAgent: z.string(),
  })
  .meta({ id: "Session" })

export const listSessions = endpoint({
  route: "GET /account/sessions",
  access: "user",
  summary: "List the caller's sessions, most recently used first",
  reply: z.array(sessionSchema),
})

const ended = z.object({ ...written, deletedCount: z.int() })

export const endSession = endpoint({
  route: "DELETE /account/sessions/{id}",
  access: "user",
  summary: "End one of the caller's sessions and its access tokens",
  params: z.object({ id: z.string().transform(emptyUnless(/^[\w-]{1,100}$/)) }),
  reply: ended,
})

export const endSessions = endpoint({
  route: "POST /account/sessions/end",
  access: "user",
  summary: "End all sessions of the caller, or all others",
  body: z.object({ which: z.enum(["others", "all"]) }),
  reply: ended,
})

export const disconnectIdentity = endpoint({
  route: "POST /account/identities/disconnect",
  access: "user",
  summary: "Disconnect a sign-in service; never the last way in. Ends other sessions",
  body: z.object({ provider: z.enum(["google", "oidc"]), password: proofPassword }),
  reply: ended,
  refusals: [
    "wrong_password",
    "sign_in_again",
    "identity_not_connected",
    "last_way_in",
    "rate_limited",
  ],
  failure: { deletedCount: 0 },
})

export const closeAccount = endpoint({
  route: "POST /account/close",
  access: "user",
  summary: "Close the caller's account: deletes personal data, keeps anonymous orders",
  body: z.object({ password: proofPassword }),
  ...acknowledges,
  refusals: [
    "wrong_password",
    "sign_in_again",
    "orders_under_way",
    "invoice_waiting",
    "last_administrator",
    "payment_unclear",
    "payment_provider_unavailable",
    "rate_limited",
  ],
})
