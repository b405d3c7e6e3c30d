import { execFile } from "node:child_process"
import { mkdtemp } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import type { ScanTarget } from "./scan-targets.ts"

const run = promisify(execFile)
const TIMEOUT_MS = 900_000
/** Every technique there is: boolean, errors, unions, stacked statements, time and inline queries. */
const TECHNIQUE = "BEUSTQ"
/** Long enough to stand out of this machine's own delays, and asked for only where nothing else is found. */
const SLEEP_S = 3
const REFUSALS = [400, 401, 403, 404, 405, 409, 410, 411, 412, 413, 415, 422, 428, 429, 431]

export interface Verdict {
  isInjectable: boolean
  /** How many of the places it says it has tested. */
  tested: number
  /** The last it said, for whoever wonders why. */
  said: string
}

export const sqlmapVersion = (): Promise<string | undefined> =>
  run("sqlmap", ["--version"]).then(
    ({ stdout }) => /[\d.]+\S*/.exec(stdout)?.[0] ?? "",
    () => undefined,
  )

interface Options {
  folder: string
  level: number
  /** Whether it is answered by a redirect also when nothing is spoilt: what lies behind it says nothing then. */
  leadsAway?: boolean
}

/** Spoils this request at every marked place. */
export async function trySqlmap(
  url: string,
  { method, path, headers, body }: Omit<ScanTarget, "name" | "places">,
  { folder, level, leadsAway = false }: Options,
): Promise<Verdict> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  // Of its own, since several at once would take one another's findings for theirs.
  const kept = await mkdtemp(join(folder, "sqlmap-"))
  const { stdout } = await run(
    "sqlmap",
    [
      "-u",
      url + path,
      "--method",
      method,
      ...(body === undefined ? [] : ["--data", body]),
      ...(lines.length > 0 ? ["--headers", lines.join("\n")] : []),
      "--level",
      String(level),
      "--risk",
      "1",
      "--dbms",
      "PostgreSQL",
      "--technique",
      TECHNIQUE,
      "--time-sec",
      String(SLEEP_S),
      "--batch",
      "--disable-coloring",
      "--flush-session",
      "--skip-waf",
      "--ignore-code",
      REFUSALS.join(","),
      "--output-dir",
      kept,
      ...(leadsAway ? ["--ignore-redirects"] : []),
    ],
    { timeout: TIMEOUT_MS, maxBuffer: 100_000_000 },
  ).catch((error: unknown) => printed.parse(error))
  const said = stdout.split("\n").filter((line) => /^\[[\d:]+\] \[(CRITICAL|ERROR)\]/.test(line))
  return {
    isInjectable: stdout.includes("identified the following injection point"),
    tested: new Set(stdout.match(/testing for SQL injection on .*/g)).size,
    said: said.join(" "),
  }
}

const printed = z.object({ stdout: z.string() })
