import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as delay } from "node:timers/promises"
import { z } from "zod"

const root = join(import.meta.dirname, "../..")
const KEPT_LINES = 2_000
const ASK_EVERY_MS = 10

/** One of our programs in a process of its own, that answers at `url`. */
export interface Program {
  pid: number
  url: string
  /** From its beginning until it said that it was ready. */
  readyMs: number
  /** The last it has said. */
  log: string[]
  ended(): boolean
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a program and waits until `readyPath` answers 200; throws with its last words if it ends before. */
export async function startProgram(
  script: string,
  url: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<Program> {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      log.push(line)
      if (log.length > KEPT_LINES) log.shift()
    })
  while (!(await answers(url + readyPath))) {
    if (hasEnded(child)) throw new Error(`${script} ended:\n${log.join("\n")}`)
    await delay(ASK_EVERY_MS)
  }
  return {
    pid: child.pid ?? 0,
    url,
    readyMs: performance.now() - begun,
    log,
    ended: () => hasEnded(child),
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  }
}

/** Whether this address answers 200 now. */
export const answers = (url: string, patienceMs = 2_000): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    .then(async (response) => {
      await response.arrayBuffer()
      return response.ok
    })
    .catch(() => false)

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, "exit")
  child.kill(signal)
  await exited
}

const bugLine = z.object({
  msg: z.literal("unexpected_error"),
  err: z.object({ message: z.string(), stack: z.string() }),
})

/** What a shop has lately logged as errors of its own, each once. */
export function bugsOf(program: Program | undefined): Set<string> {
  const lines = program?.log.filter((line) => line.includes("unexpected_error")) ?? []
  return new Set(
    lines.map((line) => {
      const { err } = bugLine.parse(JSON.parse(line))
      return err.stack.replaceAll(/\s+/g, " ").slice(0, 600)
    }),
  )
}
