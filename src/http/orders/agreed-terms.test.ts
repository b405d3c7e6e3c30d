import { sql } from "drizzle-orm"
import { afterAll, describe, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

const put = shop.saveSettings

describe("terms that a buyer agrees to with each order", () => {
  const currentTerms = async () => (await shop.as()("GET /site")).terms ?? []
  const answers = async (buyer: Person, agreed?: object) => {
    const purchaseId = await shop.part({ price: 10, availableQuantity: 100 })
    const lines = [{ partId: purchaseId, quantity: 1 }]
    const cart = await shop.as(buyer)("PATCH /cart", { body: { set: lines } })
    const ofCart = { expected: { total: cart.total, version: cart.version } }
    const everyWay = {
      "POST /purchase": { purchaseId, quantity: 1 },
      "POST /order": { lines },
      "POST /cart/order": ofCart,
    }
    const send = ([route, body]: [string, object]) =>
      shop.send(route, { token: buyer.token, body: { ...body, agreed } })
    return Promise.all(Object.entries(everyWay).map(send))
  }

  test("are required by every way to order and are stored with the order", async () => {
    const buyer = await shop.customer()
    await put("terms", { text: "First." })
    await put("orders", { agreements: { terms: true, returns: true } })
    const [{ version } = { version: 0 }, ...others] = await currentTerms()
    expect(others, "what nobody wrote is not asked for").toEqual([])
    await put("terms", { text: "Second." })
    const terms = [{ page: "terms", title: "Terms", version: version + 1 }]
    for (const agreed of [undefined, {}, { terms: version }, { terms: version + 2 }])
      for (const answer of await answers(buyer, agreed)) {
        expectRefusal(answer, 409)
        expect(answer.body).toMatchObject({ code: "terms_not_agreed", terms })
      }
    const email = { query: { email: buyer.email } }
    expect(await shop.as(buyer)("GET /myorder", email)).toEqual([])
    for (const answer of await answers(buyer, { terms: version + 1, privacy: 7 }))
      expect(answer).toMatchObject({ status: 200 })
    const orders = await shop.as(buyer)("GET /myorder", email)
    expect(orders).toHaveLength(3)
    for (const { agreed } of orders)
      expect(agreed).toEqual([{ ...terms[0], at: expect.any(String) }])

    const textOf = (of: number) => shop.send(`GET /legal-text/terms/${of}`)
    expect((await textOf(version)).body.text).toBe("First.")
    await put("terms", { text: "Second." })
    for (const same of [version + 1, version + 2])
      expect((await textOf(same)).body.text).toBe("Second.")
    expectRefusal(await textOf(version + 3), 404)
  })

  test("orders sent while the terms change are either placed or asked to agree again", async () => {
    await put("orders", { agreements: { terms: true } })
    const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.customer()))
    for (const round of [1, 2, 3]) {
      const [{ version } = { version: 0 }] = await currentTerms()
      const saved = put("terms", { text: `Round ${round}.` })
      const ordered = buyers.map((buyer) => answers(buyer, { terms: version }))
      const codes = (await Promise.all(ordered))
        .flat()
        .map(({ status, body }) => body.code ?? status)
      expect(new Set([...codes, 200, "terms_not_agreed"]).size).toBe(2)
      expect((await saved).status).toBe(200)
      const [late] = await answers(buyers[0] ?? shop.admin, { terms: version })
      expect(late?.body.code).toBe("terms_not_agreed")
    }
  })

  test("an order that agrees to only some of them is refused", async () => {
    const buyer = await shop.customer()
    await put("returns", { text: "Within a month." })
    await put("orders", { agreements: { terms: true, returns: true } })
    const terms = await currentTerms()
    expect(terms.map(({ page }) => page)).toEqual(["terms", "returns"])
    for (const { page, version } of terms)
      for (const answer of await answers(buyer, { [page]: version }))
        expect(answer.body).toMatchObject({ code: "terms_not_agreed", terms })
    const all = Object.fromEntries(terms.map(({ page, version }) => [page, version]))
    for (const answer of await answers(buyer, all)) expect(answer).toMatchObject({ status: 200 })
  })

  test.each([
    ["terms", { text: "Written while somebody orders." }],
    ["orders", { agreements: { terms: true, privacy: true } }],
  ])(
    "an order is checked against the terms in force when it is written: %s",
    async (name, changed) => {
      await put("privacy", { text: "Kept." })
      await put("orders", { agreements: { terms: true } })
      const [{ version } = { version: 0 }] = await currentTerms()
      const buyer = await shop.customer()
      const purchaseId = await shop.part({ price: 10, availableQuantity: 100 })
      const body = { purchaseId, quantity: 1, agreed: { terms: version } }
      const answer = await whileItWaits(
        shop,
        (tx) => tx.execute(sql`select from parts where id = ${purchaseId} for update`),
        () => shop.send("POST /purchase", { token: buyer.token, body }),
        () => put(name, changed),
      )
      expectRefusal(answer, 409)
      expect(answer.body).toMatchObject({ code: "terms_not_agreed", terms: await currentTerms() })
    },
  )

  test("are neither required nor stored while the shop does not ask for them", async () => {
    await put("orders", {})
    expect(await shop.as()("GET /site")).not.toHaveProperty("terms")
    const buyer = await shop.customer()
    for (const answer of await answers(buyer)) expect(answer).toMatchObject({ status: 200 })
    for (const order of await shop.as(buyer)("GET /myorder", { query: { email: buyer.email } }))
      expect(order).not.toHaveProperty("agreed")
  })
})
