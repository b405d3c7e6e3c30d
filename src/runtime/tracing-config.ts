export interface TracingConfig {
  /** Where spans go, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** The share of requests that are traced, unless whoever asks has decided. */
  ratio: number
}

interface TracingVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME?: string | undefined
  OTEL_TRACES_SAMPLER_ARG?: number | undefined
  OTEL_SDK_DISABLED?: "true" | "false" | undefined
}

export function tracingConfig(env: TracingVariables): TracingConfig | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === "true") return undefined
  const serviceName = env.OTEL_SERVICE_NAME ?? "computer-assembler"
  return { endpoint, serviceName, ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1 }
}
