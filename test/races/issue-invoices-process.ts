import { connectDatabase } from "#db/connection/client.ts"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { openLog } from "../../src/runtime/log.ts"

/** Issues invoices as a process of the shop does, until it is killed or its test ends. */
const [url = ""] = process.argv.slice(2)
process.once("disconnect", () => process.exit())
const log = openLog("fatal")
const { db } = await connectDatabase({ url, maxConnections: 2, log })
process.send?.("issuing")
for (;;) await issueInvoices({ db, log }, {})
