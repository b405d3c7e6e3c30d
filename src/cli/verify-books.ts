import { auditBooks, type Finding } from "#db/shop/books.ts"
import { hasLedgerToCompare, withDatabase } from "./with-database.ts"

const MAX_SHOWN = 5

const HELP = `npm run verify:books

Compares stock, orders, payments and charges. Exits with code 1 if they do not agree.`

/**
 * `npm run verify:books`: prints every consistency rule of the books with its breaches; exits with 1 if there are any.
 */
await withDatabase(HELP, async ({ config, db }) => {
  const withLedger = await hasLedgerToCompare(config, db)
  const findings = await auditBooks(db, { withLedger })
  for (const finding of findings) console.log(lineOf(finding))
  if (!withLedger)
    console.log(
      "The card provider's own ledger was not compared: it is not in this database, or of an earlier trial.",
    )
  const broken = findings.filter(({ breaches }) => breaches.length > 0).length
  console.log(
    broken === 0 ? "The books are right." : `The books are wrong: rules broken: ${broken}.`,
  )
  if (broken > 0) process.exitCode = 1
})

function lineOf({ id, description, breaches }: Finding): string {
  const more = breaches.length > MAX_SHOWN ? ", …" : ""
  const which = breaches.length > 0 ? `: ${breaches.slice(0, MAX_SHOWN).join(", ")}${more}` : ""
  return `${id}  ${String(breaches.length).padStart(4)}  ${description}${which}`
}
