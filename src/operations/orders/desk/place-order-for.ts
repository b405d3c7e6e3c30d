import { findUserByEmail } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { updateOrder } from "#db/orders/orders.ts"
import { claimKey, storeAnswer } from "#db/shop/idempotency-keys.ts"
import { currentLanguage, languageOf } from "#domain/languages/languages.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { Refusal, refuse } from "../../kernel/refusal.ts"
import { runInLanguage } from "../../kernel/run-in-language.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { hashRequest } from "../../kernel/with-idempotency-key.ts"
import { type NewOrder, type PlacedOrder, placeOrder } from "../place-order.ts"

export async function getBuyer({ db }: Pick<Shop, "db">, email: string): Promise<Actor> {
  const customer = await findUserByEmail(db, email)
  if (!customer) throw refuse("user_not_found")
  const { id, name } = customer
  return { id, email: customer.email, name, role: "user", language: customer.language }
}

/**
 * Places an order on behalf of a customer, by the customer's own rules, prices and limits. Records the administrator in
 * the transaction that writes the order.
 */
export async function placeOrderFor(
  shop: Shop,
  admin: Actor,
  { email, ...order }: NewOrder & { email: string },
  key: string | undefined,
): Promise<PlacedOrder> {
  const buyer = await getBuyer(shop, email)
  const reader = currentLanguage()
  try {
    return await runInLanguage(languageOf(buyer.language), () =>
      placeOrder(
        shop,
        buyer,
        { ...order, placedByStaff: true },
        {
          key,
          request: ["for", admin.id, order],
          reader,
          async inSameTransaction(tx, orderId) {
            await updateOrder(tx, orderId, { placedBy: admin.id })
            if (key !== undefined && buyer.id !== admin.id)
              await claimForAdmin(tx, { userId: admin.id, key, buyerId: buyer.id }, { orderId })
            await asAdmin(shop, admin, () =>
              audit(tx, admin, "order.place_for", orderId, { buyerId: buyer.id }),
            )(tx)
          },
        },
      ),
    )
  } catch (error) {
    throw error instanceof Refusal ? refusalForStaff(error) : error
  }
}

/**
 * Claims the key for the administrator, beside the claim for the customer that repeats the answer. Refuses a key that
 * has placed an order for another customer.
 */
async function claimForAdmin(
  tx: Transaction,
  { buyerId, ...owned }: { userId: string; key: string; buyerId: string },
  placed: PlacedOrder,
): Promise<void> {
  const claim = { ...owned, requestHash: hashRequest(["for", buyerId]) }
  if (await claimKey(tx, claim)) throw refuse("idempotency_key_reused")
  await storeAnswer(tx, claim, placed)
}

/** Replaces refusals about a buyer's account with those for staff. */
function refusalForStaff(refusal: Refusal): Refusal {
  switch (refusal.code) {
    case "too_many_unpaid_orders":
    case "address_not_proved":
      return refuse("customer_unpaid_orders")
    case "email_not_confirmed":
      return refuse("customer_not_confirmed")
    case "unauthenticated":
      return refuse("user_not_found")
    default:
      return refusal
  }
}
