import { createHash, timingSafeEqual } from "node:crypto"
import type { Access } from "./call.ts"
import { invalidRequest } from "./wire-error.ts"

export interface Keys {
  secretKey: string
  publishableKey: string
}

/**
 * Who asks, from `Authorization: Bearer KEY` or `Basic base64(KEY:)`, or from the parameter `key`, in which a
 * page sends the publishable one.
 */
export function readAccess(
  authorization: string | undefined,
  parameter: string | undefined,
  keys: Keys,
): Access {
  const key = readKey(authorization)
  if (key === undefined && parameter !== undefined && isSame(parameter, keys.publishableKey))
    return "publishable"
  if (key === undefined)
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, " +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    )
  if (isSame(key, keys.secretKey)) return "secret"
  if (isSame(key, keys.publishableKey)) return "publishable"
  throw invalidRequest("Invalid API Key provided.", {}, 401)
}

export const refusePublishableKey = () =>
  invalidRequest(
    "This API call cannot be made with a publishable API key. Please use a secret API key.",
    { code: "secret_key_required" },
    403,
  )

function readKey(authorization = ""): string | undefined {
  const [, scheme = "", credentials = ""] = /^(\w+) +(\S+)$/.exec(authorization) ?? []
  if (scheme.toLowerCase() === "bearer") return credentials
  if (scheme.toLowerCase() !== "basic") return undefined
  const [key] = Buffer.from(credentials, "base64").toString().split(":")
  return key || undefined
}

const digest = (text: string) => createHash("sha256").update(text).digest()
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right))
