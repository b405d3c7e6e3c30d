import { randomBytes } from "node:crypto"
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseUnavailable, errorCode } from "../connection/connection-error.ts"
import { type Account, chooseServerAccount, ensureServerAccount } from "./account.ts"
import { findPrograms, type Programs, runToEnd } from "./programs.ts"
import { serverError } from "./server-log.ts"

export const shopRole = "computer_assembler"

interface NewCluster {
  dataDir: string
  folder: string
  account: Account | undefined
  programs: Programs
  password: string
}

/** Access rules that admit only the role of the shop, not even the superuser. */
const accessRules = `# Written by the shop when it made this folder.
local all ${shopRole} scram-sha-256
host all ${shopRole} 127.0.0.1/32 scram-sha-256
`

/** Defaults that the operator may tune in postgresql.conf. Required settings are passed at each start. */
const settings = {
  max_connections: "200",
  shared_buffers: "128MB",
  // Small containers have too little /dev/shm for parallel queries, and a shop does not need them.
  max_parallel_workers_per_gather: "0",
  jit: "off",
  random_page_cost: "1.1",
  timezone: "UTC",
  log_timezone: "UTC",
  // The shop receives its own errors. Values in them must not appear in the server's log.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
}

async function createCluster(cluster: NewCluster): Promise<void> {
  const { dataDir, folder, account, programs, password } = cluster
  const fresh = mkdtempSync(`${folder}.new-`)
  try {
    if (account) chownSync(fresh, account.uid, account.gid)
    const base = { folder: fresh, account }
    const initialized = await runToEnd({
      ...base,
      program: programs.initdb,
      args: (seen) => ["-D", seen, ...initdbArgs],
    })
    if (!initialized.ok) throw serverError(initialized.output, dataDir)
    const filled = await runToEnd(
      { ...base, program: programs.postgres, args: (seen) => ["--single", "-D", seen, "postgres"] },
      `create role ${shopRole} login createdb password '${password}'\ncreate database ${shopRole} owner ${shopRole}\n`,
    )
    if (!filled.ok || /\b(ERROR|FATAL|PANIC):/.test(filled.output))
      throw serverError(filled.output, dataDir)
    writeFileSync(join(fresh, "pg_hba.conf"), accessRules, { flush: true })
    renameSync(fresh, folder)
    await syncFolder(dataDir)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
}

const initdbArgs = [
  "--username=postgres",
  "--auth=reject",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--no-instructions",
  ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
]

/**
 * Removes the remains of a first start that was killed. Leaves a folder that its `initdb` still writes to for the
 * next start.
 */
function removeUnfinishedClusters(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!/^postgres\.new-[A-Za-z0-9]{6}$/.test(name)) continue
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    } catch (error) {
      if (errorCode(error) !== "ENOTEMPTY") throw error
    }
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return // Windows cannot open folders.
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

export interface Cluster {
  folder: string
  logFile: string
  password: string
  account: Account | undefined
  postgres: string
}

export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, "postgres")
  removeUnfinishedClusters(dataDir)
  const isNew = !existsSync(folder)
  const account = isNew ? chooseServerAccount(dataDir) : ensureServerAccount(folder, dataDir)
  const programs = findPrograms(account)
  const password = readPassword(join(dataDir, "postgres.password"), isNew)
  if (isNew) await createCluster({ dataDir, folder, account, programs, password })
  else refuseOtherVersion(folder, programs.version)
  const logFile = join(dataDir, "postgres.log")
  return { folder, logFile, password, account, postgres: programs.postgres }
}

export function clusterUrl(
  { folder, password }: Pick<Cluster, "folder" | "password">,
  tcpPort: number | undefined,
): string {
  const login = `postgresql://${shopRole}:${password}`
  return tcpPort
    ? `${login}@127.0.0.1:${tcpPort}/${shopRole}`
    : `${login}@localhost:5432/${shopRole}?host=${encodeURIComponent(folder)}`
}

/**
 * Reads or creates the password. The password is written before the folder, so that every folder has one after a
 * crash.
 */
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
