import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { TaxIdChecker } from "#operations/kernel/ports.ts"
import { recheckBeforeOrder, recheckTaxIds } from "#operations/tax/check-with-authority.ts"
import { withAuthority } from "#test/services/tax-authority.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let buyer: Person
beforeAll(() =>
  shop.saveSettings("tax", {
    on: true,
    country: "DE",
    vatNumber: "DE136695976",
    rates: [{ country: "DE", name: "VAT", percent: 19 }],
    recheckDays: 30,
  }),
)
beforeEach(async () => {
  await shop.sql("delete from tax_ids")
  buyer = await shop.customer()
  await shop.verifyEmail(buyer)
})
afterAll(() => shop.close())

/** The stand-in names "Test firm" and the number as holder. */
const french = { country: "FR", number: "FR40303265045" }
const british = { country: "GB", number: "GB980780684" }

/** Adds an address of this company in a country. */
const workAt = (company: string, country = "FR", postalCode = "75001") => {
  const body = { name: "Ada Byron", company, street: "1 Rue", city: "Ville", postalCode, country }
  return shop.as(buyer)("POST /address", { body })
}
const add = async (body: object) =>
  String((await shop.send("POST /tax-id", { token: buyer.token, body })).body.insertedId)
const check = async (id: string) =>
  (await shop.send(`POST /tax-id/${id}/check`, { token: buyer.token })).body.state
const remove = (id: string) => shop.send(`DELETE /tax-id/${id}`, { token: buyer.token })
const decide = (id: string, valid: boolean) =>
  shop.send(`POST /tax-id/${id}/decision`, { token: shop.admin.token, body: { valid } })
const withdraw = (id: string) =>
  shop.send(`POST /tax-id/${id}/withdrawal`, { token: shop.admin.token })
const list = () => shop.as(buyer)("GET /tax-id")

const answering = (check: TaxIdChecker["check"]) => withAuthority(shop, check)
const known = { valid: true, holder: "---", consultation: "W-1" }
const unknown = { valid: false, holder: "", consultation: "" }
const letDaysPass = () => shop.sql("update tax_ids set checked_at = now() - interval '31 days'")

/** Lists the mails about decisions that the buyer got. */
const mailedDecisions = async () => {
  const rows = await shop.sql(
    "select data->>'valid' as valid from mail_outbox where template = 'tax-id-decided' and recipient = $1 order by id",
    [buyer.email],
  )
  return rows.map(({ valid }) => valid)
}
/** Counts waiting tax ids that staff are notified of; one mail may name several. */
const staffNotices = async () => {
  const [notified] = await shop.sql(
    `select coalesce(sum(1 + coalesce((data->>'more')::int, 0)), 0)::int as events
     from mail_outbox where template = 'staff-notice' and data->>'topic' = 'tax_id' and recipient = $1`,
    [shop.admin.email],
  )
  return notified?.events
}

test("an approval during a check is not undone by it", async () => {
  const id = await add(french)
  const during = answering(async () => {
    expect((await decide(id, true)).status).toBe(200)
    return { ...known, holder: "Another firm" }
  })
  await shop.sql("update tax_ids set checked_at = null")
  await recheckTaxIds(during)
  expect(await list()).toMatchObject([{ state: "valid" }])
  await letDaysPass()
  await recheckTaxIds(answering(async () => unknown))
  expect(await list()).toMatchObject([{ state: "invalid" }])
})

test("a repeated decision is answered as the first, without a second mail", async () => {
  await shop.holdMails()
  const id = await add(british)
  expect(await decide(id, true)).toMatchObject({ status: 200, body: { state: "valid" } })
  expect(await decide(id, true)).toMatchObject({ status: 200, body: { state: "valid" } })
  expect(await decide(id, false)).toMatchObject({ status: 409, body: { code: "tax_id_decided" } })
  const { token } = await shop.administrator()
  const byOther = await shop.send(`POST /tax-id/${id}/decision`, { token, body: { valid: true } })
  expect(byOther.status).toBe(409)
  expect(await mailedDecisions()).toEqual(["true"])
})

test("a number that is added again is answered as before, another for its place is refused", async () => {
  const body = british
  const send = (sent: object) => shop.send("POST /tax-id", { token: buyer.token, body: sent })
  const [first, same] = await Promise.all([send(body), send(body)])
  expect(first.status).toBe(200)
  expect(same).toMatchObject({ status: 200, body: first.body })
  const other = { ...british, number: "GB123456782" }
  expect(await send(other)).toMatchObject({ status: 409, body: { code: "tax_id_taken" } })
  expect(await list()).toHaveLength(1)
})

