import { z } from "zod"
import { createCustomer as contract } from "#contract/customers/customers.ts"
import { listSignInWays } from "#db/accounts/accounts.ts"
import { saveProfile } from "#db/accounts/profiles.ts"
import { findUserByEmail, lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { isTaken } from "#db/connection/connection-error.ts"
import { checkNewAddress, insertNewAddress, type NewAddress } from "../accounts/addresses.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse, refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { pageLanguage, queueMail } from "../mail/queue-mail.ts"
import type { Identity } from "../sessions/identity.ts"
import { requireCustomer } from "./read-customers.ts"

const refuseCreating = refuseFor(contract.refusals)

export interface NewCustomer {
  email: string
  name: string
  phone: string
  address: NewAddress | undefined
}

const created = z.object({ userId: z.string() })

/**
 * Opens an account without a password and mails its owner a link to choose one, by which alone the address is proved.
 * Refused if the address has an account.
 */
export async function createCustomer(
  shop: Shop,
  identity: Identity,
  admin: Actor,
  customer: NewCustomer,
  key: string | undefined,
): Promise<string> {
  await consumeLimit(shop, "customerMail", admin.id)
  const { address } = customer
  const checked = address && (await checkNewAddress(address))
  const work = async (tx: Transaction) => {
    const { email, name, phone } = customer
    const owner = await findUserByEmail(tx, email)
    if (owner) throw refuseCreating("customer_exists", { customerId: owner.id })
    const { userId } = await identity.createOpenAccount({ email, name }, tx)
    await saveProfile(tx, userId, { education: "", location: "", phone, linkedin: "" })
    if (checked) await insertNewAddress(tx, userId, checked)
    await mailPasswordLink(tx, shop, identity, { id: userId, email, name })
    await audit(tx, admin, "customer.create", userId)
    return { userId }
  }
  try {
    const request = ["customer", customer]
    const answer = { key, request, answer: created, work: asAdmin(shop, admin, work) }
    return (await withIdempotencyKey(shop, admin, answer)).userId
  } catch (error) {
    const owner = isTaken(error, "users_email_key")
      ? await findUserByEmail(shop.db, customer.email)
      : undefined
    throw owner ? refuseCreating("customer_exists", { customerId: owner.id }) : error
  }
}

const LINK_DAYS = 7

async function mailPasswordLink(
  tx: Transaction,
  { publicUrl }: Pick<Shop, "publicUrl">,
  identity: Identity,
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

/** Mails another link to a customer who cannot sign in yet. */
export async function sendPasswordLink(
  shop: Shop,
  identity: Identity,
  admin: Actor,
  id: string,
): Promise<void> {
  const customer = await requireCustomer(shop.db, id)
  await consumeLimit(shop, "customerMail", admin.id)
  await consumeLimit(shop, "mailToAccount", customer.email)
  await shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      if (!(await lockUser(tx, id))) throw refuse("customer_not_found")
      if ((await listSignInWays(tx, id)).length > 0) throw refuse("customer_signs_in")
      await mailPasswordLink(tx, shop, identity, customer)
      await audit(tx, admin, "customer.link", id)
    }),
  )
}
