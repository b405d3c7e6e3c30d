import { setTimeout as delay } from "node:timers/promises"
import { randomUpTo } from "#test/torture.ts"
import { answers } from "../program.ts"
import { childrenOf, connectionsOf, lives } from "./processes-of.ts"
import type { Machine, StageCluster } from "./stage-cluster.ts"
import { signal } from "./stage-shop.ts"

/** Something that breaks in a shop of several machines. */
export interface Incident {
  name: string
  /** Does it. */
  strike(cluster: StageCluster): Promise<Struck>
}

export interface Struck {
  /** Connections of clients that it cut; undefined where it cuts others. */
  cut?: number
  /** Brings back what is missing, as an operator or a process manager would, and waits for it. */
  mend(): Promise<unknown>
}

const STALL_MS = 10_000
const READY_TIMES = 8
const MAX_REPAIR_MS = 240_000

const crashPrimary: Incident["strike"] = async ({ patroni }) => {
  const node = await patroni.primary()
  await patroni.crash(node)
  return {
    mend: () => {
      patroni.start(node)
      return patroni.whole()
    },
  }
}

const switchOver: Incident["strike"] = async ({ patroni }) => {
  await patroni.switchOver()
  return { mend: patroni.whole }
}

const stallNetwork: Incident["strike"] = async ({ network, machines }) => {
  signal(network.pid, "SIGSTOP")
  await delay(STALL_MS)
  signal(network.pid, "SIGCONT")
  return { mend: () => Promise.all(machines.map(isReady)) }
}

const killProcess: Incident["strike"] = async ({ machines }) => {
  const machine = oneOf(machines)
  const workers = childrenOf(machine.shop.pid)
  const victim = oneOf(workers)
  const cut = await killAll([victim], machine)
  return {
    cut,
    mend: async () => {
      await until(() => childrenOf(machine.shop.pid).length === workers.length)
      await isReady(machine)
    },
  }
}

const killSupervisor: Incident["strike"] = async ({ machines }) => {
  const machine = oneOf(machines)
  const workers = childrenOf(machine.shop.pid)
  const cut = countConnections(workers, machine)
  await machine.shop.kill()
  await until(() => !workers.some(lives))
  return {
    cut,
    mend: async () => {
      await machine.restart()
      await isReady(machine)
    },
  }
}

export const incidents: Incident[] = [
  { name: "the primary killed", strike: crashPrimary },
  { name: "one web process killed", strike: killProcess },
  { name: "one supervisor killed", strike: killSupervisor },
  { name: "the network stalled", strike: stallNetwork },
  { name: "a planned switchover", strike: switchOver },
]

/** They stand still while they are counted. */
async function killAll(pids: number[], machine: Machine): Promise<number> {
  for (const pid of pids) signal(pid, "SIGSTOP")
  const cut = countConnections(pids, machine)
  for (const pid of pids) signal(pid, "SIGKILL")
  await until(() => !pids.some(lives))
  return cut
}

function countConnections(pids: number[], { shop }: Machine): number {
  const port = Number(new URL(shop.url).port)
  return pids.reduce((sum, pid) => sum + connectionsOf(pid, port), 0)
}

/** All its processes answer from the database: connections go to them in turn. */
async function isReady({ shop }: Machine): Promise<void> {
  let times = 0
  await until(async () => {
    times = (await answers(`${shop.url}/readyz`)) ? times + 1 : 0
    return times === READY_TIMES
  })
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + MAX_REPAIR_MS
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("what was struck did not come back")
    await delay(20)
  }
}

function oneOf<Item>(items: Item[]): Item {
  const item = items[randomUpTo(items.length - 1)]
  if (item === undefined) throw new Error("nothing to choose from")
  return item
}
