import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import { aPart } from "#test/test-shop.ts"
import { ask } from "./ask.ts"
import { type Buyers, gatherBuyers, type Manner } from "./buyers.ts"
import { type Journal, openJournal } from "./journal.ts"
import type { OpenShop } from "./stage-shop.ts"

export interface Checkouts {
  buyers: Buyers
  journal: Journal
  customers: Customer[]
  admin: Customer
  partIds: string[]
}

const PARTS = 5
const STOCK = 1_000_000
const CUSTOMERS = 3_000
/** What buyers may do by themselves. */
const allowed = {
  "order-changes": { cancelling: "until shipped" },
  "order-returns": { on: true },
}

/** Fills a shop with parts and customers, and has the customers keep a journal in this folder. */
export async function openCheckouts(
  stage: OpenShop,
  folder: string,
  manner: Manner = {},
): Promise<Checkouts> {
  const database = await stage.database()
  const [admin, ...customers] = await manyCustomers(database, CUSTOMERS)
  if (!admin) throw new Error("nobody came")
  const promote = "update profiles set role = 'admin' where user_id = $1"
  await database.pool.query(promote, [admin.id])
  await database.pool.query("update access_tokens set expires_at = now() + interval '1 year'")
  await database.close()
  const headers = { authorization: `Bearer ${admin.token}` }
  for (const [group, settings] of Object.entries(allowed))
    await ask(`${stage.url}/settings/${group}`, "PUT", { ...headers, "if-match": "*" }, settings)
  const partIds: string[] = []
  for (let part = 0; part < PARTS; part += 1) {
    const answer = await ask(
      `${stage.url}/part`,
      "POST",
      headers,
      aPart({ availableQuantity: STOCK }),
    )
    partIds.push(String(answer.body.insertedId))
  }
  await mkdir(folder, { recursive: true })
  const journal = await openJournal(join(folder, "journal"))
  const { url: shopUrl, cardsUrl } = stage
  const buyers = gatherBuyers({ shopUrl, cardsUrl, partIds, customers, admin, journal, ...manner })
  return { buyers, journal, customers, admin, partIds }
}
