import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { grantAdmin } from "#db/accounts/profiles.ts"
import { findUserByEmail, type UserRow } from "#db/accounts/users.ts"
import type { Database } from "#db/connection/client.ts"
import { revokeRights } from "#operations/accounts/administrators.ts"
import { audit, systemActor } from "#operations/kernel/as-admin.ts"
import { Refusal } from "#operations/kernel/refusal.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run admin -- EMAIL [--remove] [--yes]

Makes a registered account an administrator.

  --remove  removes these rights, except from the last administrator
  --yes     does not ask for confirmation if the address is not confirmed

Example: npm run admin -- ada@example.com`

const UNPROVED =
  "the address is not confirmed, so its owner is unknown. The person who registered it gets these rights."

const detail = { at: "command line" }

/** `npm run admin -- EMAIL [--remove]`: grants or removes an account's administrator rights. */
await withDatabase(HELP, async ({ db }) => {
  const { email, remove, yes } = readArguments()
  const user = await findUserByEmail(db, email)
  if (!user) throw new Error(`No account has the address ${email}. Register it in the shop first.`)
  if (remove) return console.log(await removeRights(db, user))
  if (user.role !== "admin" && !(await isGrantAllowed(user, yes)))
    return console.log("Nothing was changed.")
  console.log(await grantRights(db, user))
})

function readArguments() {
  const options = {
    remove: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const email = positionals[0]?.trim().toLowerCase()
    if (email && positionals.length === 1) return { email, ...values }
  } catch (error) {
    throw new Error(`Name the account: ${HELP}`, { cause: error })
  }
  throw new Error(`Name the account: ${HELP}`)
}

/** Reports whether the address is confirmed or the operator agrees. Asks only in a terminal. */
async function isGrantAllowed(
  { email, name, emailVerified }: UserRow,
  yes: boolean,
): Promise<boolean> {
  console.log(`${email} (${name}): ${emailVerified ? "the address is confirmed." : UNPROVED}`)
  if (emailVerified || yes || !process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question("Make it an administrator anyway? [y/N] ")
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

async function grantRights(db: Database, { id, email }: UserRow): Promise<string> {
  const granted = await db.transaction(async (tx) => {
    const isNew = await grantAdmin(tx, id)
    if (isNew) await audit(tx, systemActor, "user.make_admin", id, detail)
    return isNew
  })
  return granted ? `${email} is an administrator now.` : `${email} was an administrator already.`
}

async function removeRights(db: Database, { id, email }: UserRow): Promise<string> {
  const taken = await db
    .transaction(async (tx) => {
      const had = await revokeRights(tx, id)
      if (had) await audit(tx, systemActor, "user.remove_admin", id, detail)
      return had
    })
    .catch((error) => {
      if (!(error instanceof Refusal)) throw error
      throw new Error(
        `${email} is the only administrator. Make someone else an administrator first.`,
        {
          cause: error,
        },
      )
    })
  return taken ? `${email} is no longer an administrator.` : `${email} was not an administrator.`
}
