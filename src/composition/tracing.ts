import { context, DiagLogLevel, diag } from "@opentelemetry/api"
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks"
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
import { traceStatements } from "#db/connection/traced-statements.ts"
import type { AppEnv } from "#http/kernel/app-env.ts"
import type { Log } from "#operations/kernel/shop.ts"
import type { TracingConfig } from "#runtime/config/telemetry.ts"
import { cardCallSpans, requestSpans, spansOf, statementSpans } from "./spans.ts"

/** Spans of what one request does. They hold routes, names and codes: nothing that anybody typed. */
export interface Tracing {
  requests: MiddlewareHandler<AppEnv>
  cardCalls: (fetch: Fetch) => Fetch
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

const SECOND_MS = 1_000

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
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  })
  const inSpan = spansOf(provider.getTracer("computer-assembler"))
  traceStatements(pool, statementSpans(inSpan))
  return {
    requests: requestSpans(inSpan),
    cardCalls: cardCallSpans(inSpan),
    close: async () => {
      const late = new Promise<void>((done) => setTimeout(done, SECOND_MS).unref())
      await Promise.race([provider.shutdown(), late])
    },
  }
}

const nothing = () => undefined
const silent = { error: nothing, warn: nothing, info: nothing, debug: nothing, verbose: nothing }
