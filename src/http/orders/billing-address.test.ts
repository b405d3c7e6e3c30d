import { afterEach, expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import type { Person } from "#test/test-shop.ts"

const { payments, shop, buyer, orderOf } = await refundTests()

const set = shop.saveSettings
const addressOf = async (place: typeof hamburg, by: Pick<Person, "token"> = buyer()) =>
  (await shop.as(by)("POST /address", { body: { name: "Ada Byron", ...place } })).insertedId
const hamburg = { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" }
const paris = {
  company: "Byron SARL",
  street: "9 Rue des Lilas",
  city: "Paris",
  postalCode: "75001",
  country: "FR",
}
const LABEL = "Byron SARL\nAda Byron\n9 Rue des Lilas\n75001 Paris\nFrance"
const send = (route: string, body: object, headers = {}) =>
  shop.send(route, { token: buyer().token, body, headers })
const textOf = async (path: string) =>
  (await fetch(shop.url + path, { headers: { authorization: `Bearer ${buyer().token}` } })).text()
const between = (text: string, tag: string) =>
  new RegExp(`<cac:${tag}>(.*?)</cac:${tag}>`, "s").exec(text)?.[1] ?? ""

afterEach(() => set("delivery", {}))

test("the invoice goes to the billing address and names the delivery address", async () => {
  await set("delivery", {
    charged: true,
    usualWeightG: 100,
    zones: [{ name: "Home", places: ["DE"], methods: [{ name: "Post", steps: ["5 kg: 10"] }] }],
  })
  await set("invoices", { from: new Date().toISOString().slice(0, 10), country: "DE" })
  const addressId = await addressOf(hamburg)
  const billingAddressId = await addressOf(paris)
  const partId = await shop.part({ price: 20 })
  const terms = { addressId, billingAddressId }
  await send("PATCH /cart", { add: [{ partId, quantity: 1 }] })
  const { total, version } = await shop.as(buyer())("GET /cart", { query: { addressId } })
  const placed = [
    await send("POST /cart/order", { expected: { total, version }, ...terms }),
    await send("POST /order", { lines: [{ partId, quantity: 1 }], ...terms }),
    await send("POST /purchase", { purchaseId: partId, quantity: 1, ...terms }),
  ]
  for (const { body } of placed)
    expect(await orderOf(String(body.insertedId))).toMatchObject({
      shipTo: expect.stringContaining("Hamburg"),
      billTo: LABEL,
      company: "Byron SARL",
    })

  const id = String(placed[0]?.body.insertedId)
  await payOrder(shop, buyer(), id)
  await issueInvoices(payments.deps, {})
  const xml = await textOf(`/order/${id}/invoice.xml`)
  const customer = between(xml, "AccountingCustomerParty")
  expect(customer).toContain("<cbc:RegistrationName>Byron SARL<")
  expect(customer).toContain("9 Rue des Lilas")
  expect(customer).toContain("<cbc:IdentificationCode>FR<")
  const delivery = between(xml, "Delivery")
  expect(delivery).toContain("Kaistrasse 4")
  expect(delivery).toContain("<cbc:IdentificationCode>DE<")
})

test("an order without a billing address has no separate one", async () => {
  const partId = await shop.part({ price: 20 })
  const { body } = await send("POST /order", { lines: [{ partId, quantity: 1 }] })
  expect(Object.keys(await orderOf(String(body.insertedId)))).not.toContain("billTo")
})

test("an order refuses another customer's or an unknown billing address", async () => {
  const theirs = await addressOf(paris, await shop.customer())
  const partId = await shop.part({ price: 20, availableQuantity: 7 })
  const lines = [{ partId, quantity: 1 }]
  for (const billingAddressId of [theirs, "f".repeat(24)])
    expect(await send("POST /order", { lines, billingAddressId })).toMatchObject({
      status: 404,
      body: { code: "address_not_found" },
    })
  const { availableQuantity } = await shop.as(buyer())("GET /part/{id}", { params: { id: partId } })
  expect(availableQuantity).toBe(7)
})

test("the same order sent twice at once is placed once, with its billing address", async () => {
  const billingAddressId = await addressOf(paris)
  const partId = await shop.part({ price: 20, availableQuantity: 7 })
  const once = { "idempotency-key": "billed-once-0001" }
  const body = { lines: [{ partId, quantity: 1 }], billingAddressId }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send("POST /order", body, once)),
  )
  expect(new Set(answers.map((answer) => answer.body.insertedId)).size).toBe(1)
  expect(await orderOf(String(answers[0]?.body.insertedId))).toMatchObject({ billTo: LABEL })
})

test("the billing address on an order outlives the stored address and is erased with the account", async () => {
  const person = await shop.customer()
  const billingAddressId = await addressOf(paris, person)
  const lines = [{ partId: await shop.part({ price: 20 }), quantity: 1 }]
  const { insertedId: id } = await shop.as(person)("POST /order", {
    body: { lines, billingAddressId },
  })
  await shop.as(person)("DELETE /address/{id}", { params: { id: billingAddressId } })
  expect(await orderOf(id, person)).toMatchObject({ billTo: LABEL })
  await expect(
    shop.sql('update orders set billing_address = \'{"city": "Rome"}\' where id = $1', [id]),
  ).rejects.toThrow(/cannot change/)
  await shop.as(person)("POST /account/close", { body: { password: person.password } })
  const stored = "select billing_address, bill_to from orders where id = $1"
  expect(await shop.sql(stored, [id])).toEqual([{ billing_address: null, bill_to: "" }])
})
