import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { ownPath } from "../kernel/own-path.ts"
import { password } from "./identity-fields.ts"

/** Signing in by Google or another OpenID provider. */

const provider = z.enum(["google", "oidc"])
/** A path of this shop, never another site's address. */
const returnPath = z
  .string()
  .max(2000)
  .transform((address) => ownPath(address) ?? "")
  .pipe(z.string().min(1, "Must be a path of this shop"))
const away = z.object({ url: z.string(), redirect: z.literal(true) })

export const signInByProvider = endpoint({
  route: "POST /api/auth/sign-in/social",
  access: "proof",
  summary: "Begin to sign in by Google or the other provider: where the browser must go",
  body: z.object({
    provider,
    callbackURL: returnPath.default("/"),
    errorCallbackURL: returnPath.default("/login"),
  }),
  reply: away,
  refusals: ["provider_not_offered", "provider_unreachable", "foreign_origin"],
})

export const connectProvider = endpoint({
  route: "POST /api/auth/link-social",
  access: "proof",
  summary: "Begin to connect such a sign-in to one's account, proved by its password",
  body: z.object({
    provider,
    callbackURL: returnPath,
    errorCallbackURL: returnPath,
    password: password.optional(),
  }),
  reply: away,
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
