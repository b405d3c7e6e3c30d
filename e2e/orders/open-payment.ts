import type { Person } from "#test/test-shop.ts"
import type { CardInput } from "../page-forms.ts"
import { anOrder, type ShopBrowser, visitAs } from "../shop-browser.ts"

export const goodCard: CardInput = { number: "4242424242424242" }
export const completed = "Congrats! Your payment is completed."

/** Opens the payment page of a new order of this buyer. */
export async function openPayment(world: ShopBrowser, buyer: Person, price = 149) {
  const { orderId } = await anOrder(world.shop, buyer, { name: "Anvil 1000", price })
  const visitor = await visitAs(world, buyer)
  await visitor.page.goto(`/dashboard/payment/${orderId}`)
  const isPaid = async () =>
    (await world.shop.as(buyer)("GET /order/{id}", { params: { id: orderId } })).paid
  return { ...visitor, orderId, isPaid }
}
