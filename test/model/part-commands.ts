import fc from "fast-check"
import { expect } from "vitest"
import type { TestShop } from "../test-shop.ts"
import { anIndex, type Command, command, pick, resultOf } from "./command.ts"
import { expectEdit, expectRestock, type ModelPart } from "./shop-model.ts"

const aPriceCents = fc.integer({ min: 100, max: 100_000 })

const partCommand = <Given extends { part: number }>(
  name: string,
  given: Given,
  run: (part: ModelPart, shop: TestShop, token: string) => Promise<void>,
): Command =>
  command(name, given, (model, { shop }) =>
    run(pick(model.parts, given.part), shop, shop.admin.token),
  )

export const restock = fc
  .record({ part: anIndex, delta: fc.integer({ min: -15, max: 15 }) })
  .map((given) =>
    partCommand("restock", given, async (part, shop, token) => {
      const delta = given.delta || 1
      const body = { delta, reason: "correction" }
      const answer = await shop.send(`POST /part/${part.id}/stock`, { token, body })
      expect(resultOf(answer)).toBe(expectRestock(part, delta))
      if (answer.status === 200) part.available += delta
    }),
  )

export const edit = fc
  .record({ part: anIndex, priceCents: aPriceCents, stale: fc.constantFrom(false, false, true) })
  .map((given) =>
    partCommand("edit", given, async (part, shop, token) => {
      const version = part.version + (given.stale ? 1 : 0)
      const name = `Anvil at ${given.priceCents}`
      const body = { version, name, price: given.priceCents / 100 }
      const answer = await shop.send(`PATCH /part/${part.id}`, { token, body })
      expect(resultOf(answer)).toBe(expectEdit(part, version))
      if (answer.status !== 200) return
      Object.assign(part, { name, priceCents: given.priceCents, version: version + 1 })
    }),
  )

export const archiving = fc.record({ part: anIndex }).map((given) =>
  partCommand("archive", given, async (part, shop, token) => {
    const answer = await shop.send(`DELETE /part/${part.id}`, { token })
    expect(answer.body.deletedCount).toBe(part.archived ? 0 : 1)
    part.archived = true
  }),
)
