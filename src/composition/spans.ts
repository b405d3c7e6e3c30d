import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api"
import { W3CTraceContextPropagator } from "@opentelemetry/core"
import type { MiddlewareHandler } from "hono"
import type { Fetch } from "#adapters/payments/stripe.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import type { AroundStatement } from "#db/connection/traced-statements.ts"
import type { AppEnv } from "#http/kernel/app-env.ts"
import { cardRoute, summaryOf } from "./span-names.ts"

type InSpan = <T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
) => Promise<T>

const propagator = new W3CTraceContextPropagator()
const headers = {
  get: (carrier: Headers, name: string) => carrier.get(name) ?? undefined,
  keys: (carrier: Headers) => [...carrier.keys()],
  set: (carrier: Headers, name: string, value: string) => carrier.set(name, value),
}

/** Does something as a span of its own. */
export const spansOf =
  (tracer: Tracer): InSpan =>
  (name, options, work) =>
    tracer.startActiveSpan(name, options, async (span) => {
      try {
        return await work(span)
      } catch (error) {
        // Its words may repeat what people typed.
        span.setAttribute("error.type", errorCode(error) ?? "unknown")
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })

/** Of each statement within a request. */
export const statementSpans =
  (inSpan: InSpan): AroundStatement =>
  (statement, run) => {
    if (!trace.getActiveSpan()) return run()
    const summary = summaryOf(statement.text)
    const attributes = { "db.system.name": "postgresql", "db.query.summary": summary }
    return inSpan(statement.name ?? summary, { kind: SpanKind.CLIENT, attributes }, run)
  }

/** Of each request, within the trace of whoever asks. */
export const requestSpans =
  (inSpan: InSpan): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const { method, raw } = c.req
    // Pages call the app in the same process, within the span of their own request.
    const inner = trace.getActiveSpan() !== undefined
    const parent = inner ? context.active() : propagator.extract(ROOT_CONTEXT, raw.headers, headers)
    const kind = inner ? SpanKind.INTERNAL : SpanKind.SERVER
    return context.with(parent, () =>
      inSpan(method, { kind }, async (span) => {
        await next()
        const route = c.get("route") ?? "page or file"
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": c.res.status,
          "shop.request_id": c.get("requestId"),
        })
        if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      }),
    )
  }

/** Of each call to the card provider, which is told of it. */
export const cardCallSpans =
  (inSpan: InSpan) =>
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const method = init.method ?? "GET"
    const route = cardRoute(new URL(url).pathname)
    const attributes = { "http.request.method": method, "url.template": route }
    return inSpan(`${method} ${route}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const sent = new Headers(init.headers)
      propagator.inject(context.active(), sent, headers)
      const answer = await fetch(url, { ...init, headers: sent })
      span.setAttribute("http.response.status_code", answer.status)
      return answer
    })
  }
