import { z } from "zod"
import { httpUrl, optional } from "./values.ts"

export const telemetryVariables = z.object({
  METRICS_TOKEN: optional(z.string().min(16, "must have 16 characters or more")),
  ACCESS_LOG: optional(z.enum(["on", "off"])),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
  OTEL_SDK_DISABLED: optional(z.enum(["true", "false"])),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
})

type Variables = z.output<typeof telemetryVariables>

export interface TracingConfig {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** Share of traced requests, unless the caller has decided. */
  ratio: number
}

export interface TelemetryConfig {
  /** Undefined: metrics are served to this machine only. */
  metricsToken: string | undefined
  /** Logs each request. */
  accessLog: boolean
  /** Undefined: no traces, and their code is not loaded. */
  tracing: TracingConfig | undefined
  logLevel: string
}

export const telemetryConfig = (env: Variables): TelemetryConfig => ({
  metricsToken: env.METRICS_TOKEN,
  accessLog: env.ACCESS_LOG === "on",
  tracing: tracingConfig(env),
  logLevel: env.LOG_LEVEL ?? "info",
})

function tracingConfig(env: Variables): TracingConfig | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === "true") return undefined
  const serviceName = env.OTEL_SERVICE_NAME ?? "computer-assembler"
  return { endpoint, serviceName, ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1 }
}
