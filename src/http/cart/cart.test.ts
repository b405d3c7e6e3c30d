import { describe, expect, test } from "vitest"
import { deleteExpired } from "#db/shop/expired.ts"
import { cartTests } from "#test/cart/cart-tests.ts"
import { cookieValue } from "#test/cookies.ts"
import { aCart } from "#test/visitors-cart.ts"

const { shop, buyer, cartOf, change, quantities } = await cartTests()

describe("a cart", () => {
  test("returns only its first lines on request, with the sums of all", async () => {
    const person = await shop.customer()
    const ids = [await shop.part({ price: 5 }), await shop.part({ price: 7 })]
    await change(person, { set: ids.map((partId) => ({ partId, quantity: 2 })) })
    const first = await shop.as(person)("GET /cart", { query: { lines: "1" } })
    expect(quantities(first)).toEqual([[ids[0], 2]])
    expect(first).toMatchObject({ lineCount: 2, units: 4, total: 24 })
    const all = await shop.as(person)("GET /cart", { query: { lines: "2" } })
    expect(all).toEqual(await cartOf(person))
    expect(all.lineCount).toBeUndefined()
    const refused = await shop.send("GET /cart?lines=0", { token: person.token })
    expect(refused.status).toBe(400)
  })

  test("keeps set, added and removed lines in the order they were added", async () => {
    const a = await shop.part({ price: 2.5 })
    const b = await shop.part()
    const c = await shop.part()
    const person = await shop.customer()
    const first = await shop.as(person)("PATCH /cart", {
      body: {
        set: [{ partId: a, quantity: 3, note: "For the lab" }],
        add: [{ partId: b, quantity: 2 }],
      },
    })
    expect(first).toMatchObject({ version: 1, units: 5 })
    const second = await shop.as(person)("PATCH /cart", {
      body: {
        set: [{ partId: a, quantity: 4 }],
        add: [
          { partId: c, quantity: 1 },
          { partId: c, quantity: 2 },
          { partId: b, quantity: 5 },
        ],
      },
    })
    expect(quantities(second)).toEqual([
      [a, 4],
      [b, 7],
      [c, 3],
    ])
    expect(second.lines[0]).toMatchObject({
      note: "For the lab",
      unitPrice: 2.5,
      total: 10,
      hints: [],
    })
    await shop.as(person)("PATCH /cart", { body: { remove: [b] } })
    const now = await cartOf(person)
    expect(quantities(now)).toEqual([
      [a, 4],
      [c, 3],
    ])
    expect(now).toMatchObject({ version: 3, units: 7 })
    const most = { set: [{ partId: a, quantity: 999_999 }], add: [{ partId: a, quantity: 2 }] }
    expect((await change(person, most)).body).toMatchObject({ units: 1_000_003 })
  })

  test("puts new lines before the line they name, else last", async () => {
    const ids = await Promise.all(
      ["Anvil", "Beam", "Crest", "Drum"].map((name) => shop.part({ name })),
    )
    const [anvil = "", beam = "", crest = "", drum = ""] = ids
    const person = await shop.customer()
    const order = async () => (await cartOf(person)).lines.map(({ partId }) => partId)
    await change(person, { set: [{ partId: crest, quantity: 3, note: "For the lab" }] })
    const set = [
      { partId: anvil, quantity: 1, before: crest },
      { partId: beam, quantity: 1, before: crest },
      { partId: drum, quantity: 1, before: await shop.part() },
    ]
    await change(person, { set })
    expect(await order()).toEqual(ids)
    await change(person, { set: [{ partId: anvil, quantity: 2, before: drum }] })
    const { lines, units } = await cartOf(person)
    expect(lines.map(({ partId }) => partId)).toEqual(ids)
    expect(lines[2]).toMatchObject({ note: "For the lab", quantity: 3 })
    expect(units).toBe(7)
  })

  test("says of each line whether it can be ordered, and what can be ordered instead", async () => {
    const partId = await shop.part({ minimumQuantity: 5, availableQuantity: 9 })
    const person = await shop.customer()
    await change(person, { add: [{ partId, quantity: 3 }] })
    const packed = { minimumQuantity: 24, maximumQuantity: 480, orderMultiple: 12 }
    await change(person, { add: [{ partId: await shop.part(packed), quantity: 24 }] })
    const { lines } = await cartOf(person)
    expect(lines).toMatchObject([
      {
        quantity: 3,
        minimumQuantity: 5,
        problem: { code: "below_minimum", suggestions: [5] },
      },
      { quantity: 24, ...packed },
    ])
    expect(lines[0]).not.toHaveProperty("changed")
    expect(lines[0]).not.toHaveProperty("orderMultiple")
  })

  test("totals and charges the lines that can be ordered, not those that are refused", async () => {
    const [sold, short, gone] = [10, 100, 1000].map((price) =>
      shop.part({ price, availableQuantity: 9 }),
    )
    const person = await shop.customer()
    const set = [
      { partId: await sold, quantity: 2 },
      { partId: await short, quantity: 10 },
      { partId: await gone, quantity: 1 },
    ]
    await change(person, { set })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: (await gone) ?? "" } })
    expect(await cartOf(person)).toMatchObject({ units: 12, total: 20 })
  })

  test("of an account is available on another computer, and to nobody else", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    await change(person, { add: [{ partId, quantity: 2 }] })
    expect(quantities(await cartOf(await shop.signIn(person)))).toEqual([[partId, 2]])
    for (const other of [buyer, shop.admin]) expect((await cartOf(other)).lines).toEqual([])
    const { body } = await shop.send("GET /cart")
    expect(body).toEqual({ version: 0, lines: [], units: 0, total: 0, currency: "USD" })
  })

  test("refuses an invalid change as a whole", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    const unknown = await change(person, {
      add: [
        { partId, quantity: 1 },
        { partId: "f".repeat(24), quantity: 1 },
      ],
    })
    expect(unknown).toMatchObject({
      status: 404,
      body: { code: "parts_unknown", partIds: ["f".repeat(24)] },
    })
    for (const quantity of [0, -1, 1.5, 1_000_001, "many"])
      expect(await change(person, { set: [{ partId, quantity }] })).toMatchObject({ status: 400 })
    const note = "x".repeat(201)
    expect(await change(person, { set: [{ partId, quantity: 1, note }] })).toMatchObject({
      status: 400,
    })
    expect(await cartOf(person)).toMatchObject({ lines: [] })
  })

  test("can be emptied and filled again", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    await change(person, { add: [{ partId, quantity: 2 }] })
    expect(await shop.as(person)("DELETE /cart")).toMatchObject({ version: 2, lines: [], total: 0 })
    await change(person, { set: [{ partId, quantity: 2, note: "again" }] })
    expect((await cartOf(person)).lines).toMatchObject([{ partId, quantity: 2, note: "again" }])
  })
})

