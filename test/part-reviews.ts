import type { CallInput, Contract } from "#contract/contract.ts"
import { type Customer, manyCustomers } from "./many-customers.ts"
import type { Person, TestShop } from "./test-shop.ts"

export const photo = "/img/parts/anvil-1000-960.webp"
export const words = {
  name: "Ada L.",
  rating: 4,
  title: "Quiet",
  text: "Whispers.",
  pictures: [photo],
}

/** Registers customers who have each bought and paid for a part. */
export async function buyersOf(
  shop: TestShop,
  partId: string,
  quantity: number,
  people = 1,
): Promise<[Customer, ...Customer[]]> {
  const [first, ...others] = await manyCustomers(shop, people)
  if (!first) throw new Error("nobody buys")
  for (const buyer of [first, ...others]) await buyAndPay(shop, buyer, partId, quantity)
  return [first, ...others]
}

/** Returns the order's id. */
export async function buyAndPay(
  shop: TestShop,
  buyer: Pick<Person, "token">,
  partId: string,
  quantity: number,
): Promise<string> {
  const body = { purchaseId: partId, quantity }
  const { insertedId } = await shop.as(buyer)("POST /purchase", { body })
  const paid = "update orders set paid_at = now() where id = $1"
  await shop.sql(paid, [insertedId])
  return insertedId
}

type Query = CallInput<Contract["GET /part/{id}/review"]>["query"]

export const reviewsOf = (shop: TestShop, partId: string, query: Query = {}) =>
  shop.as()("GET /part/{id}/review", { params: { id: partId }, query })

export const setReviews = (shop: TestShop, body: { ofParts?: boolean; queue?: boolean }) =>
  shop.applySettings("reviews", body)
