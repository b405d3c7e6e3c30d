import { endAllSessions, endSessions } from "#db/accounts/sessions.ts"
import { findUserByEmail } from "#db/accounts/users.ts"
import { audit, systemActor } from "#operations/kernel/as-admin.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run sign-out -- EMAIL, or npm run sign-out -- --all

Ends every session of an account, or of all accounts, and their access tokens.
Example: npm run sign-out -- someone@example.com`

/** `npm run sign-out -- EMAIL`, or `-- --all`: ends all sessions of one account or of all accounts. */
await withDatabase(HELP, async ({ db }) => {
  const who = process.argv[2]?.trim().toLowerCase()
  if (!who) throw new Error("Name an account: npm run sign-out -- someone@example.com, or -- --all")
  const count = await db.transaction(async (tx) => {
    const user = who === "--all" ? undefined : await findUserByEmail(tx, who)
    if (!user && who !== "--all") throw new Error(`No account has the address ${who}.`)
    const ended = user ? await endSessions(tx, user.id, {}) : await endAllSessions(tx)
    const detail = { at: "command line", count: ended }
    await audit(tx, systemActor, "sessions.end", user?.id ?? "everybody", detail)
    return ended
  })
  console.log(`${count} sessions have ended, with their access tokens.`)
})
