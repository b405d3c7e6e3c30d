import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
afterAll(shop.close)

const put = shop.applySettings
const done = async () =>
  (await admin("GET /first-steps")).steps.flatMap(({ name, done }) => (done ? [name] : []))

test("each step is done when the shop's data say so, and undone with them", async () => {
  const { steps, dismissed } = await admin("GET /first-steps")
  expect(steps.map(({ name }) => name)).toHaveLength(11)
  expect(dismissed).toBe(false)
  // Tests pay with the stand-in and send no mail.
  expect(await done()).toEqual([])
  await put("shop", { name: "Nordwerk", currency: "USD" })
  expect(await done()).toEqual(["name", "currency"])
  const firm = { name: "Nordwerk", address: "Kai 4\nHamburg", email: "hilfe@nordwerk.example" }
  await put("shop", firm)
  await put("tax", {})
  await put("delivery", {})
  await put("terms", { text: "Terms" })
  expect(await done()).toEqual(["name", "address", "currency", "help", "tax", "delivery"])
  await put("privacy", { text: "Privacy" })
  const partId = await shop.part()
  await put("bank-transfer", {
    on: true,
    holder: "Nordwerk",
    account: "DE89 3704 0044 0532 0130 00",
  })
  await shop.sql("insert into last_backup (made_at) values (now())")
  expect(await done()).toEqual([
    "name",
    "address",
    "currency",
    "help",
    "tax",
    "delivery",
    "payment",
    "legal",
    "parts",
    "backup",
  ])
  await admin("DELETE /part/{id}", { params: { id: partId } })
  await put("shop", { ...firm, address: "" })
  expect(await done()).not.toContain("parts")
  expect(await done()).not.toContain("address")
})

test("the list is dismissed for all administrators, once, and shown again", async () => {
  const dismiss = (dismissed: unknown) =>
    shop.send("PUT /first-steps", { token: shop.admin.token, body: { dismissed } })
  const answers = await Promise.all([dismiss(true), dismiss(true)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await admin("GET /first-steps")).toMatchObject({ dismissed: true })
  expect(await dismiss("yes")).toMatchObject({ status: 400 })
  const audited = "select detail from audit_log where action = 'settings.first_steps'"
  expect(await shop.sql(audited)).toHaveLength(1)
  await dismiss(false)
  expect(await admin("GET /first-steps")).toMatchObject({ dismissed: false })
})
