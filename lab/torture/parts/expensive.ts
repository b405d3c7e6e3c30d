import { setTimeout as delay } from "node:timers/promises"
import { z } from "zod"
import { seedScale } from "#cli/seed-scale.ts"
import { facetNames } from "#domain/catalogue/facets.ts"
import { residentMb } from "../../program.ts"
import { type Checkouts, openCheckouts } from "../checkouts.ts"
import {
  type ExpensiveRequest,
  expensiveRequests,
  openAccountRequests,
  visitorsCart,
} from "../expensive-requests.ts"
import { atMost, type Part, type Stage } from "../part.ts"
import {
  measurePipelined,
  openSlowdown,
  requestAndDisconnect,
  requestRepeatedly,
  requestWithoutReading,
} from "../slowdown.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"

const LARGE = 46_245
const STALLED_READERS = 60
const MAX_MB = 100

export const expensivePart: Part = {
  name: "expensive",
  description:
    "ten connections of one stranger, or one account, that send the most expensive requests, on the demo's and on a large catalogue",
  run: async (stage) => {
    // With rate limits, as in production.
    const env = { SEED: "demo", RATE_LIMIT_SCALE: "1" }
    await using shop = await openStageShop({ folder: stage.folder, env })
    const checkouts = await openCheckouts(shop, stage.folder)
    await checkouts.journal.close()
    await measure(stage, shop, checkouts, "demo catalogue")
    await enlarge(shop)
    await measure(stage, shop, checkouts, `${LARGE} parts`)
    await measureOneAccount(stage, shop, checkouts)
    await measurePipelined(stage, shop, checkouts)
  },
}

async function enlarge(shop: StageShop): Promise<void> {
  const { pool, close } = await shop.database()
  const say = () => undefined
  await seedScale({ pool, withLedger: false, say }, { users: 0, parts: LARGE, orders: 0 })
  await close()
}

async function measure(stage: Stage, shop: StageShop, checkouts: Checkouts, where: string) {
  const all = expensiveRequests(await readContent(shop))
  await requireAllPublicGets(shop, all)
  const requests = chosen(stage, all)
  const slowdown = openSlowdown(stage, shop, checkouts)
  for (const request of requests)
    await slowdown.measure(request.name, () => requestRepeatedly(shop.url, request))
  for (const request of requests.filter(isLong))
    await slowdown.measure(`${request.name}, and gone`, () =>
      requestAndDisconnect(shop.url, request),
    )
  slowdown.report(`the most expensive request, ${where}`)
  await measureStalledReaders(stage, shop, requests, where)
}

async function measureOneAccount(stage: Stage, shop: StageShop, checkouts: Checkouts) {
  const slowdown = openSlowdown(stage, shop, checkouts)
  for (const request of chosen(stage, await openAccountRequests(shop)))
    await slowdown.measure(request.name, () => requestRepeatedly(shop.url, request))
  slowdown.report("one account")
}

const chosen = ({ only = "" }: Stage, requests: ExpensiveRequest[]): ExpensiveRequest[] =>
  requests.filter(({ name }) => name.includes(only))

const isLong = ({ path }: ExpensiveRequest) => /^\/(?:catalogue|parts|sitemap)/.test(path)

/** Measures memory for clients that request large responses and read nothing. */
async function measureStalledReaders(
  { quick, report, say }: Stage,
  shop: StageShop,
  requests: ExpensiveRequest[],
  where: string,
): Promise<void> {
  for (const request of requests.filter(({ name }) => /site map$|^all parts/.test(name))) {
    const before = residentMb(shop.shop?.pid)
    const readers = requestWithoutReading(shop.url, request, STALLED_READERS)
    await delay(quick ? 3_000 : 80_000)
    const grown = residentMb(shop.shop?.pid) - before
    say(
      `${request.name}: ${readers.open()} of ${STALLED_READERS} stalled readers are still connected`,
    )
    await readers.leave()
    const what = `memory for ${STALLED_READERS} clients that read nothing, ${where}: ${request.name}`
    report(atMost(36, what, grown, MAX_MB, "MB"))
  }
}

async function readContent(shop: StageShop) {
  const { pool, close } = await shop.database()
  const { rows } = await pool.query("select id, slug from parts where category = 'Memory' limit 1")
  const sold = await pool.query("select id from parts where archived_at is null limit 2000")
  const facets = await pool.query(
    "select split_part(facet, ':', 1) as name, array_agg(distinct substr(facet, strpos(facet, ':') + 1)) as values from part_search, unnest(facets) facet group by 1",
  )
  await close()
  const values = new Map<string, string[]>(facets.rows.map((row) => [row.name, row.values]))
  for (const name of facetNames) if (!values.has(name)) values.set(name, ["1"])
  const partIds = sold.rows.map(({ id }) => String(id))
  const cart = await visitorsCart(
    shop.url,
    partIds.map((partId) => ({ partId, quantity: 1 })),
  )
  return { partId: String(rows[0]?.id), partIds, slug: String(rows[0]?.slug), values, cart }
}

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ security: z.unknown().optional() }))),
})

/** Throws if a documented public GET has no request here. */
async function requireAllPublicGets(shop: StageShop, requests: ExpensiveRequest[]): Promise<void> {
  const { paths } = documentSchema.parse(await (await fetch(`${shop.url}/openapi.json`)).json())
  const requestedPaths = requests.map(({ path }) => path.split("?", 1)[0] ?? "")
  for (const [path, methods] of Object.entries(paths)) {
    if (!methods.get || methods.get.security) continue
    const shape = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
    if (!requestedPaths.some((one) => shape.test(one)))
      throw new Error(`GET ${path} has no request in this list`)
  }
}
