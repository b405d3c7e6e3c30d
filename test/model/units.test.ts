import fc from "fast-check"
import { afterAll, beforeAll, test } from "vitest"
import { expectBooksRight, expectNoBreaches } from "../books.ts"
import { manyCustomers } from "../many-customers.ts"
import { openTestApi, type TestShop } from "../test-shop.ts"
import { rounds } from "../torture.ts"
import { unitsCommands } from "./units-commands.ts"
import type { UnitsModel } from "./units-model.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  await shop.applySettings("order-returns", { on: true, days: 30, sendTo: "Dock 4" })
  await shop.applySettings("order-changes", { cancelling: "until shipped", details: "never" })
})
afterAll(() => shop.close())

const RUNS = rounds(10, 300)
const MAX_RUN_LENGTH = 40
const STOCK = 100

test("units, stock and money of one order match the model after random shipments and returns", async () => {
  await fc.assert(
    fc.asyncProperty(unitsCommands(MAX_RUN_LENGTH), async (commands) => {
      const real = await newWorld()
      const model = await newOrder(real)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await expectNoBreaches(shop)
    }),
    { numRuns: RUNS, endOnFailure: false },
  )
  await expectBooksRight(shop)
})

async function newWorld() {
  const [buyer = shop.admin, stranger = shop.admin] = await manyCustomers(shop, 2)
  const parts = [
    await shop.part({ price: 11.35, availableQuantity: STOCK }),
    await shop.part({ price: 3, availableQuantity: STOCK }),
  ]
  return { shop, buyer, stranger, parts }
}

async function newOrder({
  buyer,
  parts,
}: Awaited<ReturnType<typeof newWorld>>): Promise<UnitsModel> {
  const quantities = [24, 16]
  const lines = parts.map((partId, index) => ({ partId, quantity: quantities[index] ?? 0 }))
  const { insertedId } = await shop.as(buyer)("POST /order", { body: { lines } })
  return {
    id: insertedId,
    status: "pending",
    paid: false,
    returns: [],
    refundedCents: 0,
    lines: [1135, 300].map((unitPriceCents, index) => ({
      unitPriceCents,
      cancelled: 0,
      shipped: 0,
      returned: 0,
      quantity: quantities[index] ?? 0,
      available: STOCK - (quantities[index] ?? 0),
    })),
  }
}
