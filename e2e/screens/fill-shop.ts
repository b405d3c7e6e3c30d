import { anOrderOfLines } from "#test/orders/order-of-lines.ts"
import { buyAndPay, buyersOf, reviewsOf, setReviews, words } from "#test/part-reviews.ts"
import { aPartsList } from "#test/parts-lists.ts"
import { payOrder } from "#test/pay.ts"
import { aPdf } from "#test/pdf-files.ts"
import { uploadDatasheet } from "#test/picture-shop.ts"
import type { Person, TestShop } from "#test/test-shop.ts"
import { aTroubledCart } from "#test/visitors-cart.ts"
import { anOrder } from "../shop-browser.ts"
import type { ScreenState } from "./screen-state.ts"

/** Creates expected batches, some of them overdue. */
async function createExpectedBatches(shop: TestShop, id: string): Promise<void> {
  const params = { id }
  for (const [quantity, on] of [
    [20, "2025-03-10"],
    [400, "2030-12-03"],
  ] as const)
    await shop.as(shop.admin)("POST /part/{id}/batches", { params, body: { quantity, on } })
}

/**
 * Creates a part with one answered and one unmoderated review, and a buyer who may write another. Returns the part's
 * id.
 */
async function aReviewedPart(shop: TestShop, buyer: Person): Promise<string> {
  const id = await shop.part({ name: "Lath" })
  const [author, other] = await buyersOf(shop, id, 4, 2)
  await buyAndPay(shop, buyer, id, 1)
  const body = { ...words, text: "Whispers.\n\nEven at full load." }
  await shop.as(author)("PUT /part/{id}/review", { params: { id }, body })
  const [{ _id: review = "" } = {}] = (await reviewsOf(shop, id)).reviews
  const answered = {
    params: { id: review },
    body: { state: "published", answer: "Thanks." },
  } as const
  await shop.as(shop.admin)("PUT /part-review/{id}", answered, { headers: { "if-match": "*" } })
  const reported = { params: { id: review }, body: { reason: "Not so." } }
  await shop.as(buyer)("POST /part-review/{id}/report", reported)
  await setReviews(shop, { queue: true })
  if (other) await shop.as(other)("PUT /part/{id}/review", { params: { id }, body: words })
  return id
}

/** Describes states of screens of the filled shop. */
export type DescribeStates = (filled: Awaited<ReturnType<typeof fillShop>>) => ScreenState[]

/** Creates the people, parts and orders of the states. */
export async function fillShop(shop: TestShop) {
  const buyer = await shop.customer()
  const newcomer = await shop.customer()
  const desk = { contact: "desk@shop.example", address: "Dock 4\nLeith", phone: "+44 131 496 0000" }
  const unseen = { headers: { "if-match": "*" } }
  await shop.as(shop.admin)("PUT /settings/shop", { body: desk }, unseen)
  const name = "Tempo DDR5-6000 32 GB Kit"
  const { orderId: unpaid, partId } = await anOrder(shop, buyer, { name, minimumQuantity: 5 })
  const { orderId: paid } = await anOrder(shop, buyer, { name: "Prism 924 Blower" })
  await payOrder(shop, buyer, paid)
  const reviewer = await shop.customer()
  const reviewed = await aReviewedPart(shop, reviewer)
  const lines = Array.from({ length: 7 }, (_, index) => ({ partId, quantity: 5 + index }))
  const several = await anOrderOfLines(shop, buyer, lines)
  const [awaited = ""] = await aTroubledCart(shop, buyer, 22)
  await createExpectedBatches(shop, awaited)
  const list = await aPartsList(shop, buyer)
  const soldOut = await shop.part({ name: "Keel A520 Micro", availableQuantity: 0 })
  const backOrdered = await shop.part({ name: "Lintel", availableQuantity: 10, backorder: "yes" })
  await createExpectedBatches(shop, backOrdered)
  const gone = await shop.part({ name: "Spigot" })
  const breaks = [100, 500].map((quantity) => ({ quantity, price: 100 - quantity / 100 }))
  const { body: sheet } = await uploadDatasheet(shop, aPdf())
  const bulkPart = await shop.part({
    name: "Girder",
    price: 100,
    breaks,
    pictures: [{ url: "/img/parts/anvil-850-960.webp", text: "The back" }],
    datasheets: [{ url: sheet.url, text: "Manual" }],
  })
  const slugOf = async (id: string) =>
    (await shop.as(shop.admin)("GET /part/{id}", { params: { id } })).slug
  const slug = await slugOf(bulkPart)
  const awaitedSlug = await slugOf(awaited)
  await shop.as(newcomer)("PATCH /cart", { body: { add: [{ partId: bulkPart, quantity: 20 }] } })
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: gone } })
  const { parts } = await shop.as()("GET /catalogue", { query: { pageSize: 7 } })
  const compared = parts.map(({ _id }) => _id)
  const visitor = (state: Omit<ScreenState, "who">) => ({ ...state, who: undefined })
  const asBuyer = (state: Omit<ScreenState, "who">) => ({ ...state, who: buyer })
  const asReviewer = (state: Omit<ScreenState, "who">) => ({ ...state, who: reviewer })
  const asNewcomer = (state: Omit<ScreenState, "who">) => ({ ...state, who: newcomer })
  const asAdmin = (state: Omit<ScreenState, "who">) => ({ ...state, who: shop.admin })
  return {
    shop,
    buyer,
    newcomer,
    unpaid,
    paid,
    several,
    soldOut,
    awaited,
    backOrdered,
    gone,
    partId,
    bulkPart,
    compared,
    list,
    slug,
    awaitedSlug,
    reviewed: await slugOf(reviewed),
    visitor,
    asBuyer,
    asReviewer,
    asNewcomer,
    asAdmin,
  }
}
