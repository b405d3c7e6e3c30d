import { readdirSync, readFileSync } from "node:fs"

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100

interface Process {
  parent: number
  seconds: number
}

/** Processor time so far of a process and all below it, also of those that ended, but for the branch `without`. */
export function cpuSeconds(pid: number, without?: number): number {
  const all = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const found = read(name)
        return found ? [[Number(name), found] as const] : []
      }),
  )
  const below = (root: number): number => {
    const own = all.get(root)?.seconds ?? 0
    const children = [...all].filter(([child, { parent }]) => parent === root && child !== without)
    return children.reduce((sum, [child]) => sum + below(child), own)
  }
  return below(pid)
}

/** Undefined for one that has just ended. */
function read(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    const ticks = rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(parent), seconds: ticks / TICKS_PER_SECOND }
  } catch {
    return undefined
  }
}
