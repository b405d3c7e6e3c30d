import { createHash } from "node:crypto"
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * Copies of the server programs in places where every user can read and only root can write, made at need.
 * Several, as some systems keep a file system read-only or let nothing run from it: take the first that works.
 */
export function* readableCopies(native: string): Generator<string> {
  const wanted = fingerprint(native)
  for (const base of [
    "/var/lib/computer-assembler",
    join(tmpdir(), "computer-assembler-programs"),
  ]) {
    if (!isRootsAlone(base)) continue
    const copy = join(base, `postgres-${wanted}`)
    if (fingerprint(copy) !== wanted) makeCopy(native, copy)
    yield copy
  }
}

const neededToRun = (path: string) => !path.endsWith(".a")

/** Changes with every file's name and size, as those of a copy do that a power cut left incomplete. */
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

/** False for a folder that someone else planted or can write to. */
function isRootsAlone(folder: string): boolean {
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
