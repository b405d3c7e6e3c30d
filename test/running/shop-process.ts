import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { z } from "zod"

export interface ShopProcess {
  pid: number
  /** Kills the process without notice. */
  kill(): Promise<void>
  stop(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Log lines so far. */
  events(): ShopEvent[]
}

const shopEvent = z.looseObject({ msg: z.string().optional(), workerPid: z.int().optional() })
type ShopEvent = z.output<typeof shopEvent>

const readEvent = (line: string) => shopEvent.parse(JSON.parse(line))

const script = fileURLToPath(new URL("./serve-shop.ts", import.meta.url))

/** Starts a shop in a process of its own and waits until it is open. */
export async function startShopProcess(
  env: Record<string, string>,
  hear: (event: ShopEvent) => void = () => undefined,
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_OPTIONS: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const exited = once(child, "exit")
  const log: string[] = []
  createInterface({ input: child.stderr }).on("line", (line) => {
    log.push(line)
    if (line.startsWith("{")) hear(readEvent(line))
  })
  const opened = once(createInterface({ input: child.stdout }), "line")
  const first = await Promise.race([opened.then(() => "open"), exited])
  if (first !== "open") throw new Error(`the shop did not open:\n${log.join("\n")}`)
  return {
    pid: child.pid ?? 0,
    kill: () => end(child, exited, "SIGKILL"),
    stop: () => end(child, exited, "SIGTERM"),
    signal: (name) => child.kill(name),
    events: () => log.filter((line) => line.startsWith("{")).map(readEvent),
  }
}

async function end(child: ChildProcess, exited: Promise<unknown>, signal: NodeJS.Signals) {
  child.kill(signal)
  await exited
}
