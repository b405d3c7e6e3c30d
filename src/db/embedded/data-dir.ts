import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs"
import { join } from "node:path"
import { DatabaseUnavailable } from "../connection/database-unavailable.ts"
import { errorCode } from "../connection/error-code.ts"

/** What the shop itself puts there, and what a file system of its own has by itself. */
const OURS =
  /^(?:postgres(?:\.new-\w{6}|\.password|\.log(?:\.1)?)?|locks|outbox|pictures|lost\+found)$/

/** Makes DATA_DIR where it is missing, proves that it is ours alone, and returns its true path. */
export function openDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const path = realpathSync(dataDir)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    shutOthersOut(path)
    mkdirSync(join(path, "locks"), { recursive: true, mode: 0o700 })
    return path
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : dataDirError(dataDir, error)
  }
}

/**
 * Others may not even look: with a password read there, the database is theirs. A folder that holds nothing
 * but the shop's own is closed; whatever else it may be, such as somebody's home, is not ours to close.
 */
function shutOthersOut(path: string): void {
  if (process.platform === "win32" || (statSync(path).mode & 0o077) === 0) return
  const foreign = readdirSync(path).filter((name) => !OURS.test(name))
  if (foreign.length === 0 && tryClose(path)) return
  throw new DatabaseUnavailable(
    `Others on this machine may look into the data folder ${path}${foreign.length > 0 ? `, which also holds ${foreign[0]}` : ""}. Say chmod 700 ${path}, or set DATA_DIR to a folder in it that does not exist yet.`,
  )
}

/** False where it belongs to somebody else. */
function tryClose(path: string): boolean {
  try {
    chmodSync(path, 0o700)
    return (statSync(path).mode & 0o077) === 0
  } catch {
    return false
  }
}

function dataDirError(dataDir: string, error: unknown): DatabaseUnavailable {
  const reason = reasonOf(errorCode(error))
  return new DatabaseUnavailable(`Cannot use the data folder ${dataDir}: ${reason}`, {
    cause: error,
  })
}

function reasonOf(code: string | undefined): string {
  if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full. Free some space."
  if (code === "EEXIST" || code === "ENOTDIR")
    return "there is a file of that name. Set DATA_DIR to a folder."
  return `the user who starts the shop may not write there (${code}). Make that user its owner, or set DATA_DIR to another folder.`
}
