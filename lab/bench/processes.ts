import { manyCustomers } from "#test/many-customers.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { type Figure, note } from "./figure.ts"
import { putLoad } from "./load.ts"
import { partsWithoutEnd, purchaseLoad } from "./purchases.ts"
import { buyBySql } from "./sql-purchases.ts"

const CONNECTIONS = 32
const BUYERS = 3_000
const SETTINGS = [
  { processes: 1, poolSize: 20 },
  { processes: 2, poolSize: 10 },
]

/**
 * What one and two processes do, and what that takes of the processor: the shop's share and the database's,
 * which hold on a busy machine, too.
 */
export async function measureProcesses(seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { processes, poolSize } of SETTINGS) {
    const shop = await openBenchShop({
      WEB_CONCURRENCY: String(processes),
      DATABASE_POOL_SIZE: String(poolSize),
    })
    try {
      const parts = await partsWithoutEnd(shop)
      const buyers = await manyCustomers(shop.database, BUYERS)
      const reading = (duration: number) => async () => {
        const url = `${shop.url}/catalogue`
        return putLoad({ url, connections: CONNECTIONS, seconds: duration })
      }
      const buying = (duration: number) => () =>
        putLoad(purchaseLoad(shop, parts, buyers, duration))
      const bySql = async () => {
        const load = { databaseUrl: shop.databaseUrl, connections: CONNECTIONS, seconds }
        const { perSecond } = await buyBySql({ ...load, parts, buyers })
        return { answered: perSecond * seconds, perSecond }
      }
      await reading(2)()
      await buying(2)()
      const setting = `${processes} × ${poolSize} connections`
      figures.push(note(`GET /catalogue, ${setting}`, await costOf(shop, reading(seconds))))
      figures.push(note(`POST /purchase, ${setting}`, await costOf(shop, buying(seconds * 2))))
      if (processes === 1) figures.push(note("Purchases by SQL alone", await costOf(shop, bySql)))
    } finally {
      await shop.stop()
    }
  }
  return figures
}

interface Done {
  answered: number
  perSecond: number
  p99Ms?: number
  failed?: number
}

/** How many a second, and the processor time of a thousand. */
async function costOf(shop: BenchShop, work: () => Promise<Done>): Promise<string> {
  const before = shop.cpuSeconds()
  const { answered, perSecond, p99Ms, failed } = await work()
  const after = shop.cpuSeconds()
  const each = (name: "shop" | "database") =>
    (((after[name] - before[name]) * 1000) / answered).toFixed(2)
  const answers = failed === undefined ? "" : `, p99 ${p99Ms} ms, ${failed} failed`
  return `${Math.round(perSecond)}/s${answers}; processor seconds for 1,000: shop ${each("shop")}, database ${each("database")}`
}
