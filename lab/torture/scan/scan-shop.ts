import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type { Pool } from "pg"
import { z } from "zod"
import type { World } from "#test/security/access/access-row.ts"
import { aPart, type Person } from "#test/test-shop.ts"
import { ask } from "../ask.ts"
import { openStageShop } from "../stage-shop.ts"

/** A shop with something of everything in it, for a scanner to ask about. */
export interface ScanShop {
  url: string
  world: World
  /** An administrator who also buys, so that nothing is out of reach. */
  owner: Person
  /** These headers and a new sign-in of the owner's, since some calls end the session they are made with. */
  signedIn(headers: Record<string, string>): Promise<Record<string, string>>
  /** A value that some product has, by filter of the catalogue. */
  facets: Map<string, string>
  importId: string
  mailId: string
  /** A connection to its database, past it. */
  pool: Pool
  /** Requests answered so far, by status. */
  answered(): Promise<Map<number, number>>
  /** Which calls were answered with 500 and above, how often, and what the log says why. */
  failures(): Promise<string[]>
  close(): Promise<void>
}

/** Where a scanner finds the shop, and how what is in it is looked up. */
interface Running {
  url: string
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

const account = { name: "Scanned", email: "scanned@shop.example", password: "the scanned secret" }

/** The demo shop in processes of its own, without limits on how often anybody may ask. */
export async function openScanShop(folder: string): Promise<ScanShop> {
  const stage = await openStageShop({ folder: join(folder, "scan"), env: { SEED: "demo" } })
  try {
    const database = await stage.database()
    const sql = async (statement: string, values: unknown[] = []) =>
      (await database.pool.query(statement, values)).rows
    return {
      ...(await fillForScan({ url: stage.url, sql })),
      pool: database.pool,
      answered: () => answeredBy(stage.url),
      failures: async () => [...(await failedAt(stage.url)), ...reasonsIn(stage.shop?.log ?? [])],
      close: async () => {
        await database.close()
        await stage.close()
      },
    }
  } catch (error) {
    await stage.close()
    throw error
  }
}

export type ScanWorld = Pick<
  ScanShop,
  "url" | "world" | "owner" | "signedIn" | "facets" | "importId" | "mailId"
>

/** Puts an administrator, a part, an order with its mail and an import into a running shop. */
export async function fillForScan({ url, sql }: Running): Promise<ScanWorld> {
  await enter(url, "sign-up")
  const [user] = await sql("select id from users where email = $1", [account.email])
  const id = String(user?.id)
  const signIn = async () => ({ ...account, id, ...(await enter(url, "sign-in")) })
  await sql("update profiles set role = 'admin' where user_id = $1", [id])
  const owner = await signIn()
  const insert = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    return String((await ask(url + path, "POST", headers, body)).body.insertedId)
  }
  const partId = await insert("/part", aPart({ availableQuantity: 1_000_000 }))
  const orderOf = () => insert("/purchase", { purchaseId: partId, quantity: 1 })
  await orderOf()
  const findMail = () => sql("select id from mail_outbox limit 1")
  while ((await findMail()).length === 0) await delay(100)
  const [mail] = await findMail()
  return {
    url,
    owner,
    signedIn: async (headers) => {
      const { token, cookie } = await signIn()
      return { authorization: `Bearer ${token}`, origin: url, cookie, ...headers }
    },
    world: {
      shop: { sql },
      partId,
      orderOf,
      listOf: () => insert("/list", { name: "Build" }),
    },
    facets: await facetsOf(url),
    importId: await insert("/import", { fileName: "parts.csv" }),
    mailId: String(mail?.id ?? 1),
  }
}

/** Registers or signs in, and exchanges the session for an access token. */
async function enter(url: string, how: "sign-in" | "sign-up") {
  const headers = { "content-type": "application/json", origin: url }
  const response = await fetch(`${url}/api/auth/${how}/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`${how} answered ${response.status}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
  const { email } = account
  const { body } = await ask(`${url}/user/${email}`, "PUT", { origin: url, cookie }, { email })
  return { cookie, token: String(body.token) }
}

const catalogue = z.object({
  categories: z.array(z.object({ name: z.string() })),
  facets: z.array(
    z.object({ name: z.string(), options: z.array(z.object({ value: z.string() })) }),
  ),
})

async function facetsOf(url: string): Promise<Map<string, string>> {
  const read = async (query: string) =>
    catalogue.parse(await (await fetch(`${url}/catalogue${query}`)).json())
  const { categories } = await read("")
  const facets = new Map<string, string>()
  for (const { name } of categories) {
    facets.set("category", name)
    for (const { name: facet, options } of (await read(`?category=${encodeURIComponent(name)}`))
      .facets)
      facets.set(facet, options[0]?.value ?? "")
  }
  return facets
}

const metricsOf = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text()

async function answeredBy(url: string): Promise<Map<number, number>> {
  const byStatus = new Map<number, number>()
  for (const [, status, count] of (await metricsOf(url)).matchAll(
    /^shop_http_requests_total\{.*status="(\d+)"\} (\d+)$/gm,
  ))
    byStatus.set(Number(status), (byStatus.get(Number(status)) ?? 0) + Number(count))
  return byStatus
}

async function failedAt(url: string): Promise<string[]> {
  return (await metricsOf(url)).match(/^shop_http_requests_total\{.*status="5\d\d"\} \d+$/gm) ?? []
}

/** Warnings and errors, each with its reason, and how often. */
function reasonsIn(log: string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of log) {
    const { level = 0, msg, err, reason } = parseLine(line)
    if (level < WARNING || msg === "refused") continue
    const said = [msg, reason ?? err?.message ?? ""].join(" ").trim()
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  return [...counts].map(([said, count]) => `${count} × ${said}`)
}

const WARNING = 40
const logLine = z.object({
  level: z.number().optional(),
  msg: z.string().optional(),
  reason: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
})

function parseLine(line: string): z.output<typeof logLine> {
  try {
    return logLine.parse(JSON.parse(line))
  } catch {
    return { level: WARNING, msg: line }
  }
}
