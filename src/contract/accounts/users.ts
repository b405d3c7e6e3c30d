import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import {
  emailParams,
  optional,
  pageQuery,
  personName,
  requiredPhone,
  requiredText,
  writes,
} from "../kernel/fields.ts"

export const roleSchema = z.enum(["user", "admin"])

export const profileSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    education: z.string(),
    location: z.string(),
    phone: z.string(),
    linkedin: z.string(),
    role: roleSchema,
  })
  .meta({ id: "Profile" })

const profileUpdateSchema = z.object({
  name: personName.optional(),
  education: requiredText("Education", 200),
  location: requiredText("Location", 200),
  phone: requiredPhone,
  linkedin: requiredText("Linkedin", 200),
})

const ignored = optional(z.unknown(), "Ignored. This call does not change it.")

const counted = writes({ matchedCount: z.int(), modifiedCount: z.int() })

export const issueToken = endpoint({
  route: "PUT /user/{email}",
  access: "proof",
  summary: "Create an access token from a proof of identity",
  params: emailParams,
  reply: z.object({
    token: z.string(),
    result: counted.reply.extend({ upsertedCount: z.int() }),
  }),
  refusals: [
    "provider_not_connected",
    "provider_unreachable",
    "second_factor_needed",
    "rate_limited",
  ],
})

export const getProfile = endpoint({
  route: "GET /user/{email}",
  access: "user",
  summary: "Retrieve a profile: the caller's own, or any for administrators",
  params: emailParams,
  reply: profileSchema,
  refusals: ["user_not_found"],
})

const userSummarySchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    role: roleSchema,
    emailVerified: optional(
      z.boolean(),
      "Whether the e-mail address is confirmed. Only with `with`.",
    ),
  })
  .meta({ id: "UserSummary" })

export const listUsers = endpoint({
  route: "GET /user",
  access: "admin",
  summary: "List all accounts, oldest first",
  query: z.object({
    ...pageQuery,
    with: optional(z.literal("emailVerified"), "Additional field to return."),
  }),
  reply: z.array(userSummarySchema),
})

export const updateProfile = endpoint({
  route: "PUT /userUpdate/{email}",
  access: "user",
  summary: "Update the caller's own profile",
  params: emailParams,
  body: profileUpdateSchema.extend({
    role: ignored,
    email: ignored,
  }),
  ...counted,
})

export const makeAdmin = endpoint({
  route: "PUT /user/admin/{email}",
  access: "admin",
  summary: "Grant an account administrator's rights",
  params: emailParams,
  ...counted,
  refusals: ["user_not_found"],
})

export const removeAdmin = endpoint({
  route: "DELETE /user/admin/{email}",
  access: "admin",
  summary: "Revoke an administrator's rights; never those of the last one",
  params: emailParams,
  ...counted,
  refusals: ["user_not_found", "last_administrator"],
})

export const isAdmin = endpoint({
  route: "GET /admin/{email}",
  access: "user",
  summary: "Check whether an account is an administrator",
  params: emailParams,
  reply: z.object({ admin: z.boolean() }),
})
