import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** The user and group a server runs as. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Who runs a new server when root starts the shop, for PostgreSQL refuses to run as root: the owner of
 * DATA_DIR, if that is an ordinary user, else `nobody`, the one powerless user that every system has.
 * (`initdb` insists on a user with a name.) Undefined: whoever runs this process.
 */
export function newServerAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid } = statSync(dataDir)
  const users = namedUsers()
  return (
    users.find((user) => uid !== 0 && user.uid === uid) ??
    users.find((user) => user.name === "nobody") ?? { uid: 65_534, gid: 65_534 }
  )
}

/** The owner of the data folder. A folder that came back from a backup as root's is handed over again. */
export function serverAccount(folder: string, dataDir: string): Account | undefined {
  const fresh = newServerAccount(dataDir)
  if (!fresh) return undefined
  const { uid, gid } = statSync(folder)
  if (uid !== 0) return { uid, gid }
  handOver(folder, fresh)
  chmodSync(folder, 0o700)
  return fresh
}

/** Gives away a folder of ours with all that is in it; the folder last, so that a crash shows. */
function handOver(folder: string, account: Account): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) handOver(path, account)
    else lchownSync(path, account.uid, account.gid)
  }
  lchownSync(folder, account.uid, account.gid)
}

const namedUsers = () =>
  readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
