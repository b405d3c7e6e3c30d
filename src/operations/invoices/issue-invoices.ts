import { listUncreditedRefunds, listUninvoicedOrders } from "#db/invoices/uninvoiced.ts"
import type { Shop } from "../kernel/shop.ts"
import { issueCreditNote } from "./issue-credit-note.ts"
import { issueInvoice } from "./issue-invoice.ts"

const AT_ONCE = 200

/**
 * Issues what is missing: invoices of paid orders, all of them or those of a few days or of a person, and credit notes. One that cannot be written stops
 * none of the others.
 */
export async function issueInvoices(
  shop: Pick<Shop, "db" | "log">,
  which: { withinDays?: number; userId?: string },
): Promise<void> {
  const { db } = shop
  await issueAll(shop, (limit) => listUninvoicedOrders(db, { ...which, limit }), issueInvoice)
  await issueAll(shop, (limit) => listUncreditedRefunds(db, { ...which, limit }), issueCreditNote)
}

type IssueOne = (shop: Pick<Shop, "db">, id: string) => Promise<unknown>

/** Issues one right after its payment or refund. If that fails, the job issues it. */
export async function issueAtOnce(
  shop: Pick<Shop, "db" | "log">,
  issueOne: IssueOne,
  id: string,
): Promise<boolean> {
  try {
    await issueOne(shop, id)
    return true
  } catch (error) {
    shop.log.error({ err: error, of: id }, "invoice_not_issued")
    return false
  }
}

/** Until a round has none that is new. */
async function issueAll(
  shop: Pick<Shop, "db" | "log">,
  list: (limit: number) => Promise<string[]>,
  issueOne: IssueOne,
): Promise<void> {
  const failed = new Set<string>()
  let ids: string[]
  do {
    ids = (await list(AT_ONCE + failed.size)).filter((id) => !failed.has(id))
    for (const id of ids) if (!(await issueAtOnce(shop, issueOne, id))) failed.add(id)
  } while (ids.length > 0)
}
