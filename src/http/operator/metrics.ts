import { createHash, timingSafeEqual } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from "prom-client"
import { refuse } from "#operations/kernel/refusal.ts"
import type { EventCounts } from "#operations/kernel/shop.ts"
import type { ShopFigures } from "#operations/shop/read-overview.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { bearerOf } from "../kernel/authenticate.ts"
import type { IsLocalRequest } from "../kernel/client-address.ts"

/** Counts requests by route, never by address, which may contain an e-mail address. */
function countRequests(registry: Registry): MiddlewareHandler<AppEnv> {
  const labelNames = ["method", "route", "status"] as const
  const registers = [registry]
  const requests = new Counter({
    name: "shop_http_requests_total",
    help: "Requests that reached the shop itself; cached responses are sent before it",
    labelNames,
    registers,
  })
  const seconds = new Histogram({
    name: "shop_http_request_duration_seconds",
    help: "How long requests took",
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const refusals = new Counter({
    name: "shop_refusals_total",
    help: "Refused requests by refusal code, such as rate_limited or not_available",
    labelNames: ["code", "route"],
    registers,
  })
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const labels = {
      method: c.req.method,
      route: c.get("route") ?? "page or file",
      status: c.res.status,
    }
    requests.inc(labels)
    seconds.observe(labels, (performance.now() - startedAt) / 1000)
    const code = c.get("refusal")
    if (code) refusals.inc({ code, route: labels.route })
  }
}

/** Aggregation across processes. All have the same value, so the maximum is correct. */
const aggregator = "max"

/**
 * Exposes business metrics: events by process, and open work from the database. Omits open work while the database
 * is unavailable. Returns the function that refreshes them.
 */
function addShopMetrics(
  registry: Registry,
  counters: EventCounts,
  readOpenWork: () => Promise<ShopFigures | undefined>,
): () => Promise<void> {
  const registers = [registry]
  new Counter({
    name: "shop_events_total",
    help: "Orders placed, paid and revived; payments that go back or do not cover their order",
    labelNames: ["event"],
    registers,
    collect() {
      this.reset()
      for (const [event, count] of counters.entries()) this.inc({ event }, count)
    },
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator, registers })
  const orders = gauge("shop_orders_open", "Orders not delivered yet, up to 10,000", ["state"])
  const payments = gauge("shop_payments_open", "Payments begun over a minute ago, up to 10,000")
  const unchecked = gauge("shop_payments_unchecked", "Open payments not looked at for ten minutes")
  const refunds = gauge("shop_refunds_due", "Refunds that the card provider has not made yet")
  const oldestRefund = gauge("shop_refund_oldest_due_seconds", "How long the oldest has been due")
  const mails = gauge("shop_mails", "Mails that wait or were given up, up to 10,000", ["state"])
  const oldestMail = gauge("shop_mail_oldest_waiting_seconds", "How long the oldest has waited")
  const jobs = gauge("shop_jobs", "Jobs by queue, as pg-boss last counted", ["queue", "state"])
  const up = gauge("shop_database_up", "Whether the database tells what waits")
  const labelled = [orders, mails, jobs]
  const plain = [payments, unchecked, refunds, oldestRefund, oldestMail]

  return async () => {
    const work = await readOpenWork()
    up.set(work ? 1 : 0)
    for (const each of labelled) each.reset()
    for (const each of plain) each.remove()
    if (!work) return
    for (const [state, count] of Object.entries(work.orders)) orders.set({ state }, count)
    payments.set(work.openPaymentsOverAMinute)
    unchecked.set(work.uncheckedPayments)
    refunds.set(work.refundsDue)
    oldestRefund.set(work.oldestRefundDueSeconds)
    mails.set({ state: "waiting" }, work.mailsWaiting)
    mails.set({ state: "dead" }, work.mailsDead)
    oldestMail.set(work.oldestMailWaitingSeconds)
    for (const { queue, ...counts } of work.jobs)
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
  }
}

export interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

interface MetricSources {
  pool: PoolCounts
  streams: { readonly open: number }
  /** Open work; undefined while the database is unavailable. */
  readOpenWork: () => Promise<ShopFigures | undefined>
}

/** Metrics of one process, as `getMetricsAsJSON` of prom-client returns them. */
export type ProcessMetrics = object[]

/** Processes that share the port. Only one of them is scraped. */
export interface PeerProcesses {
  /** Lets the other processes read our metrics. */
  share(read: () => Promise<ProcessMetrics>): void
  /** Returns the metrics of all other processes. */
  collect(): Promise<ProcessMetrics[]>
}

interface MetricsAccess {
  token: string | undefined
  isLocalRequest: IsLocalRequest
}

let processRegistry: Registry | undefined

/** Returns the registry of Node's own metrics, which are collected once, however many shops the process opens. */
function openProcessRegistry(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

/** Serves metrics to Prometheus, on this machine or with the operator's token. */
export function serveMetrics(
  { app, shop }: Server,
  sources: MetricSources,
  access: MetricsAccess,
  peers: PeerProcesses | undefined,
): void {
  const registry = new Registry()
  app.use(countRequests(registry))
  addProcessMetrics(registry, sources)
  const refresh = addShopMetrics(registry, shop.counters, sources.readOpenWork)
  const everything = Registry.merge([openProcessRegistry(), registry])
  const readOwn = async () => {
    await refresh()
    return everything.getMetricsAsJSON()
  }
  peers?.share(readOwn)
  const collect = async () => {
    if (!peers) {
      await refresh()
      return everything
    }
    const [own, others] = await Promise.all([readOwn(), peers.collect()])
    return AggregatorRegistry.aggregate([own, ...others])
  }
  app.get("/metrics", async (c) => {
    if (!mayRead(c, access)) throw refuse("forbidden")
    c.header("cache-control", "no-store")
    const all = await collect()
    return c.body(await all.metrics(), 200, { "content-type": registry.contentType })
  })
}

function addProcessMetrics(registry: Registry, { pool, streams }: MetricSources): void {
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

function mayRead(c: Context<AppEnv>, { token, isLocalRequest }: MetricsAccess): boolean {
  const given = bearerOf(c)
  if (token !== undefined && given !== undefined)
    return timingSafeEqual(digest(given), digest(token))
  return isLocalRequest(c)
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
