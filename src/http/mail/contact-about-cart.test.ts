import { afterAll, beforeEach, expect, test } from "vitest"
import { manyParts } from "#test/catalogue/many-parts.ts"
import { openTestApi } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.saveSettings("shop", { contact: "desk@shop.example" })
  await shop.sql("delete from mail_outbox")
})

const words = { name: "Ada", email: "ada@shop.example", subject: "A large order", message: "Hello" }
const cartInMail = async () => {
  const [mail] = await shop.sql("select data from mail_outbox where template = 'contact-message'")
  return Object(mail?.data).cart
}

test("a message includes the lines of the sender's own cart, at most a hundred", async () => {
  const customer = await shop.customer()
  const parts = await manyParts(shop, 103, 5)
  const add = parts.map((partId) => ({ partId, quantity: 5 }))
  await shop.sql("update parts set available_quantity = 4 where name in ('Part 2', 'Part 103')")
  await shop.as(customer)("PATCH /cart", { body: { add } })
  const body = { ...words, cart: "attached" }
  expect(await shop.send("POST /contact", { token: customer.token, body })).toMatchObject({
    status: 200,
  })
  const cart = await cartInMail()
  expect(cart).toMatchObject({ moreLines: 3, totalCents: 51_500, refused: 2 })
  expect(cart.lines).toHaveLength(100)
  expect(cart.lines[0]).toMatchObject({ productName: "Part 1", quantity: 5, totalCents: 500 })
})

test("a visitor's cart is their own, and nothing is attached without consent or from an empty cart", async () => {
  const partId = await shop.part({ name: "Beam 240", price: 2 })
  const cookie = await aCart(shop, [{ partId, quantity: 4 }])
  const headers = { cookie, origin: shop.url }
  const body = { ...words, cart: "attached" }
  await shop.send("POST /contact", { body, headers: { origin: shop.url } })
  expect(await cartInMail()).toBeUndefined()
  await shop.sql("delete from mail_outbox")
  await shop.send("POST /contact", { body: words, headers })
  expect(await cartInMail()).toBeUndefined()
  await shop.sql("delete from mail_outbox")
  await shop.send("POST /contact", { body, headers })
  expect(await cartInMail()).toMatchObject({ lines: [{ productName: "Beam 240", quantity: 4 }] })
})

test("a message with a cart is sent once, however often it is submitted", async () => {
  const customer = await shop.customer()
  const partId = await shop.part({ price: 2 })
  await shop.as(customer)("PATCH /cart", { body: { add: [{ partId, quantity: 4 }] } })
  const body = { ...words, cart: "attached" }
  const headers = { "idempotency-key": "large-order-0001" }
  const send = () => shop.send("POST /contact", { token: customer.token, body, headers })
  await Promise.all([send(), send(), send()])
  expect(await shop.sql("select from mail_outbox where template = 'contact-message'")).toHaveLength(
    1,
  )
})

test("an unknown cart option is refused", async () => {
  const headers = { origin: shop.url }
  const body = { ...words, cart: "yes" }
  expect(await shop.send("POST /contact", { body, headers })).toMatchObject({ status: 400 })
})
