import {
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api"
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks"
import { W3CTraceContextPropagator } from "@opentelemetry/core"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace"
import type { MiddlewareHandler } from "hono"
import type pg from "pg"
import type { Fetch } from "#adapters/payments/stripe.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import { type AroundStatement, traceStatements } from "#db/connection/traced-statements.ts"
import type { AppEnv } from "#http/kernel/app-env.ts"
import type { Log } from "#operations/kernel/shop.ts"
import type { TracingConfig } from "#runtime/config/services.ts"

/** Spans of requests. They contain routes, names and codes, but no user input. */
export interface Tracing {
  requests: MiddlewareHandler<AppEnv>
  cardCalls: (fetch: Fetch) => Fetch
  close(): Promise<void>
}

const MAX_CLOSE_MS = 1_000

/** Connects to the collector and traces the statements of this pool. */
export function openTracing(
  { endpoint, serviceName, ratio }: TracingConfig,
  pool: pg.Pool,
  log: Log,
): Tracing {
  diag.setLogger(
    { ...silent, error: (reason) => log.warn({ reason }, "traces_not_sent") },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  // Never removed, because another shop in the same process shares it.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  })
  const runInSpan = spansOf(provider.getTracer("computer-assembler"))
  traceStatements(pool, statementSpans(runInSpan))
  return {
    requests: requestSpans(runInSpan),
    cardCalls: cardCallSpans(runInSpan),
    close: async () => {
      const timeout = new Promise<void>((done) => setTimeout(done, MAX_CLOSE_MS).unref())
      await Promise.race([provider.shutdown(), timeout])
    },
  }
}

const nothing = () => undefined
const silent = { error: nothing, warn: nothing, info: nothing, debug: nothing, verbose: nothing }

type RunInSpan = <T>(
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

const spansOf =
  (tracer: Tracer): RunInSpan =>
  (name, options, work) =>
    tracer.startActiveSpan(name, options, async (span) => {
      try {
        return await work(span)
      } catch (error) {
        // The message may contain user input.
        span.setAttribute("error.type", errorCode(error) ?? "unknown")
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })

/** Traces each statement within a request. */
const statementSpans =
  (runInSpan: RunInSpan): AroundStatement =>
  (statement, run) => {
    if (!trace.getActiveSpan()) return run()
    const summary = summaryOf(statement.text)
    const attributes = { "db.system.name": "postgresql", "db.query.summary": summary }
    return runInSpan(statement.name ?? summary, { kind: SpanKind.CLIENT, attributes }, run)
  }

/** Traces each request within the caller's trace. */
const requestSpans =
  (runInSpan: RunInSpan): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const { method, raw } = c.req
    // Pages call the app in the same process, within the span of their request.
    const isInner = trace.getActiveSpan() !== undefined
    const parent = isInner
      ? context.active()
      : propagator.extract(ROOT_CONTEXT, raw.headers, headers)
    const kind = isInner ? SpanKind.INTERNAL : SpanKind.SERVER
    return context.with(parent, () =>
      runInSpan(method, { kind }, async (span) => {
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

/** Traces each call to the card provider and propagates the trace. */
const cardCallSpans =
  (runInSpan: RunInSpan) =>
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const method = init.method ?? "GET"
    const route = cardRoute(new URL(url).pathname)
    const attributes = { "http.request.method": method, "url.template": route }
    return runInSpan(`${method} ${route}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const tracedHeaders = new Headers(init.headers)
      propagator.inject(context.active(), tracedHeaders, headers)
      const response = await fetch(url, { ...init, headers: tracedHeaders })
      span.setAttribute("http.response.status_code", response.status)
      return response
    })
  }

const TARGET = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i

/** Returns the operation and the table of a statement: `select orders`. */
function summaryOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement"
  const table = TARGET.exec(withoutBrackets(text))?.[1]
  return table ? `${verb} ${table}` : verb
}

/** Removes bracketed parts, because a subquery's table is not the main one. */
function withoutBrackets(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, " ")
  return outer === text ? text : withoutBrackets(outer)
}

const PATH_WORDS = new Set(["v1", "payment_intents", "refunds", "cancel", "confirm", "sandbox"])

/** Removes ids from a path of the card provider. */
const cardRoute = (path: string): string =>
  path
    .split("/")
    .map((word) => (word === "" || PATH_WORDS.has(word) ? word : "{id}"))
    .join("/")
