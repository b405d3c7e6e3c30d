import { z } from "zod"
import { endSessions } from "#db/accounts/sessions.ts"
import { lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countCustomerNotes, insertCustomerNote } from "#db/customers/customers.ts"
import { changeTags, countMostTags } from "#db/tags/tags.ts"
import { MAX_TAGS, type TagChange } from "#domain/shop/tags.ts"
import { addAddress, type NewAddress } from "../accounts/addresses.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { requireCustomer } from "./read-customers.ts"

const MAX_NOTES = 200

async function lockCustomer(tx: Transaction, id: string): Promise<void> {
  if (!(await lockUser(tx, id))) throw refuse("customer_not_found")
}

/** Adds to what administrators tell each other of a customer. */
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

/** Whether anything changed. */
export const tagCustomer = (
  shop: Shop,
  admin: Actor,
  id: string,
  change: TagChange,
): Promise<boolean> =>
  shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      await lockCustomer(tx, id)
      const changed = await changeTags(tx, "customer", [id], change)
      if (changed.length === 0) return false
      if ((await countMostTags(tx, "customer", [id])) > MAX_TAGS) throw refuse("too_many_tags")
      await audit(tx, admin, "customer.tag", id, { ...change })
      return true
    }),
  )

/** Ends every session of a customer, with its access tokens. */
export const signOutCustomer = (shop: Shop, admin: Actor, id: string): Promise<number> =>
  shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      await lockCustomer(tx, id)
      const count = await endSessions(tx, id, {})
      await audit(tx, admin, "sessions.end", id, { count })
      return count
    }),
  )

/** Adds an address that a customer told staff. */
export async function addCustomerAddress(
  shop: Shop,
  admin: Actor,
  { id, address, key }: { id: string; address: NewAddress; key: string | undefined },
): Promise<string> {
  const customer = await requireCustomer(shop.db, id)
  return addAddress(shop, customer, address, key, (tx) =>
    asAdmin(shop, admin, () => audit(tx, admin, "customer.address", id))(tx),
  )
}
