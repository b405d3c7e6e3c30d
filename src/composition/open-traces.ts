import type pg from "pg"
import type { Log } from "#operations/kernel/shop.ts"
import type { Config } from "#runtime/config.ts"
import type { Tracing } from "./tracing.ts"

/** Loads tracing only where it is configured. */
export async function openTraces(
  { tracing }: Config,
  pool: pg.Pool,
  log: Log,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openTracing } = await import("./tracing.ts")
  return openTracing(tracing, pool, log)
}
