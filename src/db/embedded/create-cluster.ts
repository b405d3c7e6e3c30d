import { chownSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"
import { errorCode } from "../connection/error-code.ts"
import type { Account } from "./account.ts"
import { runToEnd } from "./launch.ts"
import type { Programs } from "./programs.ts"
import { serverError } from "./server-error.ts"

export const shopRole = "computer_assembler"

interface NewCluster {
  dataDir: string
  folder: string
  account: Account | undefined
  programs: Programs
  password: string
}

/** Nobody else, the superuser included, has a way in. */
const accessRules = `# Written by the shop when it made this folder.
local all ${shopRole} scram-sha-256
host all ${shopRole} 127.0.0.1/32 scram-sha-256
`

/** Only suggestions, for the operator to tune in postgresql.conf; what must hold is given at each start. */
const settings = {
  max_connections: "200",
  shared_buffers: "128MB",
  // Small containers have too little /dev/shm for parallel queries, and a shop has no use for them.
  max_parallel_workers_per_gather: "0",
  jit: "off",
  random_page_cost: "1.1",
  timezone: "UTC",
  log_timezone: "UTC",
  // The shop hears of its own errors; the values in them stay out of the server's log.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
}

/** Makes the data folder with the shop's role and database in it, complete or not at all. */
export async function createCluster(cluster: NewCluster): Promise<void> {
  const { dataDir, folder, account, programs, password } = cluster
  const fresh = mkdtempSync(`${folder}.new-`)
  try {
    if (account) chownSync(fresh, account.uid, account.gid)
    const base = { folder: fresh, account }
    const made = await runToEnd({
      ...base,
      program: programs.initdb,
      args: (seen) => ["-D", seen, ...initdbArgs],
    })
    if (!made.ok) throw serverError(made.output, dataDir)
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
 * Removes what a killed first start left; nobody but the shop makes such names. Its `initdb` may live on for
 * a second and write there still, so what cannot be removed waits for the next start.
 */
export function removeHalfMadeClusters(dataDir: string): void {
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
  if (process.platform === "win32") return // Windows opens no folders.
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
