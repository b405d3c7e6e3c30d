import { execFile } from "node:child_process"
import { mkdtemp, readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"

const run = promisify(execFile)
const MAX_MODULE_S = 240
const MAX_CRAWL_S = 240
const TIMEOUT_MS = 2_400_000

/** What it looks for: all that it has, but guesses at passwords and file names. */
export const MODULES = [
  "sql",
  "blindsql",
  "xss",
  "permanentxss",
  "file",
  "exec",
  "crlf",
  "redirect",
  "ssrf",
  "xxe",
  "shellshock",
  "htaccess",
  "backup",
  "csp",
  "http_headers",
  "cookieflags",
]

export interface Finding {
  /** `Path Traversal` */
  kind: string
  method: string
  path: string
  info: string
}

const finding = z.object({ method: z.string(), path: z.string(), info: z.string() })
const findings = z.record(z.string(), z.array(finding))
const written = z.object({ vulnerabilities: findings, anomalies: findings })

export interface WapitiRun {
  findings: Finding[]
  /** Addresses and forms that it found and attacked. */
  attacked: number
}

export const wapitiVersion = (): Promise<string | undefined> =>
  run("wapiti", ["--version"]).then(
    ({ stdout, stderr }) => /Wapiti ([\d.]+)/.exec(stdout + stderr)?.[1] ?? "",
    () => undefined,
  )

/** Follows links from these addresses and attacks all it finds; `endpoint` is whom a server must not call. */
export async function runWapiti(
  url: string,
  options: {
    folder: string
    from: string[]
    headers: Record<string, string>
    endpoint: string
    modules: string[]
  },
): Promise<WapitiRun> {
  const kept = await mkdtemp(join(options.folder, "wapiti-"))
  const file = join(kept, "report.json")
  const { stdout } = await run(
    "wapiti",
    [
      "-u",
      `${url}/`,
      "--scope",
      "folder",
      "-m",
      options.modules.join(","),
      ...options.from.flatMap((path) => ["-s", url + path]),
      ...Object.entries(options.headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
      "--endpoint",
      `${options.endpoint}/`,
      "--no-bugreport",
      "--flush-session",
      "--store-session",
      kept,
      "--store-config",
      kept,
      "-f",
      "json",
      "-o",
      file,
      "--max-scan-time",
      String(MAX_CRAWL_S),
      "--max-attack-time",
      String(MAX_MODULE_S),
      "-S",
      "normal",
    ],
    { timeout: TIMEOUT_MS, maxBuffer: 100_000_000 },
  )
  const { vulnerabilities, anomalies } = written.parse(JSON.parse(await readFile(file, "utf8")))
  return {
    findings: Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map((each) => ({ kind, ...each })),
    ),
    attacked: Number(/found (\d+) URLs and forms/.exec(stdout)?.[1] ?? 0),
  }
}
