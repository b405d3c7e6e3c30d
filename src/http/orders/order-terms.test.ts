import { beforeEach, describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"

const { shop, other, buyer, get } = await orderTests()

const setTax = (on: boolean, percent = 10) =>
  shop.saveSettings("tax", { on, country: "GB", rates: [{ country: "GB", name: "VAT", percent }] })
const leith = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
const addAddress = async (street = "Dock 4", by = buyer()) =>
  (await shop.as(by)("POST /address", { body: { ...leith, street, country: "GB" } })).insertedId
const send = (route: string, body: object) => shop.send(route, { token: buyer().token, body })
const ask = (path: string) => shop.send(`GET ${path}`, { token: buyer().token })
const price = (purchaseId: string, body: object = {}) =>
  send("POST /price", { lines: [{ partId: purchaseId, quantity: 1 }], ...body })
const buy = (purchaseId: string, body: object = {}) =>
  send("POST /purchase", { purchaseId, quantity: 1, ...body })
const fill = async (partId: string) =>
  shop.as(buyer())("PATCH /cart", { body: { add: [{ partId, quantity: 1 }] } })

describe("where nothing is charged", () => {
  test("answers are the same as in a shop without charges", async () => {
    const part = await shop.part({ price: 10 })
    const address = await addAddress()
    const answers = async () => {
      await fill(part)
      const { version, total } = await shop.as(buyer())("GET /cart")
      const shown = [await price(part), await ask("/cart"), await ask("/site")]
      const placed = [
        await buy(part, { price: 10 }),
        await send("POST /order", { lines: [{ partId: part, quantity: 1 }] }),
        await send("POST /cart/order", { expected: { total, version }, addressId: address }),
      ]
      for (const { body } of placed) shown.push(await ask(`/order/${String(body.insertedId)}`))
      shown.push(await ask("/myorder"))
      const texts = shown.map(({ body }) => JSON.stringify(body))
      return texts.map((text) =>
        text.replace(
          /"(_id|orderNumber|createdAt)":"[^"]*"|"version":\d+|"availableQuantity":\d+/g,
          "…",
        ),
      )
    }
    // The country that tax settings name is shown, whether tax is on or not.
    await setTax(false)
    const before = await answers()
    expect((await setTax(true)).status).toBe(200)
    expect((await setTax(false)).status).toBe(200)
    const after = await answers()
    expect(after.slice(0, 6)).toEqual(before.slice(0, 6))
    for (const text of after) expect(text).not.toMatch(/charges|subtotal|needsAddress|NeedAddress/)
  })
})

