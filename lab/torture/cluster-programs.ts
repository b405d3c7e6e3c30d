import { spawnSync } from "node:child_process"
import { glob } from "node:fs/promises"
import { dirname } from "node:path"
import { PATH } from "./haproxy.ts"

const needed = ["patroni", "etcd", "haproxy"]
const INSTALL = "apt-get install --no-install-recommends patroni etcd-server haproxy postgresql"

/**
 * The folder of PostgreSQL's own programs, of which Patroni needs more than the bundled server brings, or what
 * is missing on this machine.
 */
export async function findClusterPrograms(): Promise<{ folder: string } | { missing: string }> {
  const missing = needed.filter(
    (name) => spawnSync("sh", ["-c", `command -v ${name}`], { env: PATH }).status !== 0,
  )
  const found = await Array.fromAsync(glob("/usr/lib/postgresql/*/bin/pg_rewind"))
  const newest = found.toSorted().at(-1)
  if (newest && missing.length === 0) return { folder: dirname(newest) }
  if (!newest) missing.push("postgresql")
  return { missing: `not measured: ${missing.join(", ")} not installed (${INSTALL})` }
}
