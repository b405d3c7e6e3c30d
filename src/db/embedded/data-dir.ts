import { accessSync, constants, mkdirSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { DatabaseUnavailable } from "../database-unavailable.ts"
import { errorCode } from "../error-code.ts"

/** Makes DATA_DIR where it is missing, proves that we can write there, and returns its true path. */
export function openDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const path = realpathSync(dataDir)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    mkdirSync(join(path, "locks"), { recursive: true, mode: 0o700 })
    return path
  } catch (error) {
    throw dataDirTrouble(dataDir, error)
  }
}

function dataDirTrouble(dataDir: string, error: unknown): DatabaseUnavailable {
  const code = errorCode(error)
  const reason =
    code === "ENOSPC" || code === "EDQUOT"
      ? "the disk is full. Free some space."
      : code === "EEXIST" || code === "ENOTDIR"
        ? "there is a file of that name. Set DATA_DIR to a folder."
        : `the user who starts the shop may not write there (${code}). Make that user its owner, or set DATA_DIR to another folder.`
  return new DatabaseUnavailable(`Cannot use the data folder ${dataDir}: ${reason}`, {
    cause: error,
  })
}