describe("two windows", () => {
  test("that both send the version they saw: one succeeds, the others get the conflict", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    await change(person, { add: [{ partId, quantity: 1 }] })
    const add = { add: [{ partId, quantity: 1 }] }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change(person, add, { "if-match": '"1"' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: "cart_changed", version: 2 })
    expect((await cartOf(person)).units).toBe(2)
    const stale = await shop.send("DELETE /cart", {
      token: person.token,
      headers: { "if-match": "1" },
    })
    expect(stale).toMatchObject({ status: 409, body: { code: "cart_changed", version: 2 } })
    const seen = { token: person.token, headers: { "if-match": "2" } }
    expect(await shop.send("DELETE /cart", seen)).toMatchObject({ body: { version: 3, lines: [] } })
    const { token } = await shop.customer()
    for (const route of ["PATCH /cart", "DELETE /cart"])
      expect(
        await shop.send(route, { token, body: add, headers: { "if-match": '"1"' } }),
      ).toMatchObject({ status: 409, body: { code: "cart_changed", version: 0 } })
  })

  test("that send no version both succeed, even without a cart before", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(person, { add: [{ partId, quantity: 2 }] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await cartOf(person)).toMatchObject({ version: 10, units: 20 })
  })
})

describe("a change with an idempotency key", () => {
  const key = (value: string) => ({ "idempotency-key": value })

  test("is applied once, whenever it is repeated", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    const add = { add: [{ partId, quantity: 5 }] }
    const first = { ...key("first"), "if-match": '"0"' }
    expect((await change(person, add, first)).body).toMatchObject({ version: 1, units: 5 })
    expect((await change(person, add, key("second"))).body).toMatchObject({ units: 10 })
    expect(await change(person, add, first)).toMatchObject({
      status: 200,
      body: { version: 2, units: 10, lines: [{ partId, quantity: 10 }] },
    })
    await shop.as(person)("DELETE /cart")
    expect((await change(person, add, key("second"))).body).toMatchObject({ version: 3, units: 0 })
  })

  test("is applied once if it is sent many times at once", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    const cookie = await aCart(shop, [{ partId, quantity: 1 }])
    const body = { add: [{ partId, quantity: 5 }] }
    const [account, visitor] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => change(person, body, key("once")))),
      Promise.all(
        Array.from({ length: 10 }, () =>
          shop.send("PATCH /cart", { body, headers: { cookie, ...key("once") } }),
        ),
      ),
    ])
    expect(account.map((answer) => answer.body.units)).toEqual(Array(10).fill(5))
    expect(visitor.map((answer) => answer.body.units)).toEqual(Array(10).fill(6))
  })

  test("refuses another change with the same key, and leaves keys of other carts alone", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    const other = await shop.customer()
    const add = { add: [{ partId, quantity: 5 }] }
    await change(person, add, key("mine"))
    expect((await change(other, add, key("mine"))).body).toMatchObject({ units: 5 })
    const more = { add: [{ partId, quantity: 6 }] }
    expect(await change(person, more, key("mine"))).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    })
    const unknown = { add: [{ partId: "f".repeat(24), quantity: 1 }] }
    expect(await change(person, unknown, key("free"))).toMatchObject({ status: 404 })
    expect((await change(person, add, key("free"))).body).toMatchObject({ units: 10 })
    expect(await change(person, add, key("x".repeat(256)))).toMatchObject({ status: 400 })
  })

  test("is known among the last ten keys of the cart", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    const add = { add: [{ partId, quantity: 1 }] }
    for (let n = 0; n < 11; n += 1) await change(person, add, key(`${n}`))
    expect((await change(person, add, key("1"))).body).toMatchObject({ units: 11 })
    expect((await change(person, add, key("0"))).body).toMatchObject({ units: 12 })
  })
})

