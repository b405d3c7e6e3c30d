import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { z } from "zod"
import { startCommand } from "#test/running/start-command.ts"
import { waitUntil } from "./wait-until.ts"

const root = join(import.meta.dirname, "..")
const ASK_EVERY_MS = 10
/** Long enough for a shop of a million parts. */
const START_TIMEOUT_MS = 600_000

/** One of the project's programs in its own process. */
export interface Program extends Service {
  url: string
  /** Time from start until the ready path answered. */
  readyMs: number
}

/** Starts the shop like an operator. */
export const startShopProgram = (url: string, env: Record<string, string>): Promise<Program> =>
  startProgram(startCommand, url, "/readyz", env)

export const startCardsProgram = (url: string, env: Record<string, string>): Promise<Program> =>
  startProgram("exec node lab/torture/serve-cards.ts", url, "/ready", env)

/** Starts a program and waits until `readyPath` answers 200. Throws with its last output if it exits or hangs first. */
async function startProgram(
  command: string,
  url: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<Program> {
  const startedAt = performance.now()
  const service = startService({
    program: "sh",
    args: ["-c", command],
    folder: root,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production", ...env },
  })
  const isReady = async () => {
    if (service.ended()) throw new Error(`${command} ended:\n${service.log.join("\n")}`)
    return isAnswering(url + readyPath)
  }
  const timeoutMessage = () => `${command} is not ready:\n${service.log.join("\n")}`
  await waitUntil(isReady, {
    timeoutMessage,
    timeoutMs: START_TIMEOUT_MS,
    everyMs: ASK_EVERY_MS,
  }).catch(async (error: unknown) => {
    await service.kill()
    throw error
  })
  return { ...service, url, readyMs: performance.now() - startedAt }
}

const ANSWER_TIMEOUT_MS = 2_000

/** Reports whether this address answers 200 now. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    .then(async (response) => {
      await response.arrayBuffer()
      return response.ok
    })
    .catch(() => false)

const bugLine = z.object({
  msg: z.literal("unexpected_error"),
  err: z.object({ message: z.string(), stack: z.string() }),
})

/** Returns the distinct unexpected errors in the shop's recent log. */
export function bugsOf(program: Program | undefined): Set<string> {
  const lines = program?.log.filter((line) => line.includes("unexpected_error")) ?? []
  return new Set(
    lines.map((line) => {
      const { err } = bugLine.parse(JSON.parse(line))
      return err.stack.replaceAll(/\s+/g, " ").slice(0, 600)
    }),
  )
}

const MAX_LOG_LINES = 2_000

interface Service {
  pid: number
  /** Last lines of its output. */
  log: string[]
  ended(): boolean
  kill(): Promise<void>
  stop(): Promise<void>
}

interface Start {
  program: string
  args: string[]
  folder: string
  env: NodeJS.ProcessEnv
}

export function startService({ program, args, folder, env }: Start): Service {
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"]
  const child = spawn(program, args, { cwd: folder, env, stdio })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      log.push(line)
      if (log.length > MAX_LOG_LINES) log.shift()
    })
  return {
    pid: child.pid ?? 0,
    log,
    ended: () => hasEnded(child),
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, "exit")
  child.kill(signal)
  await exited
}

/** Prints the usage and exits if `--help` is given. */
export function printHelpIfRequested(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return
  console.log(`Usage: ${usage}`)
  process.exit(0)
}

/** Returns the resident memory of a process in MB; NaN if it cannot be read. */
export function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8")
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
