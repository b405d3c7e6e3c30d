import { writeFile } from "node:fs/promises"
import { cpus, loadavg, platform, totalmem } from "node:os"
import { parseArgs } from "node:util"
import { buildPages } from "#cli/build-pages.ts"
import { printHelpIfRequested } from "../program.ts"
import { type BenchShop, measureMemory, measureStarts, openBenchShop } from "./bench-shop.ts"
import { measureBulk } from "./bulk.ts"
import { measureCatalogue, measureMillion } from "./catalogue.ts"
import { type Figure, note, tableOf } from "./figure.ts"
import { measureLarge } from "./large-shop.ts"
import { measureMyOrders } from "./my-orders.ts"
import { measurePages } from "./pages.ts"
import { measurePhone } from "./phone.ts"
import { measurePurchases } from "./purchases.ts"
import { measureStreams } from "./streams.ts"

interface Options {
  seconds: number
}
type Measure = (shop: () => Promise<BenchShop>, options: Options) => Promise<Figure[]>

const measures: Record<string, Measure> = {
  starts: () => measureStarts(),
  pages: async (shop, { seconds }) => measurePages(await shop(), seconds),
  purchases: async (shop, { seconds }) => measurePurchases(await shop(), seconds * 2),
  orders: async (shop, { seconds }) => measureMyOrders(await shop(), seconds * 3),
  streams: (_, { seconds }) => measureStreams(seconds * 2),
  phone: async (shop) => measurePhone(await shop()),
  // Last, because they enlarge the shop.
  catalogue: async (shop, { seconds }) => measureCatalogue(await shop(), seconds),
  bulk: async (shop, { seconds }) => measureBulk(await shop(), seconds),
  large: () => measureLarge(),
  million: () => measureMillion(),
}
/** Measurements that run only if named, because they are slow. */
const ONLY_NAMED = ["large", "million"]

printHelpIfRequested(`npm run bench -- [FIGURES ...] [--quick] [--json FILE]

Measures the figures of docs/performance.md on temporary shops, and prints them beside their goals.

  FIGURES      only these sections: ${Object.keys(measures).join(", ")};
               default: all but ${ONLY_NAMED.join(", ")}
  --quick      shorter loads, about 2 minutes
  --json FILE  also writes the figures to this file

Example: npm run bench -- pages purchases --quick`)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, quick: { type: "boolean" } },
})
const unknown = positionals.filter((name) => !measures[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${Object.keys(measures).join(", ")}`)
  process.exit(1)
}

const chosen = Object.entries(measures).filter(([name]) =>
  positionals.length > 0 ? positionals.includes(name) : !ONLY_NAMED.includes(name),
)
const loadBefore = loadavg().map((load) => load.toFixed(1))
const startedAt = performance.now()
await buildPages(console.error)
const { figures, server } = await measureAll(values.quick ? 2 : 5)

const machine = {
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  platform: platform(),
  node: process.version,
  database: server,
  loadBefore,
  takenAt: new Date().toISOString(),
  seconds: Math.round((performance.now() - startedAt) / 1000),
}
console.log(`\n${tableOf(figures)}\n`)
for (const [name, value] of Object.entries(machine)) console.log(`${name}: ${String(value)}`)
if (Number(loadBefore[0]) > 0.5)
  console.log("The machine was busy before the run: ratios are reliable, times are not.")
if (values.json) await writeFile(values.json, JSON.stringify({ machine, figures }, undefined, 2))

async function measureAll(seconds: number) {
  const figures: Figure[] = []
  let opening: Promise<BenchShop> | undefined
  let memory: { end(): Figure[] } | undefined
  let server = "not asked"
  const shop = () => {
    opening ??= openBenchShop().then(async (opened) => {
      const { rows } = await opened.database.pool.query("show server_version")
      server = `PostgreSQL ${rows[0]?.server_version}`
      memory = await measureMemory(opened)
      return opened
    })
    return opening
  }
  try {
    for (const [name, measure] of chosen) {
      console.error(`${name} …`)
      const failed = (error: unknown) => [
        { ...note(name, `could not be measured: ${String(error)}`), met: false },
      ]
      figures.push(...(await measure(shop, { seconds }).catch(failed)))
    }
  } finally {
    figures.push(...(memory?.end() ?? []))
    await (await opening)?.stop()
  }
  return { figures, server }
}
