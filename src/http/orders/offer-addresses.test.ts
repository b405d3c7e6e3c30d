import { sql } from "drizzle-orm"
import { describe, expect, onTestFinished, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { draftTests } from "#test/orders/draft-tests.ts"
import { whileItWaits } from "#test/waiting.ts"

const tests = await draftTests()
const { shop, buyer, get, desk, lines, partId, read, sent, act, mailedToken, offer, accept } = tests

describe("an offer goes to an address of its customer", () => {
  const place = { name: "Ada Byron", street: "Kaistr. 4", city: "Hamburg", postalCode: "20457" }
  const addAddress = async (body: object, by = buyer()) =>
    (
      await shop.as(by)("POST /address", {
        body: { ...place, country: "DE", ...body },
      })
    ).insertedId

  test("the default one, or another that the customer chooses, at the total for it", async () => {
    const rates = [
      { country: "DE", name: "VAT", percent: 19 },
      { country: "FR", name: "TVA", percent: 20 },
    ]
    await shop.saveSettings("tax", { on: true, country: "DE", rates })
    onTestFinished(async () => void (await shop.saveSettings("tax", {})))
    const usual = await addAddress({})
    const other = await addAddress({ country: "FR", postalCode: "75001", city: "Paris" })
    // The last order went elsewhere.
    const earlier = { purchaseId: partId(), quantity: 1, addressId: other }
    await shop.as(buyer())("POST /purchase", { body: earlier })
    const { token } = await sent({ deliveryPrice: null })
    expect((await offer(token)).body).toMatchObject({
      addressId: usual,
      choosesAddress: true,
      shipTo: expect.stringContaining("Hamburg"),
      priced: { total: 28.56 },
    })
    const shown = (await offer(token, other)).body
    expect(shown).toMatchObject({ addressId: other, priced: { total: 28.8 } })
    expectRefusal(await accept(token, { version: 1, total: 28.56, addressId: other }), 409)
    const theirs = await addAddress({}, await shop.customer())
    expectRefusal(await accept(token, { version: 1, total: 28.56, addressId: theirs }), 404)
    const body = { version: 1, total: 28.8, addressId: other, billingAddressId: usual }
    const placed = await accept(token, body)
    expect(await get(String(placed.body.insertedId))).toMatchObject({
      shipTo: expect.stringContaining("Paris"),
      billTo: expect.stringContaining("Hamburg"),
    })
  })

  test("also where nothing is charged for delivery, and only the offered one at a price of staff", async () => {
    const usual = await addAddress({})
    const other = await addAddress({ city: "Kiel" })
    const { token } = await sent()
    expect((await offer(token)).body).toMatchObject({ addressId: usual, choosesAddress: false })
    expectRefusal(await offer(token, other), 409)
    expectRefusal(await accept(token, { version: 1, total: 30, addressId: other }), 409)
    const placed = await accept(token, { version: 1, total: 30 })
    expect(await get(String(placed.body.insertedId))).toMatchObject({
      shipTo: expect.stringContaining("Hamburg"),
    })
  })

  describe("at a price of staff", () => {
    const save = (id: string, changes: object) =>
      shop.as(buyer())("PUT /address/{id}", {
        params: { id },
        body: { ...place, country: "DE", ...changes },
      })
    const overseas = { country: "FR", postalCode: "75001", city: "Paris" }
    const shipTo = (city: string) => ({ shipTo: expect.stringContaining(city) })

    test("stays with the address that it was sent for when another becomes the default", async () => {
      const offered = await addAddress({})
      const { token } = await sent()
      await addAddress({ ...overseas, default: true })
      expect((await offer(token)).body).toMatchObject({ addressId: offered, ...shipTo("Hamburg") })
      const placed = await accept(token, { version: 1, total: 30 })
      expect(await get(String(placed.body.insertedId))).toMatchObject(shipTo("Hamburg"))
    })

    test("stays with that address when it is sent again, until staff save it", async () => {
      const offered = await addAddress({})
      const { id } = await sent()
      await addAddress({ ...overseas, default: true })
      expect((await act(id, "send")).status).toBe(200)
      expect((await offer(await mailedToken())).body).toMatchObject(shipTo("Hamburg"))
      await save(offered, overseas)
      await shop.sql("update draft_orders set valid_until = now() where id = $1", [id])
      expect(await act(id, "send")).toMatchObject({
        status: 409,
        body: { code: "draft_address_gone" },
      })
      const body = { lines: lines(), deliveryPrice: 9 }
      await desk("PUT /draft-order/{id}", { params: { id }, body })
      expect((await act(id, "send")).status).toBe(200)
      expect((await offer(await mailedToken())).body).toMatchObject(shipTo("Paris"))
    })

    test.each([
      ["chosen by staff", (addressId: string) => ({ addressId })],
      ["the default", () => ({})],
    ])("is not accepted once that address, %s, is in another town", async (_, changes) => {
      const offered = await addAddress({})
      const { token } = await sent(changes(offered))
      await save(offered, { street: "Am Sandtorkai 1" })
      expect((await offer(token)).body).toMatchObject({ addressId: offered, ...shipTo("Sandtor") })
      await save(offered, overseas)
      const { body } = await offer(token)
      expect(body).toMatchObject({
        ...shipTo("Hamburg"),
        priced: { total: 30, termsProblem: { code: "offer_address_fixed" } },
      })
      expect(body).not.toHaveProperty("addressId")
      for (const addressId of [undefined, offered])
        expect(await accept(token, { version: 1, total: 30, addressId })).toMatchObject({
          status: 409,
          body: { code: "offer_address_fixed" },
        })
      const again = await addAddress({})
      expect((await offer(token)).body).toMatchObject({ addressId: again, ...shipTo("Hamburg") })
      const placed = await accept(token, { version: 1, total: 30, addressId: again })
      expect(await get(String(placed.body.insertedId))).toMatchObject(shipTo("Hamburg"))
    })

    test("is not accepted if the address changes at the same moment", async () => {
      const rates = ["DE", "FR"].map((country) => ({ country, name: "VAT", percent: 10 }))
      await shop.saveSettings("tax", { on: true, country: "DE", rates })
      onTestFinished(async () => void (await shop.saveSettings("tax", {})))
      const offered = await addAddress({})
      const { id, token } = await sent()
      const answer = await whileItWaits(
        shop,
        // A change of an address holds the account, too.
        (tx) => tx.execute(sql`select from users where id = ${buyer().id} for no key update`),
        () => accept(token, { version: 1, total: 33 }),
        async (tx) => {
          const { country, postalCode, city } = overseas
          await tx.execute(sql`update addresses set country = ${country}, postal_code = ${postalCode}, city = ${city}
            where id = ${offered}`)
          // The order is decided again, because the part has changed.
          await tx.execute(sql`update parts set version = version + 1 where id = ${partId()}`)
        },
      )
      expect(answer).toMatchObject({ status: 409, body: { code: "offer_address_fixed" } })
      expect(await read(id)).toMatchObject({ state: "sent" })
    })

    test("goes where the default address is, if an earlier release sent it", async () => {
      await addAddress({})
      const { id, token } = await sent()
      await shop.sql("update draft_orders set delivery_address = null where id = $1", [id])
      const other = await addAddress({ ...overseas, default: true })
      expect((await offer(token)).body).toMatchObject({ addressId: other, ...shipTo("Paris") })
    })
  })
})
