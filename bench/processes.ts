import { openBenchShop } from "./bench-shop.ts"
import { type Figure, note } from "./figure.ts"
import { putLoad } from "./load.ts"
import { measurePurchases } from "./purchases.ts"

const CONNECTIONS = 32
/** Of the pool, at one process; two processes get half of it each. */
const POOL_SIZES = [10, 20, 40]

/** What one and two processes do beside the same database, and how many connections are worth having. */
export async function measureProcesses(seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [processes, poolSize] of [...POOL_SIZES.map((size) => [1, size] as const), [2, 10]]) {
    const shop = await openBenchShop({
      WEB_CONCURRENCY: String(processes),
      DATABASE_POOL_SIZE: String(poolSize),
    })
    const setting = `${processes} × ${poolSize} connections`
    try {
      const load = { url: `${shop.url}/catalogue`, connections: CONNECTIONS, seconds }
      const { perSecond, p99Ms, failed } = await putLoad(load)
      const reads = `${Math.round(perSecond)}/s, p99 ${p99Ms} ms, ${failed} failed`
      figures.push(note(`GET /catalogue, ${setting}`, reads))
      for (const { name, measured } of await measurePurchases(shop, seconds))
        if (name.startsWith("POST")) figures.push(note(`${name}, ${setting}`, measured))
    } finally {
      await shop.stop()
    }
  }
  return figures
}
