import { listSignInWays } from "#db/accounts/accounts.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  type CustomerFilter,
  countCustomersThings,
  customerHeadings,
  exportCustomers,
  findCustomer,
  listCustomerNotes,
  listCustomers as listRows,
} from "#db/customers/customers.ts"
import { listTags } from "#db/tags/tags.ts"
import { listAddresses } from "../accounts/addresses.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { csvFile, type ExportedFile } from "../settings/csv-file.ts"
import { exportAccount } from "../shop/export-account.ts"
import { listTaxIds } from "../tax/tax-ids.ts"

const SHOWN = 50

export const listCustomers = (
  { db }: Shop,
  { limit = SHOWN, ...filter }: Omit<CustomerFilter, "limit"> & { limit: number | undefined },
) => listRows(db, { ...filter, limit })

export async function exportCustomerList(
  shop: Shop,
  admin: Actor,
  filter: Pick<CustomerFilter, "search" | "tag" | "sort">,
): Promise<ExportedFile> {
  await recordExport(shop, admin, "customers", filter)
  return csvFile(shop, "customers", customerHeadings, exportCustomers(shop.bulk, filter))
}

export const listCustomerTags = ({ db }: Shop) => listTags(db, "customer")

export async function requireCustomer(db: Executor, id: string) {
  const customer = await findCustomer(db, id)
  if (!customer) throw refuse("customer_not_found")
  return customer
}

/** All that administrators see of a customer on one page. */
export async function getCustomer(shop: Shop, id: string) {
  const customer = await requireCustomer(shop.db, id)
  const [ways, addresses, taxIds, notes, things] = await Promise.all([
    listSignInWays(shop.db, id),
    listAddresses(shop, customer),
    listTaxIds(shop, customer),
    listCustomerNotes(shop.db, id),
    countCustomersThings(shop.db, id),
  ])
  return { ...customer, signsIn: ways.length > 0, addresses, taxIds, notes, ...things }
}

/** Exports what the customer would get; who took it is recorded. */
export async function exportCustomer(shop: Shop, admin: Actor, id: string) {
  const { email, name } = await requireCustomer(shop.db, id)
  await recordExport(shop, admin, "account", { userId: id })
  return exportAccount(shop, { id, email, name, role: "user" })
}
