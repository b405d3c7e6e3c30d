import { writeFile } from "node:fs/promises"
import { cpus, loadavg, platform, totalmem } from "node:os"
import { parseArgs } from "node:util"
import { buildPages } from "#cli/build-pages.ts"
import { buildPrograms } from "#cli/build-programs.ts"
import { explainWhenAsked } from "../usage.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { measureBulk } from "./bulk.ts"
import { measureCatalogue, measureMillion } from "./catalogue.ts"
import { type Figure, note, tableOf } from "./figure.ts"
import { measureInstall } from "./install-size.ts"
import { measureLarge } from "./large-shop.ts"
import { measureMemory } from "./memory.ts"
import { measureMyOrders } from "./my-orders.ts"
import { measurePages } from "./pages.ts"
import { measurePhone } from "./phone.ts"
import { measureProcesses } from "./processes.ts"
import { measurePurchases } from "./purchases.ts"
import { measureStarts } from "./starts.ts"
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
  // After the others: they make the shop a large one.
  catalogue: async (shop, { seconds }) => measureCatalogue(await shop(), seconds),
  bulk: async (shop, { seconds }) => measureBulk(await shop(), seconds),
  processes: (_, { seconds }) => measureProcesses(seconds),
  install: () => measureInstall(),
  large: () => measureLarge(),
  million: () => measureMillion(),
}
/** They take a quarter of an hour, or a shop that is kept: only when they are named. */
const ONLY_NAMED = ["large", "million"]

explainWhenAsked(`npm run bench -- [FIGURES ...] [--quick] [--json FILE]

The figures of docs/performance.md, each with its goal beside it, of shops that the run makes and removes.

  FIGURES      only these, of ${Object.keys(measures).join(", ")};
               without them all but ${ONLY_NAMED.join(", ")}
  --quick      shorter loads, without install; some 2 minutes
  --json FILE  the same figures as a file, too

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
  positionals.length > 0
    ? positionals.includes(name)
    : !ONLY_NAMED.includes(name) && !(values.quick && name === "install"),
)
const loadBefore = loadavg().map((load) => load.toFixed(1))
const startedAt = performance.now()
await buildPages(console.error)
await buildPrograms(console.error)
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
  console.log("The machine was busy before the run: believe ratios, doubt times.")
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
