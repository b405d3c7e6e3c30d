import { fullScale, scaleId, seedScale } from "#cli/seed-scale.ts"
import { connectDatabase, type Database } from "#db/connection/client.ts"
import { auditBooks } from "#db/shop/books.ts"
import { newTokens } from "#test/many-customers.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, note } from "./figure.ts"

const ROUNDS = 5
/** Response time that people do not notice. */
const GOAL_MS = 100

/** A buyer with thousands of orders who is also an administrator. */
const BUYER = "scale-user-1"

const middle = scaleId(fullScale.orders / 2)
const oldest = scaleId(fullScale.orders)

/** All lists, figures and pages whose cost could grow with the shop. */
const requests: Record<string, string> = {
  "overview: totals, thirty days, low stock": "/overview",
  "orders: first page": "/order?limit=100",
  "orders: half a million further": `/order?limit=100&after=${middle}`,
  "orders: unpaid": "/order?limit=100&paid=false",
  "orders: unpaid, from the middle on": `/order?limit=100&paid=false&after=${middle}`,
  "orders: delivered and unpaid, of which there are none":
    "/order?limit=100&paid=false&status=delivered",
  "orders: by part of an e-mail": "/order?limit=100&q=ale-7777%40",
  "orders: by part of a product's name": "/order?limit=100&q=Anvil+Card",
  "orders: by two letters that none has": "/order?limit=100&q=zq",
  "orders: by the beginning of an id": `/order?limit=100&q=${oldest.slice(0, 23)}`,
  "orders: the 1,000 of GET /order": "/order",
  "one order with its history": `/order/${middle}/history`,
  "My Order with thousands of orders": "/myorder",
  "users: first page": "/user?limit=100",
  "users: half way": "/user?limit=100&after=scale-user-50000",
  "users: by part of a name": "/user?limit=100&q=otus",
  "users: by two letters": "/user?limit=100&q=zq",
  "users: the 1,000 of GET /user": "/user",
  "products: first page": "/product",
  "products: last page": "/product?page=900",
  "products: by a word": "/product?q=anvil",
  "a product's stock movements": "/part/PART/movements",
  "mail: first page": "/mail",
  "GET /part": "/part",
  "GET /review": "/review",
  "catalogue: all": "/catalogue",
  "catalogue: last page by price": "/catalogue?sort=-price&page=900",
  "catalogue: a category": "/catalogue?category=Memory",
  "catalogue: a word": "/catalogue?q=anvil",
  "catalogue: text and three facets":
    "/catalogue?q=memory&category=Memory&type=DDR5&capacity=32,64&modules=2",
  "page /": "/",
  "page /parts": "/parts",
  "page /parts of a category": "/parts?category=Memory",
  "page of a part": "/parts/scale-part-77",
  "sitemap.xml": "/sitemap.xml",
  metrics: "/metrics",
}

/**
 * Measures a shop created by `db:seed -- --scale`, which takes ten minutes. BENCH_DATA_DIR keeps it for the next run.
 */
export async function measureLarge(): Promise<Figure[]> {
  const shop = await openBenchShop(process.env.BENCH_DATA_DIR)
  const untimed = await connectDatabase({
    url: shop.databaseUrl,
    maxConnections: 2,
    log: { warn: console.error },
    statementTimeoutMs: 0,
  })
  try {
    const { pool, db } = untimed
    await seedScale({ pool, withLedger: true, say: console.error }, fullScale)
    await pool.query("update profiles set role = 'admin' where user_id = $1", [BUYER])
    const [token = ""] = await newTokens(db, [{ id: BUYER }])
    const ask = requester(shop, token)
    const { rows } = await pool.query("select id from parts where slug = 'scale-part-77'")
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(requests))
      figures.push(await timeRequest(name, () => ask(path.replace("PART", rows[0]?.id ?? ""))))
    for (const what of ["orders", "products"])
      figures.push(await timeExport(what, shop, () => ask(`/export/${what}`)))
    return [...figures, await timeAudit(db)]
  } finally {
    await untimed.close()
    await shop.stop()
  }
}

const requester =
  ({ url }: BenchShop, token: string) =>
  async (path: string): Promise<Response> => {
    const reply = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return reply
  }

async function timeRequest(name: string, ask: () => Promise<Response>): Promise<Figure> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now()
    bytes = (await (await ask()).arrayBuffer()).byteLength
    if (round > 0) times.push(performance.now() - started)
  }
  const value = median(times)
  const from = `${(bytes / 1000).toFixed(0)} kB, slowest ${Math.max(...times).toFixed(0)} ms`
  return atMost({ name, value, goal: GOAL_MS, unit: " ms", from })
}

/** Measures an export: time to first byte, duration, memory. */
async function timeExport(
  what: string,
  shop: BenchShop,
  ask: () => Promise<Response>,
): Promise<Figure> {
  const before = shop.memoryMb()
  const started = performance.now()
  const { body } = await ask()
  const firstMs = performance.now() - started
  let bytes = 0
  let highest = before
  let sampledAt = started
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (performance.now() - sampledAt < 200) continue
    sampledAt = performance.now()
    highest = Math.max(highest, shop.memoryMb())
  }
  const seconds = (performance.now() - started) / 1000
  return note(
    `export of all ${what}`,
    `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, begins after ${firstMs.toFixed(0)} ms, memory + ${(highest - before).toFixed(0)} MB`,
  )
}

async function timeAudit(db: Database): Promise<Figure> {
  const started = performance.now()
  const findings = await auditBooks(db, { withLedger: true })
  const seconds = (performance.now() - started) / 1000
  const broken = findings.filter(({ breaches }) => breaches.length > 0).map(({ id }) => id)
  return note(
    "verify:books",
    `${seconds.toFixed(1)} s, rules broken: ${broken.join(", ") || "none"}`,
  )
}
