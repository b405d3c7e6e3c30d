import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { DatabaseUnavailable, errorCode } from "../connection/connection-error.ts"

/** Entries that the shop or a file system creates in DATA_DIR. */
const OURS =
  /^(?:postgres(?:\.new-\w{6}|\.password|\.log(?:\.1)?)?|locks|outbox|pictures|lost\+found)$/

/** Creates DATA_DIR if missing, checks that only the shop uses it, and returns its real path. */
export function openDataDir(dataDir: string): string {
  try {
    makeFolder(dataDir)
    const path = realpathSync(dataDir)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    denyOthersAccess(path)
    mkdirSync(join(path, "locks"), { recursive: true, mode: 0o700 })
    return path
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : dataDirError(dataDir, error)
  }
}

/** Creates a folder and its parents. Node's `recursive` never ends where none can be created, such as in /proc. */
function makeFolder(path: string): void {
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory()
  if (isThere()) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!isThere()) throw error
  }
}

/**
 * Denies other users access to DATA_DIR, because it holds the password. Refuses a folder with other contents, such
 * as a home folder.
 */
function denyOthersAccess(path: string): void {
  if (process.platform === "win32" || (statSync(path).mode & 0o077) === 0) return
  const foreign = readdirSync(path).filter((name) => !OURS.test(name))
  if (foreign.length === 0 && tryDenyAccess(path)) return
  throw new DatabaseUnavailable(
    `Others on this machine may look into the data folder ${path}${foreign.length > 0 ? `, which also holds ${foreign[0]}` : ""}. Say chmod 700 ${path}, or set DATA_DIR to a folder in it that does not exist yet.`,
  )
}

/** Returns false if the folder belongs to another user. */
function tryDenyAccess(path: string): boolean {
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
  if (code === "ENOENT") return "no folder can be created there. Set DATA_DIR to another folder."
  return `the user who starts the shop may not write there (${code}). Make that user its owner, or set DATA_DIR to another folder.`
}
