import { expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { orderTests } from "#test/orders/order-tests.ts"

const { shop, buyer, anOrder, get, remove, auditOf } = await orderTests()
const desk = shop.as(shop.admin)

const tag = (orders: string[], add: string[], drop: string[] = [], by = shop.admin) =>
  shop.send("POST /order/tag", { token: by.token, body: { orders, add, remove: drop } })
const tagged = async (name: string) =>
  (await desk("GET /order", { query: { tag: name } })).map(({ _id }) => _id)
const tagsOf = async (id: string) => (await get(id, shop.admin)).tags

test("order tags filter the list, for administrators alone", async () => {
  const first = await anOrder()
  const second = await anOrder()
  const other = await anOrder()
  expect((await tag([first, second], ["Rush", "Trade fair"])).body).toMatchObject({
    modifiedCount: 2,
  })
  expect((await tag([first, second], [" rush "])).body).toMatchObject({ modifiedCount: 0 })
  expect(await tagged("RUSH")).toEqual([second, first])
  expect(await desk("GET /order-count", { query: { tag: "rush" } })).toEqual({ count: 2 })
  expect(await desk("GET /order-tag")).toEqual(["Rush", "Trade fair"])
  expect(await get(first)).not.toHaveProperty("tags")
  const [mine] = await shop.as(buyer())("GET /myorder")
  expect(mine).not.toHaveProperty("tags")
  await tag([first, other], ["Other"], ["trade FAIR"])
  expect(await tagsOf(first)).toEqual(["Other", "Rush"])
  expect((await auditOf(first)).map(({ action }) => action)).toEqual(["order.tag", "order.tag"])
  const filter = { name: "Rush jobs", query: { tag: "Rush" } }
  await desk("PUT /order-filter", { body: filter })
  expect(await desk("GET /order-filter")).toContainEqual({ ...filter, count: 2 })
  await remove(second)
  expect(await tagged("Rush")).toEqual([first])
})

test("order tags are saved all or none, within the limits", async () => {
  const id = await anOrder()
  expectRefusal(await tag([id], ["Mine"], [], buyer()), 403)
  expectRefusal(await tag([id, "0".repeat(24)], ["Lost"]), 404)
  const many = Array.from({ length: 20 }, (_, index) => `Tag ${index}`)
  await tag([id], many)
  expectRefusal(await tag([id], ["One more"]), 409)
  expectRefusal(await tag([id], ["x".repeat(41)]), 400)
  expect(await tagsOf(id)).toHaveLength(20)
})

test("tags added concurrently are all kept", async () => {
  const ids = [await anOrder(), await anOrder()]
  const names = ["A", "B", "C", "D", "E"]
  await Promise.all(names.map((name) => tag(ids, [name, "Same"])))
  for (const id of ids) expect(await tagsOf(id)).toEqual([...names, "Same"])
})
