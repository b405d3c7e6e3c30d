import { setTimeout as delay } from "node:timers/promises"
import { type Listener, listenTo } from "#test/event-stream.ts"
import { waitUntil } from "../wait-until.ts"
import { type BenchShop, openBenchShop, SETTLE_MS } from "./bench-shop.ts"
import { atMost, type Figure, note } from "./figure.ts"

const STREAMS = 1_000
const OPEN_AT_ONCE = 50
const NEWS_TIMEOUT_MS = 60_000

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
        name: `${STREAMS} open streams: time until all receive another process's write`,
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
      name: `${STREAMS} open streams: time to stop`,
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

/** Returns the time until every stream has received an event about a write. */
async function timeNews(shop: BenchShop, listeners: Listener[]): Promise<number> {
  const waiting = new Map(listeners.map((listener) => [listener, listener.events.length]))
  const startedAt = performance.now()
  await shop.database.pool.query("update parts set available_quantity = available_quantity + 1")
  const haveAllReceived = async () => {
    for (const [listener, before] of waiting)
      if (listener.events.length > before) waiting.delete(listener)
    return waiting.size === 0
  }
  await waitUntil(haveAllReceived, {
    timeoutMessage: () =>
      `${waiting.size} of ${listeners.length} streams received nothing about the write`,
    timeoutMs: NEWS_TIMEOUT_MS,
    everyMs: 5,
  })
  return performance.now() - startedAt
}
