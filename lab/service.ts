import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import type { Account } from "#db/embedded/account.ts"

const KEPT_LINES = 2_000

/** A program in a process of its own. */
export interface Service {
  pid: number
  /** The last it has said. */
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
  /** Whom it runs as, if not as we do. */
  account?: Account | undefined
}

export function startService({ program, args, folder, env, account }: Start): Service {
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"]
  const child = spawn(program, args, { ...account, cwd: folder, env, stdio })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      log.push(line)
      if (log.length > KEPT_LINES) log.shift()
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
