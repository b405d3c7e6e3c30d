import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#db/connection/client.ts"
import { manyCustomers, newTokens } from "#test/many-customers.ts"
import type { FuzzTarget } from "./target.ts"

interface Running {
  url: string
  db: Database
  logged: readonly string[]
}

const inserted = z.object({ insertedId: z.string() })

/** Puts people, parts and an order into a running shop, for requests to be about. */
export async function prepareTarget({ url, db, logged }: Running): Promise<FuzzTarget> {
  const [admin, customer, other] = await manyCustomers({ db }, 3)
  if (!admin || !customer || !other) throw new Error("nobody to send requests as")
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
