import fc from "fast-check"
import { afterAll, test } from "vitest"
import { expectBooksRight, expectNoBreaches } from "../books.ts"
import { manyCustomers } from "../many-customers.ts"
import { openTestApi } from "../test-shop.ts"
import { rounds } from "../torture.ts"
import { expectSame, shopCommands } from "./shop-commands.ts"
import type { ModelPart } from "./shop-model.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

const RUNS = rounds(40, 100)
const MAX_RUN_LENGTH = 40

test("random actions of two buyers and an administrator match the model", async () => {
  await fc.assert(
    fc.asyncProperty(shopCommands(MAX_RUN_LENGTH), async (commands) => {
      const parts = [await newPart(3), await newPart(1)]
      const world = { shop, buyers: await manyCustomers(shop, 2) }
      const model = { parts, orders: [] }
      await fc.asyncModelRun(() => ({ model, real: world }), commands)
      await expectSame(model, world)
      await expectNoBreaches(shop)
    }),
    { numRuns: RUNS, endOnFailure: false },
  )
  await expectBooksRight(shop)
})

async function newPart(minimum: number): Promise<ModelPart> {
  const available = 40
  const priceCents = 11_835
  const name = "Anvil"
  const id = await shop.part({
    name,
    minimumQuantity: minimum,
    availableQuantity: available,
    price: priceCents / 100,
  })
  return { id, name, available, minimum, priceCents, version: 1, archived: false }
}