test("a number that staff approved and its authority later called invalid can be checked again", async () => {
  await shop.holdMails()
  const id = await add(french)
  await decide(id, true)
  await letDaysPass()
  await recheckTaxIds(answering(async () => unknown))
  expect(await list()).toMatchObject([{ state: "invalid", refusedBy: "authority" }])
  expect(await check(id)).toBe("waiting")
  expect(await list()).toMatchObject([{ state: "waiting", awaits: "staff" }])
  await decide(id, true)
  expect(await list()).toMatchObject([{ state: "valid", refusedBy: null }])
  expect(await mailedDecisions()).toEqual(["true", "true"])
})

test("a number that staff refused waits for them when its owner adds it again", async () => {
  const id = await add(french)
  await decide(id, false)
  expect(await list()).toMatchObject([{ state: "invalid", refusedBy: "staff" }])
  await workAt("Test firm FR40303265045")
  expect((await remove(id)).status).toBe(200)
  const again = await add(french)
  expect(await list()).toMatchObject([{ state: "waiting", awaits: "staff" }])
  expect((await decide(again, true)).status).toBe(200)
  await letDaysPass()
  await recheckTaxIds(answering(async () => ({ ...known, holder: "Test firm FR40303265045" })))
  expect(await list()).toMatchObject([{ state: "valid" }])
  await withdraw(again)
  await remove(again)
  await add(french)
  expect(await list()).toMatchObject([{ state: "waiting", awaits: "staff" }])
  await shop.as(buyer)("POST /account/close", { body: { password: buyer.password } })
  const [{ numbers } = {}] = await shop.sql(
    "select refused_tax_numbers as numbers from users where id = $1",
    [buyer.id],
  )
  expect(numbers).toEqual([])
})

test("a decision of staff is no answer of an authority, which is asked later", async () => {
  const id = await add(british)
  await decide(id, true)
  expect(await list()).toMatchObject([{ state: "valid", checkedAt: null }])
  await recheckBeforeOrder(
    answering(async () => ({ ...known, holder: "Kai" })),
    buyer.id,
  )
  expect(await list()).toMatchObject([{ state: "valid", checkedAt: expect.any(String) }])
})

test("an order by a number that only staff confirmed claims no check by an authority", async () => {
  const id = await add(british)
  await decide(id, true)
  const partId = await shop.part({ price: 100, availableQuantity: 1_000 })
  const { insertedId: addressId } = await workAt("Firm", "GB", "SW1A 1AA")
  const lines = [{ partId, quantity: 10 }]
  const placed = await shop.as(buyer)("POST /order", { body: { lines, addressId } })
  const params = { id: placed.insertedId }
  const order = await shop.as(shop.admin)("GET /order/{id}", { params })
  expect(order.taxNumber).toEqual({ number: british.number })
})

test("staff are told once that a number waits, and again if it waits again", async () => {
  await shop.holdMails()
  await shop.send("PUT /staff-notification", {
    token: shop.admin.token,
    body: { topics: ["tax_id"] },
  })
  const before = Number(await staffNotices())
  const id = await add(french)
  expect(await staffNotices()).toBe(before + 1)
  await shop.sql("update users set name = 'Ada', updated_at = now() where id = $1", [buyer.id])
  await recheckTaxIds(answering(async () => known))
  expect(await staffNotices()).toBe(before + 1)
  await decide(id, true)
  await letDaysPass()
  await recheckTaxIds(answering(async () => unknown))
  await check(id)
  expect(await staffNotices()).toBe(before + 2)
})

test("staff are told once that a number waits which no authority checks", async () => {
  await shop.holdMails()
  await shop.send("PUT /staff-notification", {
    token: shop.admin.token,
    body: { topics: ["tax_id"] },
  })
  const before = Number(await staffNotices())
  const id = await add(british)
  await check(id)
  expect(await staffNotices()).toBe(before + 1)
})

test("a firm in Monaco has a French number", async () => {
  await workAt("Test firm FR40303265045", "MC", "98000")
  await add(french)
  expect(await list()).toMatchObject([{ state: "valid" }])
})

test("a firm in Northern Ireland has the number with either prefix", async () => {
  await workAt("Test firm", "GB", "BT1 5GS")
  for (const country of ["XI", "GB"]) await add({ ...british, country })
  await shop.sql("update tax_ids set state = 'waiting', checked_at = null")
  await recheckTaxIds(answering(async () => ({ ...known, holder: "Test firm" })))
  expect(await list()).toMatchObject([{ state: "valid" }, { state: "valid" }])
})
