import { z } from "zod"
import { createCustomer as contract } from "#contract/customers/customers.ts"
import { listSignInMethods } from "#db/accounts/accounts.ts"
import { saveProfile } from "#db/accounts/profiles.ts"
import { endSessions } from "#db/accounts/sessions.ts"
import { findUserByEmail, lockUser } from "#db/accounts/users.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { isEmailTaken } from "#db/connection/connection-error.ts"
import {
  type CustomerFilter,
  countCustomerNotes,
  countListsAndSessions,
  customerHeadings,
  exportCustomers,
  findCustomer,
  insertCustomerNote,
  listCustomerNotes,
  listCustomers as listRows,
} from "#db/customers/customers.ts"
import { changeTags, countMostTags, listTags } from "#db/tags/tags.ts"
import { MAX_TAGS, type TagChange } from "#domain/shop/tags.ts"
import {
  addedAddress,
  checkNewAddress,
  insertNewAddress,
  listAddresses,
  type NewAddress,
} from "../accounts/addresses.ts"
import { adminTransaction, asAdmin, audit, recordExport } from "../kernel/as-admin.ts"
import { consumeLimit, consumeLimits } from "../kernel/rate-limits.ts"
import { refuse, refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { pageLanguage, queueMail } from "../mail/mail-outbox.ts"
import { type TableFile, tableFile } from "../settings/table-file.ts"
import { exportAccount } from "../shop/account-data.ts"
import { listTaxIds } from "../tax/tax-ids.ts"

const DEFAULT_LIMIT = 50

export const listCustomers = (
  { db }: Shop,
  {
    limit = DEFAULT_LIMIT,
    ...filter
  }: Omit<CustomerFilter, "limit"> & { limit: number | undefined },
) => listRows(db, { ...filter, limit })

export async function exportCustomerList(
  shop: Shop,
  admin: Actor,
  filter: Pick<CustomerFilter, "search" | "tag" | "sort">,
): Promise<TableFile> {
  await recordExport(shop, admin, "customers", filter)
  return tableFile(shop, "customers", customerHeadings, exportCustomers(shop.bulk, filter))
}

export const listCustomerTags = ({ db }: Shop) => listTags(db, "customer")

async function requireCustomer(db: Executor, id: string) {
  const customer = await findCustomer(db, id)
  if (!customer) throw refuse("customer_not_found")
  return customer
}

export async function getCustomer(shop: Shop, id: string) {
  const customer = await requireCustomer(shop.db, id)
  const [methods, addresses, taxIds, notes, counts] = await Promise.all([
    listSignInMethods(shop.db, id),
    listAddresses(shop, customer),
    listTaxIds(shop, customer),
    listCustomerNotes(shop.db, id),
    countListsAndSessions(shop.db, id),
  ])
  return { ...customer, signsIn: methods.length > 0, addresses, taxIds, notes, ...counts }
}

/** Exports the data that the customer's own export has. Records the administrator in the audit log. */
export async function exportCustomer(shop: Shop, admin: Actor, id: string) {
  const { email, name } = await requireCustomer(shop.db, id)
  await recordExport(shop, admin, "account", { userId: id })
  return exportAccount(shop, { id, email, name, role: "user" }, admin)
}

const MAX_NOTES = 200

async function lockCustomer(tx: Transaction, id: string): Promise<void> {
  if (!(await lockUser(tx, id))) throw refuse("customer_not_found")
}

/** Adds an internal note about a customer. */
export async function noteCustomer(
  shop: Shop,
  admin: Actor,
  { id, text, key }: { id: string; text: string; key: string | undefined },
): Promise<void> {
  await withIdempotencyKey(shop, admin, {
    key,
    request: ["customer note", id, text],
    answer: z.object({}),
    work: asAdmin(shop, admin, async (tx) => {
      await lockCustomer(tx, id)
      if ((await countCustomerNotes(tx, id)) >= MAX_NOTES) throw refuse("too_many_customer_notes")
      await insertCustomerNote(tx, { userId: id, authorId: admin.id, text })
      await audit(tx, admin, "customer.note", id)
      return {}
    }),
  })
}

export const tagCustomer = (
  shop: Shop,
  admin: Actor,
  id: string,
  change: TagChange,
): Promise<boolean> =>
  adminTransaction(shop, admin, async (tx) => {
    await lockCustomer(tx, id)
    const changed = await changeTags(tx, "customer", [id], change)
    if (changed.length === 0) return false
    if ((await countMostTags(tx, "customer", [id])) > MAX_TAGS) throw refuse("too_many_tags")
    await audit(tx, admin, "customer.tag", id, { ...change })
    return true
  })

/** Ends all sessions of a customer and deletes their access tokens. */
export const signOutCustomer = (shop: Shop, admin: Actor, id: string): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    await lockCustomer(tx, id)
    const count = await endSessions(tx, id, {})
    await audit(tx, admin, "sessions.end", id, { count })
    return count
  })

