import { spawnSync } from "node:child_process"
import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { listServerProcesses } from "./postmaster.ts"

export interface Account {
  uid: number
  gid: number
}

const SHOP_USER = "computer-assembler"
const NOBODY = { uid: 65_534, gid: 65_534 }

/**
 * Chooses the account of a new server if root starts the shop, because PostgreSQL refuses to run as root. Takes the
 * owner of DATA_DIR, a user created for the shop, `postgres`, or last `nobody`. Undefined means the current user.
 */
export function chooseServerAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid } = statSync(dataDir)
  const owner = listUsers().find((user) => user.uid === uid)
  if (owner && uid !== 0 && !isShared(owner)) return owner
  return (
    findUser(SHOP_USER) ?? createShopUser() ?? findUser("postgres") ?? findUser("nobody") ?? NOBODY
  )
}

/** Reports whether other programs also run as this user. */
export const isShared = ({ uid }: Account): boolean => uid === (findUser("nobody") ?? NOBODY).uid

/**
 * Returns the owner of the data folder. A folder of root or `nobody` gets a new owner, unless a server still runs
 * on it.
 */
export function ensureServerAccount(folder: string, dataDir: string): Account | undefined {
  const fresh = chooseServerAccount(dataDir)
  if (!fresh) return undefined
  const { uid, gid } = statSync(folder)
  const owner = { uid, gid }
  const stays = uid !== 0 && (!isShared(owner) || isShared(fresh))
  if (stays || listServerProcesses(folder).length > 0) return owner
  changeOwner(folder, fresh)
  return fresh
}

/**
 * Changes the owner of a folder and its contents. Root owns the folder first, so that the former owner cannot
 * replace files in the meantime. The new owner gets the folder itself last, so that a crash can be detected.
 */
function changeOwner(folder: string, account: Account): void {
  lchownSync(folder, 0, 0)
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) changeOwner(path, account)
    else lchownSync(path, account.uid, account.gid)
  }
  lchownSync(folder, account.uid, account.gid)
}

/** Creates a system user for the shop. Returns undefined if that is not possible. */
function createShopUser(): Account | undefined {
  const nowhere = ["--no-create-home", "--home-dir", "/nonexistent", "--shell", "/usr/sbin/nologin"]
  spawnSync("useradd", ["--system", "--user-group", ...nowhere, SHOP_USER], { stdio: "ignore" })
  return findUser(SHOP_USER)
}

const findUser = (name: string) => listUsers().find((user) => user.name === name)

const listUsers = () =>
  readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
