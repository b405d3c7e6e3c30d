import { insertAudit } from "#db/audit-log.ts"
import { grantAdmin } from "#db/profiles.ts"
import { findUserByEmail } from "#db/users.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run admin -- EMAIL

Makes a registered account an administrator.
Example: npm run admin -- someone@example.com`

/** `npm run admin -- EMAIL`: gives a registered account the rights of an administrator. */
await withDatabase(HELP, async ({ db }) => {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email) throw new Error("Say who: npm run admin -- someone@example.com")
  const granted = await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user)
      throw new Error(`No account has the address ${email}. Register it in the shop first.`)
    const isNew = await grantAdmin(tx, user.id)
    if (isNew)
      await insertAudit(tx, {
        action: "user.make_admin",
        target: user.id,
        detail: { at: "command line" },
      })
    return isNew
  })
  console.log(
    granted ? `${email} is an administrator now.` : `${email} was an administrator already.`,
  )
})
