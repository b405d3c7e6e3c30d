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
  /** Where spans go, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** The share of requests that are traced, unless whoever asks has decided. */
  ratio: number
}

/** What operators see of it. */
export interface TelemetryConfig {
  /** Undefined: figures are served to this machine only. */
  metricsToken: string | undefined
  /** Whether each request is in the log. */
  accessLog: boolean
  /** Undefined: none is made, nor what makes them loaded. */
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
