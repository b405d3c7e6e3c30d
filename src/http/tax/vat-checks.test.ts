import { afterAll, beforeEach, expect, test } from "vitest"
import { ProviderUnavailable, type TaxIdChecker } from "#operations/kernel/ports.ts"
import { recheckTaxIds } from "#operations/tax/check-with-authority.ts"
import { withAuthority } from "#test/services/tax-authority.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
const part = await shop.part({ price: 100, availableQuantity: 1_000 })
let buyer: Person
beforeEach(async () => {
  await shop.sql("delete from tax_ids")
  buyer = await shop.customer()
  await shop.verifyEmail(buyer)
  const address = { street: "4 quai du Port", city: "Marseille", postalCode: "13002" }
  await shop.as(buyer)("POST /address", { body: { name: "Ada", country: "FR", ...address } })
})
afterAll(() => shop.close())

const set = (body: object) =>
  shop.saveSettings("tax", {
    on: true,
    country: "DE",
    vatNumber: "DE136695976",
    rates: [{ country: "DE", name: "VAT", percent: 19 }],
    ...body,
  })

/** Inserts a number that was checked some days ago. The stand-in derives its next answer from the digits. */
const valid = (number: string, daysAgo: number) =>
  shop.sql(
    `insert into tax_ids (id, user_id, kind, country, region, number, state, checked_at, consultation)
     values (substr(md5(random()::text), 1, 24), $1, 'eu_vat', 'FR', '', $2, 'valid', now() - make_interval(days => $3), 'OLD-1')`,
    [buyer.id, number, daysAgo],
  )
const FIRM = "FR40303265045"
const CLOSED = "FR11111111110"
const UNANSWERED = "FR83404833999"

async function buy() {
  const body = { purchaseId: part, quantity: 1 }
  const { insertedId } = (await shop.send("POST /purchase", { token: buyer.token, body })).body
  return shop.as(shop.admin)("GET /order/{id}", { params: { id: String(insertedId) } })
}
const numbers = () => shop.as(buyer)("GET /tax-id")

const answering = (check: TaxIdChecker["check"]) => withAuthority(shop, check)

test("numbers are checked again after the configured days, and not before", async () => {
  await set({ recheckDays: 30 })
  await valid(FIRM, 29)
  const lookups: string[] = []
  const closed = answering(async ({ digits }) => {
    lookups.push(digits)
    return { valid: false, holder: "", consultation: "" }
  })
  await recheckTaxIds(closed)
  expect(lookups).toEqual([])
  await shop.sql("update tax_ids set checked_at = now() - interval '31 days'")
  await recheckTaxIds(closed)
  expect(await numbers()).toMatchObject([{ state: "invalid", unansweredAt: null }])
})

test("a customer whose number became invalid is mailed once, as are subscribed staff", async () => {
  await set({ recheckDays: 30 })
  await shop.send("PUT /staff-notification", {
    token: shop.admin.token,
    body: { topics: ["tax_id_invalid"] },
  })
  await shop.sql("update users set language = 'de' where id = $1", [buyer.id])
  await valid(FIRM, 31)
  const closed = answering(async () => ({ valid: false, holder: "", consultation: "" }))
  await Promise.all([recheckTaxIds(closed), recheckTaxIds(closed)])
  await shop.sql("update tax_ids set checked_at = now() - interval '31 days'")
  await recheckTaxIds(closed)
  const mails = await shop.sql(
    `select recipient, data from mail_outbox
     where (template = 'tax-id-invalid' and recipient = $1)
        or (template = 'staff-notice' and recipient = $2 and data->>'path' = $3)
     order by template`,
    [buyer.email, shop.admin.email, `/dashboard/customers/${buyer.id}`],
  )
  expect(mails).toMatchObject([
    {
      recipient: shop.admin.email,
      data: { topic: "tax_id_invalid", path: `/dashboard/customers/${buyer.id}` },
    },
    { recipient: buyer.email, data: { name: buyer.name, number: FIRM } },
  ])
})

test("no mail is sent for a number that never counted or stays valid", async () => {
  await set({ recheckDays: 30 })
  await valid(FIRM, 31)
  await recheckTaxIds(answering(async () => ({ valid: true, holder: "Kai", consultation: "" })))
  await shop.sql("update tax_ids set state = 'waiting', checked_at = null")
  await recheckTaxIds(answering(async () => ({ valid: false, holder: "", consultation: "" })))
  expect(
    await shop.sql(
      "select template from mail_outbox where data->>'number' = $1 and recipient = $2",
      [FIRM, buyer.email],
    ),
  ).toEqual([])
})

test("without the setting numbers are never checked again", async () => {
  await set({})
  await valid(CLOSED, 900)
  await recheckTaxIds(answering(() => Promise.reject(new Error("asked"))))
  expect((await buy()).charges).toMatchObject([{ name: "Tax", amount: 0 }])
  expect(await numbers()).toMatchObject([{ state: "valid" }])
})

