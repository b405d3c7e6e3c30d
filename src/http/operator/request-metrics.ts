import type { MiddlewareHandler } from "hono"
import { Counter, Histogram, type Registry } from "prom-client"
import type { AppEnv } from "../kernel/app-env.ts"

/** Counts every request by its route, never by its address, which may hold an e-mail. */
export function countRequests(registry: Registry): MiddlewareHandler<AppEnv> {
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
    help: "Requests that were refused, by what refused them: rate_limited, not_available and others",
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
