import { execFile } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"
import { type Cluster, clusterUrl, prepareCluster, shopRole } from "#db/embedded/cluster.ts"
import { openDataDir } from "#db/embedded/data-dir.ts"
import { ping } from "#db/embedded/postmaster.ts"
import { launch, runToEnd } from "#db/embedded/programs.ts"
import { freePort } from "../free-port.ts"

/** A database server on TCP, as an operator runs one beside the shop. */
export interface OwnServer {
  url: string
  port: number
  password: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Creates a replica of this server, which restarts. */
  replica(settings?: string[]): Promise<OwnServer>
  close(): Promise<void>
}

/** Puts `files`, such as certificates and keys, into the data folder. */
export async function ownServer(
  settings: string[] = [],
  files: Record<string, string> = {},
): Promise<OwnServer> {
  const dataDir = openDataDir(mkdtempSync(join(tmpdir(), "own-server-")))
  const cluster = await prepareCluster(dataDir)
  const { folder, account, postgres: program } = cluster
  const allowed = await runToEnd(
    { folder, account, program, args: (seen) => ["--single", "-D", seen, "postgres"] },
    `alter role ${shopRole} replication\n`,
  )
  if (!allowed.ok) throw new Error(allowed.output)
  appendFileSync(
    join(folder, "pg_hba.conf"),
    `host replication ${shopRole} 127.0.0.1/32 scram-sha-256\n`,
  )
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    if (account) chownSync(join(folder, name), account.uid, account.gid)
  }
  const server = await serverOn(dataDir, cluster, settings)
  await server.start()
  return server
}

async function serverOn(dataDir: string, cluster: Cluster, settings: string[]): Promise<OwnServer> {
  const { folder, account, password, postgres: program } = cluster
  const port = await freePort()
  const url = clusterUrl(cluster, port)
  const all = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    ...settings,
  ]
  let child: ReturnType<typeof launch> | undefined

  const start = async () => {
    const args = (seen: string) => ["-D", seen, ...all.flatMap((setting) => ["-c", setting])]
    child = launch({ program, args, folder, account, stdio: ["ignore", "pipe", "pipe"] })
    let errorOutput = ""
    child.stderr?.on("data", (text) => {
      errorOutput += text
    })
    while ((await ping(url)) !== "ready") {
      if (child.exitCode !== null) throw new Error(errorOutput)
      await delay(20)
    }
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, "exit")
    child.kill("SIGINT")
    await exited
  }
  return {
    url,
    port,
    password,
    start,
    stop,
    async replica(own = []) {
      await stop()
      const copy = openDataDir(mkdtempSync(join(tmpdir(), "own-server-")))
      for (const name of ["postgres", "postgres.password"])
        await promisify(execFile)("cp", ["-a", join(dataDir, name), join(copy, name)])
      writeFileSync(join(copy, "postgres", "standby.signal"), "")
      await start()
      const source = `primary_conninfo=host=127.0.0.1 port=${port} user=${shopRole} password=${password}`
      const server = await serverOn(copy, await prepareCluster(copy), [source, ...own])
      await server.start()
      return server
    },
    async close() {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
