import { appendFile, mkdir, readFile, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { z } from "zod"

const scanned = z.object({
  isInjectable: z.boolean(),
  tested: z.number(),
  said: z.string(),
  /** How it was answered when nothing was spoilt. */
  status: z.number(),
})
type Scanned = z.output<typeof scanned>
const line = scanned.extend({ name: z.string(), requests: z.number(), failures: z.number() })

/** What a scan that takes an hour knows already, kept in a file so that it may be broken off. */
export interface Progress {
  scanned: ReadonlyMap<string, Scanned>
  requests(): number
  /** Answers of 500 and above. */
  failures(): number
  /** `answered`: all that the shop has answered so far, by status. */
  add(name: string, verdict: Scanned, answered: Map<number, number>): Promise<void>
  /** The next one begins anew. */
  end(): Promise<void>
}

/** `before`: what the shop has answered until now, which is not the scan's. */
export async function openProgress(file: string, before: Map<number, number>): Promise<Progress> {
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, "utf8").catch(() => "")
  const lines = text.split("\n").flatMap((each) => (each ? line.parse(JSON.parse(each)) : []))
  const known = new Map<string, Scanned>(lines.map(({ name, ...verdict }) => [name, verdict]))
  let requests = lines.reduce((sum, each) => sum + each.requests, 0)
  let failures = lines.reduce((sum, each) => sum + each.failures, 0)
  let counted = countsOf(before)

  return {
    scanned: known,
    requests: () => requests,
    failures: () => failures,
    async add(name, verdict, answered) {
      const now = countsOf(answered)
      const since = {
        requests: now.requests - counted.requests,
        failures: now.failures - counted.failures,
      }
      counted = now
      requests += since.requests
      failures += since.failures
      known.set(name, verdict)
      await appendFile(file, `${JSON.stringify({ name, ...verdict, ...since })}\n`)
    },
    end: () => rm(file, { force: true }),
  }
}

function countsOf(answered: Map<number, number>) {
  const sum = (isMeant: (status: number) => boolean) =>
    [...answered].reduce((all, [status, count]) => all + (isMeant(status) ? count : 0), 0)
  return { requests: sum(() => true), failures: sum((status) => status >= 500) }
}
