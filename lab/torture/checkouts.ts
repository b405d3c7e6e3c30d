import { randomUUID } from "node:crypto"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { addresses } from "#db/schema/identity.ts"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import { aPart } from "#test/test-shop.ts"
import { ask } from "./ask.ts"
import { type Buyers, openBuyers } from "./buyers.ts"
import { type Journal, openJournal } from "./journal.ts"
import type { StageShop } from "./stage-shop.ts"

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
/** Settings that allow buyers to cancel and return. */
const allowed = {
  "order-changes": { cancelling: "until shipped" },
  "order-returns": { on: true },
}

/** Fills a shop with parts and customers whose steps are recorded in a journal in this folder. */
export async function openCheckouts(stage: StageShop, folder: string): Promise<Checkouts> {
  const database = await stage.database()
  const [admin, ...customers] = await manyCustomers(database, CUSTOMERS)
  if (!admin) throw new Error("no customers")
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
  const buyers = openBuyers({ shopUrl, cardsUrl, partIds, customers, admin, journal })
  return { buyers, journal, customers, admin, partIds }
}

const ANSWER_TIMEOUT_MS = 90_000

/**
 * Returns the time when a purchase first gets this status; 503 only with `retry-after`. Sends one every 50 ms without
 * waiting for responses.
 */
export function timeOfFirstAnswer(
  { url }: StageShop,
  checkouts: Checkouts,
  status: number,
): Promise<number> {
  const [buyer] = checkouts.customers
  const [partId] = checkouts.partIds
  const headers = { authorization: `Bearer ${buyer?.token}` }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const timer = setInterval(async () => {
    const body = { purchaseId: partId, quantity: 1 }
    const reply = await ask(`${url}/purchase`, "POST", headers, body).catch(() => undefined)
    if (reply?.status === status && (status !== 503 || reply.retryAfter !== null)) done()
  }, 50)
  const giveUp = setTimeout(() => {
    clearInterval(timer)
    reject(new Error(`no purchase was answered ${status} in time`))
  }, ANSWER_TIMEOUT_MS)
  const done = () => {
    clearInterval(timer)
    clearTimeout(giveUp)
    resolve(performance.now())
  }
  return promise
}

const settings = {
  tax: {
    on: true,
    country: "DE",
    pricesInclude: false,
    rates: [{ country: "DE", name: "VAT", percent: 19 }],
  },
  invoices: { from: "2020-01-01", country: "DE" },
}

/** Turns on tax and invoices, and gives every buyer an address. */
export async function chargeTax(stage: StageShop, { admin, customers }: Checkouts): Promise<void> {
  const database = await stage.database()
  await database.db.insert(addresses).values(
    customers.map(({ id: userId, name }) => ({
      id: randomUUID().replaceAll("-", "").slice(0, 24),
      userId,
      name,
      isDefault: true,
      street: "Kaistrasse 4",
      city: "Hamburg",
      postalCode: "20457",
      country: "DE",
      label: "",
      company: "",
      district: "",
      region: "",
      phone: "",
    })),
  )
  await database.close()
  const headers = { authorization: `Bearer ${admin.token}`, "if-match": "*" }
  for (const [group, wanted] of Object.entries(settings)) {
    const { status } = await ask(`${stage.url}/settings/${group}`, "PUT", headers, wanted)
    if (status !== 200) throw new Error(`the settings of ${group} were answered ${status}`)
  }
}
