import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { z } from "zod"
import { startCommand } from "#test/running/start-command.ts"
import { type Service, startService } from "./service.ts"

const root = join(import.meta.dirname, "..")
const ASK_EVERY_MS = 10

/** One of our programs in a process of its own, that answers at `url`. */
export interface Program extends Service {
  url: string
  /** From its beginning until it said that it was ready. */
  readyMs: number
}

/** The shop, as an operator starts it. */
export const startShopProgram = (url: string, env: Record<string, string>): Promise<Program> =>
  startProgram(startCommand, url, "/readyz", env)

/** The card stand-in by itself. */
export const startCardsProgram = (url: string, env: Record<string, string>): Promise<Program> =>
  startProgram("exec node lab/torture/serve-cards.ts", url, "/ready", env)

/** Starts a program and waits until `readyPath` answers 200; throws with its last words if it ends before. */
async function startProgram(
  command: string,
  url: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<Program> {
  const begun = performance.now()
  const service = startService({
    program: "sh",
    args: ["-c", command],
    folder: root,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production", ...env },
  })
  while (!(await answers(url + readyPath))) {
    if (service.ended()) throw new Error(`${command} ended:\n${service.log.join("\n")}`)
    await delay(ASK_EVERY_MS)
  }
  return { ...service, url, readyMs: performance.now() - begun }
}

/** Whether this address answers 200 now. */
export const answers = (url: string, patienceMs = 2_000): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    .then(async (response) => {
      await response.arrayBuffer()
      return response.ok
    })
    .catch(() => false)

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
