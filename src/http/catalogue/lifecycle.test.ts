import { expect, test } from "vitest"
import { partTests } from "#test/catalogue/part-tests.ts"

const { shop, buyer, get, editNow: edit } = await partTests()

const buy = (id: string) =>
  shop.send("POST /purchase", { token: buyer.token, body: { purchaseId: id, quantity: 2 } })
const PAST = "last orders until 2020-02-29"

test("an active part shows no lifecycle", async () => {
  const id = await shop.part()
  expect(await get(id)).not.toHaveProperty("lifecycle")
  expect(await get(id)).not.toHaveProperty("replacedBy")
  expect((await edit(id, { lifecycle: "Active" })).status).toBe(200)
  expect(await get(id)).not.toHaveProperty("lifecycle")
})

test.each([
  ["upcoming", "part_upcoming", "Coming soon. This part cannot be ordered yet."],
  ["discontinued", "part_discontinued", "This part is discontinued and can no longer be ordered."],
  [PAST, "part_discontinued", "This part is discontinued and can no longer be ordered."],
])(
  "a part that is %s is refused by page, cart, price and order alike",
  async (lifecycle, code, message) => {
    const id = await shop.part({ availableQuantity: 10 })
    expect(await buy(id)).toMatchObject({ status: 200 })
    expect(await edit(id, { lifecycle })).toMatchObject({ status: 200 })
    expect(await get(id)).toMatchObject({ lifecycle })
    expect(await buy(id)).toMatchObject({ status: 409, body: { code, message } })
    const lines = [{ partId: id, quantity: 2 }]
    const { body } = await shop.send("POST /order", { token: buyer.token, body: { lines } })
    expect(body).toMatchObject({ code: "lines_refused", lines: [{ code, message }] })
    const problem = { code, message, suggestions: [] }
    expect((await shop.as()("POST /price", { body: { lines } })).lines).toMatchObject([
      { lifecycle, problem },
    ])
    const cart = await shop.as(buyer)("PATCH /cart", { body: { set: lines } })
    expect(cart.lines.find(({ partId }) => partId === id)).toMatchObject({ problem })
    const found = await shop.as()("GET /part/{id}/stock", { params: { id } })
    expect(found).toMatchObject({ lifecycle, availables: 8 })
    expect(await edit(id, { lifecycle: null })).toMatchObject({ status: 200 })
    expect(await buy(id)).toMatchObject({ status: 200 })
  },
)

test("only administrators set the lifecycle, and only to a valid value", async () => {
  const id = await shop.part()
  expect((await edit(id, { lifecycle: "discontinued" }, buyer)).status).toBe(403)
  expect(await edit(id, { lifecycle: "soon" })).toMatchObject({
    status: 400,
    body: {
      fields: {
        lifecycle:
          "Lifecycle must be active, upcoming, discontinued, while stock lasts or last orders until YYYY-MM-DD",
      },
    },
  })
  expect((await edit(id, { lifecycle: "last orders until 2999-01-31" })).status).toBe(200)
  expect((await buy(id)).status).toBe(200)
})

test("orders concurrent with the end of a part are placed before it or not at all", async () => {
  const id = await shop.part({ availableQuantity: 1000 })
  const bought = Array.from({ length: 12 }, () => buy(id))
  const ended = edit(id, { lifecycle: "discontinued" })
  const answers = await Promise.all(bought)
  expect((await ended).status).toBe(200)
  for (const { status, body } of answers)
    expect(status === 200 || body.code === "part_discontinued").toBe(true)
  expect((await buy(id)).status).toBe(409)
  const placed = answers.filter(({ status }) => status === 200).length
  expect((await get(id)).availableQuantity).toBe(1000 - 2 * placed)
})

test("the named replacement comes first among the substitutes", async () => {
  const category = "Davits"
  const near = await shop.part({ category, price: 100 })
  const named = await shop.part({ category: "Elsewhere", price: 500 })
  const gone = await shop.part({ category, price: 100 })
  const { sku } = await get(named)
  expect((await edit(gone, { lifecycle: "discontinued", replacedBy: sku })).status).toBe(200)
  const read = () => shop.as()("GET /part/{id}/substitutes", { params: { id: gone }, query: {} })
  expect((await read()).substitutes.map(({ _id }) => _id)).toEqual([named, near])
  await edit(gone, { replacedBy: "no such number" })
  expect((await read()).substitutes.map(({ _id }) => _id)).toEqual([near])
  const changes = await shop.as(shop.admin)("GET /part/{id}/changes", {
    params: { id: gone },
    query: {},
  })
  expect(changes[0]?.changes).toEqual([{ field: "replacedBy", from: sku, to: "no such number" }])
})
