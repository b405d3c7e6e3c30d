import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#db/connection/client.ts"
import { manyCustomers, newTokens } from "#test/many-customers.ts"
import type { CallerKind } from "./request.ts"

/** A shop to fuzz, and ids of existing objects. */
export interface FuzzTarget {
  url: string
  tokens: { customer: string; admin: string }
  /** Issues a new token, because some requests revoke their own. */
  newToken(who: "customer" | "admin"): Promise<string>
  /** `other` may become an administrator. */
  emails: { customer: string; other: string; admin: string }
  /** Ids of parts, including those that requests create. */
  parts: string[]
  orders: string[]
  logged: readonly string[]
}

/** Replaces placeholders such as `@part`. */
export function fill(
  { parts, orders, emails, url }: FuzzTarget,
  who: CallerKind,
  value: string,
): string {
  const self = who === "anonymous" ? emails.customer : emails[who]
  const known = new Map([
    ["@part", () => recentId(parts)],
    ["@order", () => recentId(orders)],
    ["@oldest part", () => takeOldest(parts)],
    ["@oldest order", () => takeOldest(orders)],
    ["@customer", () => emails.customer],
    ["@self", () => self],
    ["@self in capitals", () => ` ${self.toUpperCase()} `],
    ["@other", () => emails.other],
    ["@admin", () => emails.admin],
    ["@origin", () => url],
  ])
  return known.get(value)?.() ?? value
}

const UNKNOWN_ID = "0123456789abcdef01234567"
const recentId = (ids: string[]): string => ids.at(-1 - (ids.length % 3)) ?? UNKNOWN_ID
/** Removes and returns the oldest id for a deleting request, but keeps the newest six. */
const takeOldest = (ids: string[]): string =>
  ids.length > 6 ? (ids.shift() ?? UNKNOWN_ID) : UNKNOWN_ID

export function fillAll(target: FuzzTarget, who: CallerKind, value: unknown): unknown {
  if (typeof value === "string") return fill(target, who, value)
  if (Array.isArray(value)) return value.map((item) => fillAll(target, who, item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillAll(target, who, inner)]),
  )
}

interface FuzzedShop {
  url: string
  db: Database
  logged: readonly string[]
}

const inserted = z.object({ insertedId: z.string() })

/** Creates users, parts and an order in a running shop. */
export async function prepareTarget({ url, db, logged }: FuzzedShop): Promise<FuzzTarget> {
  const [admin, customer, other] = await manyCustomers({ db }, 3)
  if (!admin || !customer || !other) throw new Error("no customers")
  await db.execute(sql`update profiles set role = 'admin' where user_id = ${admin.id}`)
  const post = async (path: string, token: string, body: object): Promise<string> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
    const response = await fetch(url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    })
    return inserted.parse(await response.json()).insertedId
  }
  const part = (minimumQuantity: number) =>
    post("/part", admin.token, {
      name: "Anvil 1000",
      description: "A power supply to be fuzzed.",
      image: "/img/parts/anvil-1000-960.webp",
      minimumQuantity,
      availableQuantity: 1000,
      price: 149,
    })
  const parts = [await part(1), await part(5)]
  const orders = [await post("/purchase", customer.token, { purchaseId: parts[0], quantity: 1 })]
  return {
    url,
    logged,
    parts,
    orders,
    tokens: { customer: customer.token, admin: admin.token },
    newToken: async (who) => {
      const [token = ""] = await newTokens(db, [who === "admin" ? admin : customer])
      return token
    },
    emails: { customer: customer.email, other: other.email, admin: admin.email },
  }
}
