import { describe, expect, test } from "vitest"
import { partTests } from "#test/catalogue/part-tests.ts"

const { shop, buyer, get, edit, changesOf, expectRefusedChange } = await partTests()

describe("price breaks", () => {
  const breaks = [
    { quantity: 100, price: 4.9 },
    { quantity: 500, price: 4.5 },
  ]
  const ladder = { price: 5, breaks }

  test("can be set, shown, edited and removed", async () => {
    const id = await shop.part(ladder)
    const shown = async () => [
      await get(id),
      await shop.as()("GET /part/{id}/stock", { params: { id } }),
      (await shop.as()("GET /part")).find(({ _id }) => _id === id),
      (await shop.as()("GET /catalogue/{slug}", { params: { slug: (await get(id)).slug } })).part,
    ]
    for (const part of await shown()) expect(part).toMatchObject(ladder)
    await edit(id, { version: 1, name: "Anvil 1200" })
    expect(await get(id)).toMatchObject(ladder)
    const typed = [{ quantity: "50", price: "4.75" }]
    await edit(id, { version: 2, breaks: typed })
    for (const part of await shown()) expect(part?.breaks).toEqual([{ quantity: 50, price: 4.75 }])
    const from = "100: $4.90; 500: $4.50"
    const to = "50: $4.75"
    expect((await changesOf(id))[0]?.changes).toEqual([{ field: "breaks", from, to }])
    await edit(id, { version: 3, breaks: [] })
    for (const part of await shown()) expect(part).not.toHaveProperty("breaks")
  })

  test.each([
    [{ breaks: [{ quantity: 1, price: 4 }] }, "0.quantity", "Quantity must be at least 2"],
    [{ breaks: [{ quantity: 100, price: 5 }] }, "0.price", "Price must be less than $5.00"],
    [{ price: 4.9 }, "0.price", "Price must be less than $4.90"],
    [{ breaks: [{ quantity: 9, price: 0 }] }, "0.price", "Price must be at least $0.01"],
    [
      { breaks: [...breaks, { quantity: 500, price: 4 }] },
      "2.quantity",
      "Quantity must be more than 500",
    ],
    [
      { breaks: [...breaks, { quantity: 501, price: 4.5 }] },
      "2.price",
      "Price must be less than $4.50",
    ],
    [
      { breaks: [{ quantity: 9, price: "4.999" }] },
      "0.price",
      "Price must be an amount in dollars, such as 118 or 118.50",
    ],
    [{ breaks: [{ price: 4 }] }, "0.quantity", "Quantity is Required"],
    [
      { breaks: Array.from({ length: 11 }, (_, n) => ({ quantity: 2 + n, price: 4 - n / 10 })) },
      "",
      "Price breaks: at most 10",
    ],
    [{ breaks: "100:4.90" }, "", "Price breaks must be a list of quantities and prices"],
  ])("refuse %j, which is no valid ladder", async (change, field, message) => {
    await expectRefusedChange(ladder, change, { [field ? `breaks.${field}` : "breaks"]: message })
  })

  test("are set by administrators only; one of two concurrent edits is written", async () => {
    const id = await shop.part(ladder)
    expect(await edit(id, { version: 1, breaks: [] }, buyer)).toMatchObject({ status: 403 })
    const edits = await Promise.all(
      [4.8, 4.7].map((price) => edit(id, { version: 1, breaks: [{ quantity: 100, price }] })),
    )
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test("are enforced by the database", async () => {
    const id = await shop.part(ladder)
    const step = (from: unknown, unitPriceCents: unknown) => ({ from, unitPriceCents })
    const tooMany = Array.from({ length: 11 }, (_, n) => step(2 + n, 400 - n))
    const wrong = [
      {},
      [1],
      [{}],
      [step(1, 400)],
      [step(2, 500)],
      [step(2, 0)],
      [step("2", 400)],
      [step(2.5, 400)],
      [step(2, 400.5)],
      [step(2, null)],
      [step(1_000_001, 400)],
      [{ ...step(2, 400), more: 1 }],
      [step(2, 400), step(2, 300)],
      [step(2, 4), step(3, 4)],
      tooMany,
    ]
    const write = "update parts set breaks = $2 where id = $1"
    for (const breaks of wrong)
      await expect(shop.sql(write, [id, JSON.stringify(breaks)])).rejects.toThrow(
        "parts_breaks_are_a_ladder",
      )
    await expect(
      shop.sql("update parts set price_cents = 490 where id = $1", [id]),
    ).rejects.toThrow("parts_breaks_are_a_ladder")
    await shop.sql(write, [id, JSON.stringify(tooMany.slice(0, 10))])
  })
})
