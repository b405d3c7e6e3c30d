import {
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
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
import { errorCode } from "#db/connection/error-code.ts"
import { type AroundStatement, traceStatements } from "#db/connection/traced-statements.ts"
import type { AppEnv } from "#http/kernel/app-env.ts"
import type { Log } from "#operations/kernel/shop.ts"
import type { TracingConfig } from "#runtime/config/telemetry.ts"

/** Spans of what one request does. They hold routes, names and codes: nothing that anybody typed. */
export interface Tracing {
  requests: MiddlewareHandler<AppEnv>
  cardCalls: (fetch: Fetch) => Fetch
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

const SECOND_MS = 1_000
const headers = {
  get: (carrier: Headers, name: string) => carrier.get(name) ?? undefined,
  keys: (carrier: Headers) => [...carrier.keys()],
  set: (carrier: Headers, name: string, value: string) => carrier.set(name, value),
}

/** Opens the way to the collector; statements on this pool have spans from now on. */
export function openTracing(
  { endpoint, serviceName, ratio }: TracingConfig,
  pool: pg.Pool,
  log: Log,
): Tracing {
  diag.setLogger(
    { ...silent, error: (reason) => log.warn({ reason }, "traces_not_sent") },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  // Undone by nobody: a second shop in the same process shares it.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const propagator = new W3CTraceContextPropagator()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer("computer-assembler")

  const inSpan = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>) =>
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

  const statements: AroundStatement = (statement, run) => {
    if (!trace.getActiveSpan()) return run()
    const summary = summaryOf(statement.text)
    const attributes = { "db.system.name": "postgresql", "db.query.summary": summary }
    return inSpan(statement.name ?? summary, { kind: SpanKind.CLIENT, attributes }, run)
  }

  traceStatements(pool, statements)

  return {
    requests: (c, next) => {
      const { method, raw } = c.req
      // Pages call the app in the same process, within the span of their own request.
      const inner = trace.getActiveSpan() !== undefined
      const parent = inner
        ? context.active()
        : propagator.extract(ROOT_CONTEXT, raw.headers, headers)
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
    },

    cardCalls: (fetch) => (url, init) => {
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
    },

    close: async () => {
      const late = new Promise<void>((done) => setTimeout(done, SECOND_MS).unref())
      await Promise.race([provider.shutdown(), late])
    },
  }
}

const nothing = () => undefined
const silent = { error: nothing, warn: nothing, info: nothing, debug: nothing, verbose: nothing }

const TARGET = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i

/** `select orders`: what is done to which table, of a statement's own text. */
function summaryOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement"
  const table = TARGET.exec(withoutBrackets(text))?.[1]
  return table ? `${verb} ${table}` : verb
}

/** A subquery's table is not the one that is asked for. */
function withoutBrackets(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, " ")
  return outer === text ? text : withoutBrackets(outer)
}

const CARD_WORDS = new Set(["v1", "payment_intents", "refunds", "cancel", "confirm", "sandbox"])

/** A path of the card provider without its ids. */
const cardRoute = (path: string): string =>
  path
    .split("/")
    .map((word) => (word === "" || CARD_WORDS.has(word) ? word : "{id}"))
    .join("/")
