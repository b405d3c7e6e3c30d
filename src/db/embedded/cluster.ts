import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseUnavailable } from "../connection/database-unavailable.ts"
import { type Account, newServerAccount, serverAccount } from "./account.ts"
import { createCluster, removeHalfMadeClusters, shopRole } from "./create-cluster.ts"
import { findPrograms } from "./programs.ts"
import { serverError } from "./server-error.ts"

/** A data folder and what it takes to run a server on it. */
export interface Cluster {
  folder: string
  logFile: string
  password: string
  account: Account | undefined
  /** The server program. */
  postgres: string
}

/** Finds the shop's data folder, or makes it on the first start. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, "postgres")
  removeHalfMadeClusters(dataDir)
  const isNew = !existsSync(folder)
  const account = isNew ? newServerAccount(dataDir) : serverAccount(folder, dataDir)
  const programs = findPrograms(account)
  const password = readPassword(join(dataDir, "postgres.password"), isNew)
  if (isNew) await createCluster({ dataDir, folder, account, programs, password })
  else refuseOtherVersion(folder, programs.version)
  const logFile = join(dataDir, "postgres.log")
  return { folder, logFile, password, account, postgres: programs.postgres }
}

/** Where a client finds the cluster's server: on a TCP port, or else on the socket in its folder. */
export function clusterUrl(
  { folder, password }: Pick<Cluster, "folder" | "password">,
  tcpPort: number | undefined,
): string {
  const login = `postgresql://${shopRole}:${password}`
  return tcpPort
    ? `${login}@127.0.0.1:${tcpPort}/${shopRole}`
    : `${login}@localhost:5432/${shopRole}?host=${encodeURIComponent(folder)}`
}

/** Written before the folder it opens, so that no crash leaves a folder without it. */
function readPassword(path: string, mayCreate: boolean): string {
  if (!existsSync(path)) {
    if (!mayCreate)
      throw new DatabaseUnavailable(
        `${path} is missing, and with it the password of the database. Restore it from a backup.`,
      )
    writeFileSync(path, randomBytes(24).toString("hex"), { mode: 0o600, flush: true })
  }
  return readFileSync(path, "utf8").trim()
}

function refuseOtherVersion(folder: string, ours: string): void {
  const file = join(folder, "PG_VERSION")
  const theirs = existsSync(file) ? readFileSync(file, "utf8").trim() : ""
  if (theirs === ours) return
  if (!/^\d+$/.test(theirs)) throw serverError("PG_VERSION is missing or makes no sense", folder)
  throw new DatabaseUnavailable(
    `The database in ${folder} was made by PostgreSQL ${theirs}, and this release of the shop brings ${ours}.\nMake a backup with the release that made it, and restore it with this one into an empty DATA_DIR.`,
  )
}
