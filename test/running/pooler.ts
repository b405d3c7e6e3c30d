import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { ping } from "#db/embedded/postmaster.ts"
import { freePort } from "../free-port.ts"

/** Finds the version of the installed PgBouncer; undefined without one. */
export const poolerVersion: string | undefined = /PgBouncer (\S+)/.exec(
  spawnSync("pgbouncer", ["--version"], { encoding: "utf8" }).stdout ?? "",
)?.[1]

export interface Pooler {
  url: string
  close(): Promise<void>
}

/** Starts PgBouncer in transaction mode, with fewer server connections than clients. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const server = new URL(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), "pooler-"))
  const port = await freePort()
  const file = join(folder, "pgbouncer.ini")
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  )
  chmodSync(folder, 0o755)
  const ownUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn("pgbouncer", ["-q", file], { ...ownUser, stdio: "ignore" })
  const exited = once(child, "exit")
  const url = new URL(serverUrl)
  url.port = String(port)
  while ((await ping(url.href)) !== "ready") {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    await delay(20)
  }
  const close = async () => {
    child.kill("SIGTERM")
    child.kill("SIGINT")
    await exited
    rmSync(folder, { recursive: true })
  }
  return { url: url.href, close }
}
