import { setTimeout as delay } from "node:timers/promises"
import { type Listener, listenTo } from "#test/event-stream.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { atMost, type Figure, note } from "./figure.ts"

const STREAMS = 1_000
const SETTLE_MS = 3_000
const OPEN_AT_ONCE = 50

/** Measures a thousand open part pages: cost while idle, and delay of a change. */
export async function measureStreams(seconds: number): Promise<Figure[]> {
  const shop = await openBenchShop()
  let stoppedInMs = Number.NaN
  const figures: Figure[] = []
  try {
    const { rows } = await shop.database.pool.query<{ id: string }>("select id from parts limit 10")
    const ids = rows.map(({ id }) => id)
    await delay(SETTLE_MS)
    const before = { cpu: await cpuShare(shop, seconds), memory: shop.memoryMb() }
    const listeners = await openStreams(shop, ids)
    await delay(SETTLE_MS)
    const after = { cpu: await cpuShare(shop, seconds), memory: shop.memoryMb() }
    const newsAfterMs = await timeNews(shop, listeners)
    figures.push(
      atMost({
        name: `${STREAMS} open streams: processor while nothing happens`,
        goal: 5,
        value: after.cpu * 100,
        digits: 1,
        unit: " % of a core",
        from: `${(before.cpu * 100).toFixed(1)} % without`,
      }),
      note(
        `${STREAMS} open streams: memory of the process`,
        `${after.memory.toFixed(0)} MB, ${before.memory.toFixed(0)} MB without`,
      ),
      atMost({
        name: `${STREAMS} open streams: the last hears of another process's write`,
        goal: 2000,
        value: newsAfterMs,
        unit: " ms",
      }),
    )
  } finally {
    const startedAt = performance.now()
    await shop.stop()
    stoppedInMs = performance.now() - startedAt
  }
  figures.push(
    atMost({
      name: `${STREAMS} open streams: the shop stops all the same`,
      goal: 10_000,
      value: stoppedInMs,
      unit: " ms",
    }),
  )
  return figures
}

async function openStreams(shop: BenchShop, ids: string[]): Promise<Listener[]> {
  const listeners: Listener[] = []
  while (listeners.length < STREAMS) {
    const few = Array.from({ length: OPEN_AT_ONCE }, (_, n) => ids[n % ids.length])
    const opened = few.map((id) => listenTo(`${shop.url}/part/${id}/events`))
    listeners.push(...(await Promise.all(opened)))
  }
  return listeners
}

/** Returns the share of one core that the shop's process used during this time. */
async function cpuShare(shop: BenchShop, seconds: number): Promise<number> {
  const used = async () => {
    const figures = await (await fetch(`${shop.url}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1])
  }
  const before = await used()
  await delay(seconds * 1000)
  return ((await used()) - before) / seconds
}

async function timeNews(shop: BenchShop, listeners: Listener[]): Promise<number> {
  const received = listeners.map(
    ({ response }) => new Promise((done) => response.once("data", done)),
  )
  const startedAt = performance.now()
  await shop.database.pool.query("update parts set available_quantity = available_quantity + 1")
  await Promise.all(received)
  return performance.now() - startedAt
}