describe("a changed line", () => {
  const edit = (id: string, body: { version: number; price: number }) =>
    shop.as(shop.admin)("PATCH /part/{id}", { params: { id }, body })

  test("shows the price seen until it is accepted, and orderability until it is restored", async () => {
    const partId = await shop.part({ price: 10, availableQuantity: 50 })
    const person = await shop.customer()
    await change(person, { add: [{ partId, quantity: 20 }] })
    await edit(partId, { version: 1, price: 12 })
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: partId, quantity: 40 } })
    const changed = { unitPrice: 10, orderable: true }
    const line = { unitPrice: 12, problem: { code: "not_available", suggestions: [10] }, changed }
    expect((await cartOf(person)).lines).toMatchObject([line])
    // Neither reading the cart nor changing a quantity accepts the price.
    await change(person, { set: [{ partId, quantity: 5 }] })
    expect((await cartOf(person)).lines[0]?.changed).toEqual({ unitPrice: 10 })

    await edit(partId, { version: 2, price: 13 })
    await change(person, { accept: [{ partId, unitPrice: 12 }] })
    expect((await cartOf(person)).lines[0]?.changed).toEqual({ unitPrice: 12 })
    await change(person, { accept: [{ partId, unitPrice: 13 }] })
    expect((await cartOf(person)).lines[0]).not.toHaveProperty("changed")
  })

  test("of a part that is no longer sold keeps its name", async () => {
    const id = await shop.part({ name: "Lathe" })
    const person = await shop.customer()
    await change(person, { add: [{ partId: id, quantity: 2 }] })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id } })
    const [line] = (await cartOf(person)).lines
    expect(line).toMatchObject({
      partId: id,
      name: "Lathe",
      quantity: 2,
      problem: { code: "part_not_found" },
      changed: { orderable: true },
    })
    expect(line).not.toHaveProperty("unitPrice")
  })
})

describe("stored cart data", () => {
  test("is in the data export and is deleted with a closed account", async () => {
    const partId = await shop.part({ name: "Vice" })
    const person = await shop.customer()
    await change(person, { set: [{ partId, quantity: 3, note: "Soon" }] })
    const { cart } = await shop.as(person)("GET /account/export")
    expect(cart).toMatchObject([{ partId, name: "Vice", quantity: 3, note: "Soon" }])
    await shop.as(person)("POST /account/close", { body: { password: person.password } })
    expect(await shop.sql("select 1 from carts where user_id = $1", [person.id])).toEqual([])
  })

  test("is deleted thirty days after a visitor's last change, but not for an account", async () => {
    const partId = await shop.part()
    const person = await shop.customer()
    await change(person, { add: [{ partId, quantity: 1 }] })
    const old = await aCart(shop, [{ partId, quantity: 1 }])
    const young = await aCart(shop, [{ partId, quantity: 2 }])
    await shop.sql(
      "update carts set updated_at = now() - make_interval(days => case when id = (select max(id) from carts) then 29 else 31 end)",
    )
    await deleteExpired(shop.db)
    const unitsOf = async (cookie: string) =>
      (await shop.send("GET /cart", { headers: { cookie } })).body.units
    expect([await unitsOf(old), await unitsOf(young)]).toEqual([0, 2])
    expect((await cartOf(person)).units).toBe(1)
  })

  test("contains only the hash of a cart token", async () => {
    const cookie = await aCart(shop, [{ partId: await shop.part(), quantity: 1 }])
    const rows = JSON.stringify(await shop.sql("select *, encode(token_hash, 'escape') from carts"))
    expect(rows).not.toContain(cookieValue(cookie))
  })
})