test("if the authority does not answer, its last answer stays, is marked, and is retried later", async () => {
  await set({ recheckDays: 30 })
  await valid(FIRM, 31)
  let lookups = 0
  const away = answering(async () => {
    lookups += 1
    throw new ProviderUnavailable("away")
  })
  await recheckTaxIds(away)
  await recheckTaxIds(away)
  expect(lookups).toBe(1)
  expect(await numbers()).toMatchObject([{ state: "valid", unansweredAt: expect.any(String) }])
})

test("a number that staff confirmed is checked again, too; a refused one stays refused", async () => {
  await set({ recheckDays: 30 })
  await valid(FIRM, 31)
  await shop.sql("update tax_ids set decided_by = $1", [shop.admin.id])
  await recheckTaxIds(
    answering(async () => ({ valid: true, holder: "Kai", consultation: "NEW-1" })),
  )
  const [kept] = await shop.sql(
    "select state, consultation, decided_by is null as own from tax_ids",
  )
  expect(kept).toEqual({ state: "valid", consultation: "NEW-1", own: false })
  await shop.sql("update tax_ids set state = 'invalid', checked_at = now() - interval '31 days'")
  await recheckTaxIds(answering(() => Promise.reject(new Error("asked"))))
  expect(await numbers()).toMatchObject([{ state: "invalid" }])
})

test("an order stores the number with date and consultation id of a check at most a day old", async () => {
  await set({ recheckAtOrder: true })
  await valid(FIRM, 5)
  const first = await buy()
  expect(first.taxNumber).toEqual({
    number: FIRM,
    checkedAt: expect.any(String),
    consultation: expect.stringMatching(/^STANDIN\d+$/),
  })
  expect(Date.now() - Date.parse(first.taxNumber?.checkedAt ?? "")).toBeLessThan(86_400_000)
  const second = await buy()
  expect(second.taxNumber?.checkedAt).toBe(first.taxNumber?.checkedAt)
  const own = await shop.as(buyer)("GET /order/{id}", { params: { id: first._id } })
  expect(own).not.toHaveProperty("taxNumber")
})

test("an order with a number that is no longer valid is taxed", async () => {
  await set({ recheckAtOrder: true })
  await valid(CLOSED, 5)
  const order = await buy()
  expect(order.charges).toMatchObject([{ name: "VAT 19%", amount: 19 }])
  expect(order).not.toHaveProperty("taxNumber")
})

test("an order whose authority does not answer keeps the last answer and says so", async () => {
  await set({ recheckAtOrder: true })
  await valid(UNANSWERED, 5)
  const { taxNumber, charges } = await buy()
  expect(charges).toMatchObject([{ name: "Tax", amount: 0 }])
  expect(taxNumber).toMatchObject({
    number: UNANSWERED,
    consultation: "OLD-1",
    unansweredAt: expect.any(String),
  })
  expect(Date.now() - Date.parse(taxNumber?.checkedAt ?? "")).toBeGreaterThan(4 * 86_400_000)
})

test("a decision of staff keeps the day of the authority's answer beside its consultation id", async () => {
  await set({})
  await valid(FIRM, 3)
  await shop.sql("update tax_ids set state = 'waiting'")
  const [{ id, checked_at: answeredAt } = {}] = await shop.sql("select id, checked_at from tax_ids")
  const decision = { token: shop.admin.token, body: { valid: true } }
  expect((await shop.send(`POST /tax-id/${id}/decision`, decision)).status).toBe(200)
  const { taxNumber } = await buy()
  expect(new Date(taxNumber?.checkedAt ?? "")).toEqual(answeredAt)
  expect(taxNumber).toMatchObject({ consultation: "OLD-1" })
})

test("numbers are also checked for a shop that VIES does not know, and its health says so", async () => {
  const health = async () => (await shop.as(shop.admin)("GET /shop-health")).taxIds
  await set({ vatNumber: "DE100000090" })
  const body = { country: "FR", number: FIRM }
  const added = await shop.as(buyer)("POST /tax-id", { body })
  expect(await numbers()).toMatchObject([{ holder: `Test firm ${FIRM}`, unansweredAt: null }])
  expect(await health()).toMatchObject({ withoutProof: true })
  await set({})
  await shop.as(buyer)("POST /tax-id/{id}/check", { params: { id: added.insertedId } })
  expect(await health()).toMatchObject({ withoutProof: false })
})

test("an untaxed order names its tax in the language it was placed in", async () => {
  await set({})
  await valid(FIRM, 1)
  const headers = { "x-language": "de" }
  const body = { lines: [{ partId: part, quantity: 1 }] }
  const placed = await shop.send("POST /order", { token: buyer.token, headers, body })
  const params = { id: String(placed.body.insertedId) }
  const { charges } = await shop.as(buyer)("GET /order/{id}", { params })
  expect(charges).toMatchObject([{ name: "Steuer", amount: 0 }])
})