describe("where tax is charged", () => {
  beforeEach(async () => {
    await setTax(true)
  })

  test("every way to order costs what was shown, and says so", async () => {
    const part = await shop.part({ price: 10 })
    expect((await price(part)).body).toMatchObject({
      needsAddress: true,
      total: 10,
      termsProblem: { code: "address_needed" },
    })
    expect(await buy(part)).toMatchObject({ status: 409, body: { code: "address_needed" } })
    const addressId = await addAddress()
    const terms = {
      total: 11,
      subtotal: 10,
      needsAddress: true,
      addressId,
      charges: [{ kind: "tax", name: "VAT 10%", amount: 1 }],
    }
    expect((await price(part)).body).toMatchObject(terms)
    expect(await fill(part)).toMatchObject(terms)
    const { version, total } = await shop.as(buyer())("GET /cart")
    const expected = { total: 11 }
    const answers = [
      await send("POST /cart/order", { expected: { total, version } }),
      await send("POST /order", { lines: [{ partId: part, quantity: 1 }], expected, addressId }),
      await buy(part, { price: 10, expected, addressId }),
      await buy(part, { price: 11 }),
    ]
    for (const { body } of answers)
      expect(await get(String(body.insertedId))).toMatchObject({
        price: 11,
        subtotal: 10,
        charges: terms.charges,
        shipTo: "Ada\nDock 4\nLeith\nEH6 6QN\nUnited Kingdom",
      })
    const id = String(answers[0]?.body.insertedId)
    await payOrder(shop, buyer(), id)
    const lines = [{ number: 1, quantity: 1 }]
    const back = await refund(shop, id, { reason: "A dent.", lines })
    expect(back).toMatchObject({ status: 200, body: { refunded: 11 } })
    await expectBooksRight(shop)
  })

  test("a cart is charged for the lines that can be ordered, not for those that are refused", async () => {
    await fill(await shop.part({ price: 10 }))
    await fill(await shop.part({ price: 1000, availableQuantity: 0 }))
    await addAddress()
    expect((await ask("/cart")).body).toMatchObject({ total: 11, subtotal: 10, units: 2 })
  })

  test("an order goes to the named address, else to the last one used, else to the default one", async () => {
    const part = await shop.part({ price: 10 })
    const first = await addAddress("1 Road")
    const second = await addAddress("2 Road")
    const usual = async () => (await price(part)).body.addressId
    expect(await usual()).toBe(first)
    await buy(part, { addressId: second })
    expect(await usual()).toBe(second)
    await shop.as(buyer())("DELETE /address/{id}", { params: { id: second } })
    expect(await usual()).toBe(first)
    expect((await buy(part)).status).toBe(200)
  })

  test("another customer's address and a deleted one are unknown", async () => {
    const part = await shop.part({ price: 10 })
    await addAddress()
    const theirs = await addAddress("Secret Road", other)
    for (const addressId of [theirs, "f".repeat(24)]) {
      expect(await buy(part, { addressId })).toMatchObject({
        status: 404,
        body: { code: "address_not_found" },
      })
      const shown = (await price(part, { addressId })).body
      expect(shown).toMatchObject({ total: 10, termsProblem: { code: "address_not_found" } })
      expect(JSON.stringify(shown)).not.toContain("Secret")
    }
    await fill(part)
    const { version } = await shop.as(buyer())("GET /cart")
    expect(
      await send("POST /cart/order", { expected: { total: 11, version }, addressId: theirs }),
    ).toMatchObject({ status: 404 })
  })

  test("a tax change between price and order is refused with the new total", async () => {
    const part = await shop.part({ price: 10 })
    await addAddress()
    // The process has cached part and settings by then.
    await buy(part)
    await fill(part)
    const { version, total } = await shop.as(buyer())("GET /cart")
    await setTax(true, 20)
    const refused = { status: 409, body: { code: "price_changed", price: 12 } }
    const expected = { total }
    expect(await buy(part, { expected })).toMatchObject(refused)
    expect(await buy(part, { price: 11 })).toMatchObject(refused)
    const lines = [{ partId: part, quantity: 1 }]
    expect(await send("POST /order", { lines, expected })).toMatchObject(refused)
    expect(await send("POST /cart/order", { expected: { total, version } })).toMatchObject(refused)
    await setTax(false)
    expect(await buy(part, { expected })).toMatchObject({
      body: { code: "price_changed", price: 10 },
    })
  })

  test("an old total with charges is never mistaken for the present total of the goods", async () => {
    const part = await shop.part({ price: 10 })
    await addAddress()
    const edited = { version: 1, price: 11 }
    await shop.as(shop.admin)("PATCH /part/{id}", { params: { id: part }, body: edited })
    const refused = { status: 409, body: { code: "price_changed", price: 12.1, unitPrice: 11 } }
    expect(await buy(part, { price: 11 })).toMatchObject(refused)
    expect(await buy(part, { price: 12.1 })).toMatchObject({ status: 200 })
    // The refusal says whether the goods' total or the order's total differs.
    expect(await buy(part, { price: 11, unitPrice: 11 })).toMatchObject({ status: 200 })
    expect(await buy(part, { price: 11, expected: { total: 12.1 } })).toMatchObject({ status: 200 })
    // A price that changed two days ago is on no screen any more.
    const older = await shop.part({ price: 11 })
    await shop.sql(
      `insert into audit_log (action, target, detail, created_at)
       values ('part.edit', $1, '{"was": {"price_cents": 1000}, "is": {"price_cents": 1100}}', now() - interval '2 days')`,
      [older],
    )
    expect(await buy(older, { price: 11 })).toMatchObject({ status: 200 })
  })

  test("the card limit applies to the total with tax", async () => {
    const part = await shop.part({ price: 900_000 })
    await addAddress()
    expect((await buy(part)).status).toBe(200)
    await setTax(true, 20)
    expect(await buy(part)).toMatchObject({ body: { code: "total_not_chargeable" } })
  })

  test("while the tax changes back and forth, nobody pays a total they were not shown", async () => {
    const part = await shop.part({ price: 10, availableQuantity: 1000 })
    await addAddress()
    const toAndFro = async () => {
      for (const percent of [20, 10, 20, 10]) await setTax(true, percent)
      await setTax(false)
    }
    const buys = Array.from({ length: 24 }, (_, n) =>
      buy(part, { expected: { total: 10 + (n % 3) } }),
    )
    const [, ...answers] = await Promise.all([toAndFro(), ...buys])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const orders = await shop.as(buyer())("GET /myorder")
    expect(orders).toHaveLength(answers.filter(({ status }) => status === 200).length)
    await expectBooksRight(shop)
  })
})
