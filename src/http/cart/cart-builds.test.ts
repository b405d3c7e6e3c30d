import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

test("a cart keeps its number of machines until it is empty", async () => {
  const customer = await shop.customer()
  const change = (body: object) => shop.as(customer)("PATCH /cart", { body })
  const partId = await shop.part()
  expect(Object.keys(await change({ add: [{ partId, quantity: 40 }] }))).not.toContain("builds")
  expect(await change({ builds: 20 })).toMatchObject({ builds: 20 })
  expect(await change({ set: [{ partId, quantity: 60 }] })).toMatchObject({ builds: 20 })
  expect(Object.keys(await change({ builds: null }))).not.toContain("builds")
  await change({ builds: 20 })
  expect(Object.keys(await change({ remove: [partId] }))).not.toContain("builds")
})

test("a cart refuses a number of machines that is not a valid whole number", async () => {
  const customer = await shop.customer()
  for (const builds of [0, 2.5, -1, 1_000_001, "many"])
    expect(
      await shop.send("PATCH /cart", { token: customer.token, body: { builds } }),
    ).toMatchObject({ status: 400 })
})

test("adding a list sets the number of machines of an empty cart, and clears it otherwise", async () => {
  const customer = await shop.customer()
  const call = shop.as(customer)
  const partId = await shop.part()
  const other = await shop.part()
  const listFor = async (builds: number) =>
    (
      await call("POST /list", {
        body: { name: "Workstation", builds, lines: [{ partId, quantity: 2 }] },
      })
    ).insertedId
  const intoCart = (id: string) => call("POST /list/{id}/cart", { params: { id } })
  await intoCart(await listFor(30))
  expect(await call("GET /cart")).toMatchObject({ builds: 30, units: 60 })
  await call("PATCH /cart", { body: { add: [{ partId: other, quantity: 1 }] } })
  expect(await call("GET /cart")).toMatchObject({ builds: 30 })
  await intoCart(await listFor(4))
  expect(Object.keys(await call("GET /cart"))).not.toContain("builds")
})
