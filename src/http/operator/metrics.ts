import { createHash, timingSafeEqual } from "node:crypto"
import type { Context } from "hono"
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from "prom-client"
import { refuse } from "#operations/kernel/refusal.ts"
import type { ShopFigures } from "#operations/shop/shop-figures.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { bearerOf } from "../kernel/authenticate.ts"
import type { IsLocalRequest } from "../kernel/local-requests.ts"
import { countRequests } from "./request-metrics.ts"
import { shopMetrics } from "./shop-metrics.ts"

/** Connections of the database pool. */
export interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** What is counted elsewhere, read when somebody asks. */
export interface Counted {
  pool: PoolCounts
  streams: { readonly open: number }
  /** What waits, as the database tells it; undefined while it does not. */
  waiting: () => Promise<ShopFigures | undefined>
}

export type Figures = object[]

/** Processes that share this one's port, and of which only one is asked. */
export interface PeerProcesses {
  /** Lets the others ask for our figures. */
  share(figures: () => Promise<Figures>): void
  /** Those of each other. */
  figures(): Promise<Figures[]>
}

/** Who may read the figures: whoever has the operator's token, or sits at this machine. */
interface Readers {
  token: string | undefined
  isLocalRequest: IsLocalRequest
}

/** Serves the figures to Prometheus: on this machine, or with the operator's token. */
export function serveMetrics(
  { app, shop }: Server,
  counted: Counted,
  readers: Readers,
  peers: PeerProcesses | undefined,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.use(countRequests(registry))
  processMetrics(registry, counted)
  const refresh = shopMetrics(registry, shop.counters, counted.waiting)
  const figures = async () => {
    await refresh()
    return registry.getMetricsAsJSON()
  }
  peers?.share(figures)
  const collect = async () => {
    if (!peers) {
      await refresh()
      return registry
    }
    const [own, others] = await Promise.all([figures(), peers.figures()])
    return AggregatorRegistry.aggregate([own, ...others])
  }
  app.get("/metrics", async (c) => {
    if (!mayRead(c, readers)) throw refuse("forbidden")
    c.header("cache-control", "no-store")
    const all = await collect()
    return c.body(await all.metrics(), 200, { "content-type": registry.contentType })
  })
}

/** What this process has open. */
function processMetrics(registry: Registry, { pool, streams }: Counted): void {
  const registers = [registry]
  new Gauge({
    name: "shop_database_connections",
    help: "Connections of the pool, and requests waiting for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount)
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount)
      this.set({ state: "waiting" }, pool.waitingCount)
    },
  })
  new Gauge({
    name: "shop_event_streams",
    help: "Open pages that are being kept up to date",
    registers,
    collect() {
      this.set(streams.open)
    },
  })
}

function mayRead(c: Context<AppEnv>, { token, isLocalRequest }: Readers): boolean {
  const given = bearerOf(c)
  if (token !== undefined && given !== undefined)
    return timingSafeEqual(digest(given), digest(token))
  return isLocalRequest(c)
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
