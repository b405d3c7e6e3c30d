import { connectDatabase } from "#db/connection/client.ts"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { openLog } from "../../src/runtime/log.ts"

/** What a process of the shop does for invoices, and nothing else, until it is killed or its test is gone. */
const [url = ""] = process.argv.slice(2)
process.once("disconnect", () => process.exit())
const log = openLog("fatal")
const { db } = await connectDatabase({ url, maxConnections: 2, log })
process.send?.("issuing")
for (;;) await issueInvoices({ db, log }, {})
