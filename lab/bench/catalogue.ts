import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { z } from "zod"
import { seedScale } from "#cli/seed-scale.ts"
import { connectDatabase } from "#db/connection/client.ts"
import { waitUntil, waitUntilMailsAreSent } from "../wait-until.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { atLeast, atMost, type Figure, note, quantile } from "./figure.ts"
import { runLoad } from "./load.ts"

const PARTS = 46_245
const MANY_PARTS = 1_000_000
const ROUNDS = 20
const CONNECTIONS = 16
/** Timeout for building the search index. */
const INDEX_TIMEOUT_MS = 600_000

/** A different minimum price, so that each request misses the cache. */
const minPrice = (n: number) => `minPrice=${(n / 100).toFixed(2)}`

/** Searches with text and three facets, as pages send them. */
const faceted = (round: number) =>
  [
    "q=memory&category=Memory&type=DDR5&capacity=32,64&modules=2",
    "q=anvil&category=Motherboards&socket=AM4,LGA+1700&memoryType=DDR5&formFactor=ATX",
    "q=vault+drive&category=Storage&interface=NVMe&formFactor=M.2+2280&capacity=1000,2000",
    "q=fjord&category=Power+supplies&efficiency=Gold,Platinum&modular=true&formFactor=ATX",
  ].map((query) => `/catalogue?${query}&${minPrice(round)}`)

/** Searches with limits of numbers, the last as expensive as 100 characters can be. */
const limited = (round: number) =>
  [
    `memory over ${round} gb`,
    `anvil under ${round} w`,
    `o under ${round}mm under 3mm over 1w over 2gb under 4l under 5hz over 6v under 7a over 8g under 9in`,
  ].map((q) => `/catalogue?${new URLSearchParams({ q })}&${minPrice(round)}`)

/** A word, a number, a value and a typo, each typed letter by letter. */
const suggested = (round: number) =>
  [`anvil board ${round}`, `scale-${4711 + 37 * round}`, `ddr5 ${round}gb`, `motherbord ${round}`]
    .flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
    .filter((q) => q.length > 1)
    .map((q) => `/suggest?${new URLSearchParams({ q })}`)

/** Varied searches: words, values, categories, prices and later pages. */
const searched = Array.from({ length: 40_000 }, (_, n) => {
  const words = [
    "anvil",
    "fjord card",
    "keel board",
    "prism",
    "tempo memory",
    "ddr5",
    "vault",
    "850 w",
  ]
  const query = new URLSearchParams({ q: words[n % words.length] ?? "" })
  if (n % 3 === 0) query.set("sort", "price")
  if (n % 5 === 0) query.set("available", "true")
  query.set("page", String(1 + (n % 4)))
  return `/catalogue?${query}&${minPrice(n)}`
})

export async function measureCatalogue(shop: BenchShop, seconds: number): Promise<Figure[]> {
  await addParts(shop, PARTS)
  // So that runs are comparable.
  await waitUntilMailsAreSent(shop.database)
  return [
    ...(await measureTimes(shop, PARTS, { suggestions: 15, facets: 15 })),
    ...(await measureLoad(shop, seconds)),
  ]
}

export async function measureMillion(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-million-"))
  try {
    const first = await openBenchShop(dataDir)
    await addParts(first, MANY_PARTS).finally(first.stop)
    const startedAt = performance.now()
    const shop = await openBenchShop(dataDir)
    try {
      await waitUntilSearchable(shop, MANY_PARTS)
      const seconds = (performance.now() - startedAt) / 1000
      return [
        note("Start until all of a million parts can be searched", `${seconds.toFixed(0)} s`),
        ...(await measureTimes(shop, MANY_PARTS, { suggestions: 60, facets: 60 })),
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function addParts({ databaseUrl: url }: BenchShop, parts: number): Promise<void> {
  const log = { warn: console.error }
  const { pool, close } = await connectDatabase({
    url,
    maxConnections: 2,
    log,
    statementTimeoutMs: 0,
  })
  await seedScale(
    { pool, withLedger: false, say: console.error },
    { users: 0, parts, orders: 0 },
  ).finally(close)
}

/** Waits until all parts are indexed. Until then searches return partial results. */
async function waitUntilSearchable({ url }: BenchShop, parts: number): Promise<void> {
  const isSearchable = async () => {
    const answer = await fetch(`${url}/catalogue`)
    return answer.ok && totalSchema.parse(await answer.json()).total >= parts
  }
  const timeoutMessage = () => "The catalogue cannot be searched."
  await waitUntil(isSearchable, { timeoutMessage, timeoutMs: INDEX_TIMEOUT_MS, everyMs: 500 })
}

const totalSchema = z.object({ total: z.int() })

async function measureTimes(
  shop: BenchShop,
  parts: number,
  goals: { suggestions: number; facets: number },
): Promise<Figure[]> {
  await waitUntilSearchable(shop, parts)
  const of = `Catalogue of ${parts.toLocaleString("en-US")} parts`
  const p95 = async (name: string, pathsOf: (round: number) => string[], goal: number) => {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const path of pathsOf(round)) {
        const ms = await timed(shop.url + path)
        if (round > 0) times.push(ms)
      }
    return atMost({ name: `${of}, ${name}: p95`, goal, value: quantile(times, 0.95), unit: " ms" })
  }
  return [
    await p95("suggestions", suggested, goals.suggestions),
    await p95("text and three facets", faceted, goals.facets),
    await p95("limits of numbers", limited, goals.facets),
    note(`${of}: memory of the process`, `${shop.memoryMb().toFixed(0)} MB`),
  ]
}

async function measureLoad(shop: BenchShop, seconds: number): Promise<Figure[]> {
  // A fixed list of requests would restart on each connection and hit the cache.
  let requestCount = 0
  const another = () => ({ path: searched[requestCount++ % searched.length] ?? "" })
  const load = {
    url: shop.url,
    connections: CONNECTIONS,
    requests: [{ setupRequest: (request: object) => ({ ...request, ...another() }) }],
  }
  await runLoad({ ...load, seconds: 2 })
  const { perSecond, p99Ms } = await runLoad({ ...load, seconds })
  return [
    atLeast({
      name: "Distinct searches per second",
      goal: 2_000,
      value: perSecond,
      from: `p99 ${p99Ms} ms`,
    }),
  ]
}

async function timed(url: string): Promise<number> {
  const started = performance.now()
  const reply = await fetch(url)
  await reply.json()
  const ms = performance.now() - started
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return ms
}
