import {
  countRegister,
  listRegister,
  type RegisterFilter,
  type RegisterPage,
} from "#db/invoices/invoice-register.ts"
import { listUncreditedRefunds, listUninvoicedOrders } from "#db/invoices/invoices.ts"
import type { Shop } from "../kernel/shop.ts"

const PAGE = 50
const MAX_COUNTED = 10_000
const MAX_MISSING = 1_000

export const listInvoiceRegister = (
  { db }: Shop,
  filter: RegisterFilter,
  { limit = PAGE, after }: Partial<RegisterPage>,
) => listRegister(db, filter, { limit, after })

/** Counts the documents that a filter leaves, and those that jobs are still to issue. */
export async function countInvoiceRegister({ db }: Shop, filter: RegisterFilter) {
  const [count, uninvoiced, uncredited] = await Promise.all([
    countRegister(db, filter, MAX_COUNTED + 1),
    listUninvoicedOrders(db, { limit: MAX_MISSING }),
    listUncreditedRefunds(db, { limit: MAX_MISSING }),
  ])
  return {
    count: Math.min(count, MAX_COUNTED),
    more: count > MAX_COUNTED,
    missing: uninvoiced.length + uncredited.length,
  }
}
