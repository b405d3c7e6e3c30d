import { spawnSync } from "node:child_process"
import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { listServerProcesses } from "./postmaster.ts"

/** The user and group a server runs as. */
export interface Account {
  uid: number
  gid: number
}

const OWN = "computer-assembler"
const NOBODY = { uid: 65_534, gid: 65_534 }

/**
 * Who runs a new server when root starts the shop, for PostgreSQL refuses to run as root: the owner of
 * DATA_DIR, if that is an ordinary user, else a user of the shop's own, made at need, else `postgres`. Last
 * comes `nobody`, whose other programs can write the server's files. (`initdb` insists on a user with a name.)
 * Undefined: whoever runs this process.
 */
export function newServerAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid } = statSync(dataDir)
  const owner = namedUsers().find((user) => user.uid === uid)
  if (owner && uid !== 0 && !isCached(owner)) return owner
  return named(OWN) ?? makeOwn() ?? named("postgres") ?? named("nobody") ?? NOBODY
}

/** Whether other programs of this machine run as this user, too. */
export const isCached = ({ uid }: Account): boolean => uid === (named("nobody") ?? NOBODY).uid

/**
 * The owner of the data folder. A folder that came back from a backup as root's, or that an earlier release
 * gave to `nobody`, is handed over, unless a server still runs on it.
 */
export function serverAccount(folder: string, dataDir: string): Account | undefined {
  const fresh = newServerAccount(dataDir)
  if (!fresh) return undefined
  const { uid, gid } = statSync(folder)
  const owner = { uid, gid }
  const stays = uid !== 0 && (!isCached(owner) || isCached(fresh))
  if (stays || listServerProcesses(folder).length > 0) return owner
  handOver(folder, fresh)
  return fresh
}

/**
 * Gives a folder away with all that is in it; itself last, so that a crash shows. It is root's alone first,
 * so that who had it cannot put something else where we are about to go.
 */
function handOver(folder: string, account: Account): void {
  lchownSync(folder, 0, 0)
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) handOver(path, account)
    else lchownSync(path, account.uid, account.gid)
  }
  lchownSync(folder, account.uid, account.gid)
}

/** Undefined where the system has no such command, or may not be changed. */
function makeOwn(): Account | undefined {
  const nowhere = ["--no-create-home", "--home-dir", "/nonexistent", "--shell", "/usr/sbin/nologin"]
  spawnSync("useradd", ["--system", "--user-group", ...nowhere, OWN], { stdio: "ignore" })
  return named(OWN)
}

const named = (name: string) => namedUsers().find((user) => user.name === name)

const namedUsers = () =>
  readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