export async function addCustomerAddress(
  shop: Shop,
  admin: Actor,
  { id, address, key }: { id: string; address: NewAddress; key: string | undefined },
): Promise<string> {
  const checked = await checkNewAddress(address)
  const { addressId } = await withIdempotencyKey(shop, admin, {
    key,
    request: ["customer address", id, address],
    answer: addedAddress,
    work: asAdmin(shop, admin, async (tx) => {
      await lockCustomer(tx, id)
      const addressId = await insertNewAddress(tx, id, checked)
      await audit(tx, admin, "customer.address", id)
      return { addressId }
    }),
  })
  return addressId
}

const refuseCreating = refuseFor(contract.refusals)

export interface NewCustomer {
  email: string
  name: string
  phone: string
  address: NewAddress | undefined
}

const created = z.object({ userId: z.string() })

/**
 * Opens an account without a password and mails its owner a link to set one. Only this link proves the address. Refuses
 * an address that already has an account.
 */
export async function createCustomer(
  shop: Shop,
  admin: Actor,
  customer: NewCustomer,
  key: string | undefined,
): Promise<string> {
  const { address } = customer
  const checked = address && (await checkNewAddress(address))
  const work = async (tx: Transaction) => {
    const { email, name, phone } = customer
    const owner = await findUserByEmail(tx, email)
    if (owner) throw refuseCreating("customer_exists", { customerId: owner.id })
    const { userId } = await shop.identity.createPasswordlessAccount({ email, name }, tx)
    await saveProfile(tx, userId, { education: "", location: "", phone, linkedin: "" })
    if (checked) await insertNewAddress(tx, userId, checked)
    await mailPasswordLink(tx, shop, { id: userId, email, name })
    await audit(tx, admin, "customer.create", userId)
    return { userId }
  }
  try {
    const request = ["customer", customer]
    const { userId } = await withIdempotencyKey(shop, admin, {
      key,
      request,
      answer: created,
      count: () => consumeLimit(shop, "customerMail", admin.id),
      work: asAdmin(shop, admin, work),
    })
    return userId
  } catch (error) {
    const owner = isEmailTaken(error) ? await findUserByEmail(shop.db, customer.email) : undefined
    throw owner ? refuseCreating("customer_exists", { customerId: owner.id }) : error
  }
}

const LINK_DAYS = 7

async function mailPasswordLink(
  tx: Transaction,
  { identity, publicUrl }: Pick<Shop, "identity" | "publicUrl">,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const token = await identity.issueReset(id, LINK_DAYS, tx)
  await queueMail(tx, {
    to: email,
    template: "account-opened",
    language: pageLanguage(),
    data: { name, link: `${publicUrl}/reset-password?token=${token}`, days: LINK_DAYS },
  })
}

async function requireNoSignInMethod(db: Executor, id: string): Promise<void> {
  if ((await listSignInMethods(db, id)).length > 0) throw refuse("customer_signs_in")
}

/** Mails a new link to a customer who cannot sign in yet. */
export async function sendPasswordLink(shop: Shop, admin: Actor, id: string): Promise<void> {
  const customer = await requireCustomer(shop.db, id)
  await requireNoSignInMethod(shop.db, id)
  await consumeLimits(shop, [
    { name: "customerMail", who: admin.id },
    { name: "mailToAccount", who: customer.email },
  ])
  await adminTransaction(shop, admin, async (tx) => {
    await lockCustomer(tx, id)
    await requireNoSignInMethod(tx, id)
    await mailPasswordLink(tx, shop, customer)
    await audit(tx, admin, "customer.link", id)
  })
}
