import type pg from "pg"
import type { Config } from "#config.ts"
import type { Log } from "#operations/shop.ts"
import type { Tracing } from "./tracing.ts"

/** What makes traces is loaded only for who wants them. */
export async function openTraces(
  { tracing }: Config,
  pool: pg.Pool,
  log: Log,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openTracing } = await import("./tracing.ts")
  return openTracing(tracing, pool, log)
}
