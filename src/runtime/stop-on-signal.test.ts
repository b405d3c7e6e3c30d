import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, afterEach, expect, test } from "vitest"
import { isServer, readPostmaster } from "#db/embedded/postmaster.ts"
import { freePort } from "#test/free-port.ts"
import { startCommand } from "#test/running/start-command.ts"

const root = join(import.meta.dirname, "../..")
const hasTerminals = spawnSync("script", ["--version"]).status === 0
const npmStart = ["npm", "start"]

const dataDir = await mkdtemp(join(tmpdir(), "stop-"))
const port = await freePort()
afterEach(() => {
  const left = server()
  if (left && isServer(folder(), left.pid)) process.kill(left.pid, "SIGKILL")
})
afterAll(() => rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 }))

const folder = () => join(dataDir, "postgres")
/** Finds a running or crashed server; an orderly stop leaves nothing. */
const server = () => readPostmaster(folder())

interface Foreground {
  child: ChildProcess
  /** Exit code, if no signal ended it. */
  ended: Promise<number | null>
}

/** Starts the command in a process group, which a terminal signals as a whole. */
function begin([program = "", ...args]: string[], processes = 1): Foreground {
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      DATABASE_URL: "",
      SEED: "none",
      DATA_DIR: dataDir,
      PORT: String(port),
      WEB_CONCURRENCY: String(processes),
    },
    stdio: ["pipe", "pipe", "ignore"],
  })
  child.stdin?.on("error", () => undefined) // The process may have exited before the write.
  return { child, ended: once(child, "exit").then(([code]) => code) }
}

async function open(command: string[], processes = 1): Promise<Foreground> {
  const shop = begin(command, processes)
  if (!shop.child.stdout) throw new Error("the shop has no output")
  for await (const line of createInterface({ input: shop.child.stdout }))
    if (line.includes("is open at")) return shop
  throw new Error("the shop ended before it was open")
}

const isOver = ({ child }: Foreground) => child.exitCode !== null || child.signalCode !== null

async function sendSignal(shop: Foreground, signal: NodeJS.Signals, times = 1): Promise<void> {
  for (let n = 0; n < times && !isOver(shop); n += 1) {
    process.kill(-(shop.child.pid ?? 0), signal)
    await delay(5 * n)
  }
}

test.each([
  ["SIGINT", 1],
  ["SIGINT", 2],
  ["SIGTERM", 1],
] as const)(
  "npm start, signaled ten times with %s, stops its %i processes cleanly",
  async (signal, processes) => {
    const shop = await open(npmStart, processes)
    await sendSignal(shop, signal, 10)
    await shop.ended
    expect(server()).toBeUndefined()
  },
)

test("a shop started directly exits with 0, however often it is signaled", async () => {
  const shop = await open(["sh", "-c", startCommand])
  await sendSignal(shop, "SIGTERM", 10)
  expect(await shop.ended).toBe(0)
  expect(server()).toBeUndefined()
})

test("a closed terminal stops the shop cleanly, although npm does not wait", async () => {
  const shop = await open(npmStart)
  await sendSignal(shop, "SIGHUP")
  await expect.poll(server).toBeUndefined()
})

test.each([1, 2])(
  "a shop of %i processes, signaled while its database starts, leaves none behind",
  async (processes) => {
    const shop = begin(npmStart, processes)
    await expect.poll(server).toBeDefined()
    await sendSignal(shop, "SIGINT", 2)
    await shop.ended
    expect(server()).toBeUndefined()
  },
)

test.runIf(hasTerminals).each([1, 2, 10])(
  "Ctrl-C %i times in a terminal stops everything cleanly",
  async (times) => {
    const shop = await open(["script", "-qec", "npm start", "/dev/null"])
    for (let n = 0; n < times && !isOver(shop); n += 1) {
      shop.child.stdin?.write("\x03")
      await delay(30)
    }
    await shop.ended
    expect(server()).toBeUndefined()
  },
)
