import { readdirSync, readFileSync, readlinkSync } from "node:fs"

/** What this process has started and what still lives; Linux only. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").map(Number).filter(Boolean)

/** How many connections to this port the process has at its end. */
export function connectionsOf(pid: number, port: number): number {
  const own = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`)))
  const here = `:${port.toString(16).toUpperCase().padStart(4, "0")}`
  const established = "01"
  const rows = ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, "utf8").split("\n").slice(1),
  )
  return rows.filter((row) => {
    const [, local = "", , state, , , , , , inode] = row.trim().split(/\s+/)
    return state === established && local.endsWith(here) && own.has(`socket:[${inode}]`)
  }).length
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return "" // Closed meanwhile.
  }
}

/** Until the last of its threads is gone it keeps its connections, also when the first one is. */
export function lives(pid: number): boolean {
  try {
    const isZombie = /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
    return !isZombie || readdirSync(`/proc/${pid}/task`).length > 1
  } catch {
    return false
  }
}
