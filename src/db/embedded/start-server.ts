import { once } from "node:events"
import { closeSync } from "node:fs"
import { createServer } from "node:net"
import { platform, release } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Cluster, clusterUrl } from "./cluster.ts"
import { launch } from "./launch.ts"
import { ping } from "./ping.ts"
import { clusterName, readPostmaster, socketDirectory } from "./postmaster.ts"
import { serverError } from "./server-error.ts"
import { openServerLog } from "./server-log.ts"

export interface Server {
  pid: number
  url: string
}

/** Whatever postgresql.conf says: what was acknowledged is on the disk. */
const durable = ["fsync=on", "full_page_writes=on", "synchronous_commit=on"]

/** Since Linux 5.8 one call brings a whole folder to the disk and tells what failed; else it goes file by file. */
const recovery = tellsOfSyncs() ? ["recovery_init_sync_method=syncfs"] : []

function tellsOfSyncs(): boolean {
  const [major = 0, minor = 0] = release().split(".").map(Number)
  return platform() === "linux" && (major > 5 || (major === 5 && minor >= 8))
}

/** Starts a server on a cluster that has none and waits until it takes connections. */
export async function startServer(cluster: Cluster, formerPort?: number): Promise<Server> {
  const { folder, account, logFile } = cluster
  const tcpPort = fitsSocket(folder) ? undefined : await freePort(formerPort)
  const name = `cluster_name=${clusterName(folder)}`
  const settings = [...durable, ...recovery, ...listenOn(tcpPort), name]
  const serverLog = openServerLog(logFile)
  const child = launch({
    program: cluster.postgres,
    args: (seen) => ["-D", seen, ...settings.flatMap((setting) => ["-c", setting])],
    folder,
    account,
    stdio: ["ignore", serverLog.fd, serverLog.fd],
    detached: true,
  })
  closeSync(serverLog.fd)
  let failure: string | undefined
  const fail = (words: string) => {
    failure ??= words
  }
  child.once("error", (error) => fail(error.message))
  const ended = () => fail(serverLog.since())
  child.once("exit", ended)
  const url = clusterUrl(cluster, tcpPort)
  try {
    while (failure === undefined) {
      const server = readPostmaster(folder)
      const isUp = server?.ready && server.pid === child.pid && (await ping(url)) === "ready"
      if (isUp) {
        child.off("exit", ended).unref()
        return { pid: server.pid, url }
      }
      await sleep(10)
    }
  } catch (error) {
    child.kill("SIGINT")
    throw error
  }
  throw serverError(failure, folder, logFile)
}

const listenOn = (tcpPort: number | undefined): string[] =>
  tcpPort
    ? ["listen_addresses=127.0.0.1", `port=${tcpPort}`, "unix_socket_directories="]
    : ["listen_addresses=", "port=5432", `unix_socket_directories=${socketDirectory}`]

/** A socket is faster than TCP and out of strangers' reach, but systems keep its path short. */
const fitsSocket = (folder: string): boolean =>
  process.platform !== "win32" && Buffer.byteLength(join(folder, ".s.PGSQL.5432")) < 100

/** The port of before, if nobody took it meanwhile, so that clients find the server again. */
async function freePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, "127.0.0.1")
  try {
    await once(probe, "listening")
  } catch (error) {
    if (wanted) return freePort()
    throw error
  }
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  return typeof address === "object" && address ? address.port : freePort()
}
