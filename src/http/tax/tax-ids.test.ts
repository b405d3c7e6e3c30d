import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { askAgain } from "#operations/tax/ask-authority.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
let buyer: Person
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  await set({ on: true })
})
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const set = (body: object) =>
  shop.send("PUT /settings/tax", {
    token: shop.admin.token,
    body: { country: "DE", vatNumber: "DE136695976", ...body },
    headers: { "if-match": "*" },
  })
const add = (body: object, { token } = buyer) => shop.send("POST /tax-id", { token, body })
const list = (by = buyer) => shop.as(by)("GET /tax-id")
const about = (id: unknown, call = "", { token } = buyer, body?: object) =>
  shop.send(`${call ? "POST" : "DELETE"} /tax-id/${id}${call}`, { token, ...(body && { body }) })
const decide = (id: unknown, valid: boolean, by = shop.admin) =>
  about(id, "/decision", by, { valid })

/** What the stand-in says of them is in their digits. */
const french = { country: "FR", number: "fr 40 303 265 045" }
const nobodys = { country: "DE", number: "DE100000090" }
const unanswered = { country: "DE", number: "DE100001999" }
const certificate = { country: "US", region: "TX", number: "01-339", validUntil: "2099-12-31" }

test("a VAT number is checked with its authority, which says whose it is", async () => {
  const answer = await add(french)
  expect(answer.body).toMatchObject({ success: true, state: "valid" })
  expect(await list()).toMatchObject([
    {
      ...{ kind: "eu_vat", country: "FR", number: "FR40303265045", state: "valid" },
      ...{ holder: "Test firm FR40303265045", checkedAt: expect.any(String) },
    },
  ])
  const [kept] = await shop.sql("select consultation from tax_ids where user_id = $1", [buyer.id])
  expect(kept?.consultation).toMatch(/^STANDIN\d+$/)
  expect((await add(nobodys)).body).toMatchObject({ state: "invalid" })
})

test("a number that nobody could be asked about is not invalid, and is asked about again", async () => {
  const { insertedId, state } = (await add(unanswered)).body
  expect(state).toBe("waiting")
  expect((await about(insertedId, "/check")).body).toMatchObject({ state: "waiting" })
  const check = async () => ({ valid: true, holder: "Kai", consultation: "W-1" })
  const answers = { kinds: ["eu_vat"] as const, check }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await askAgain({ db: shop.db, taxIds: answers, log })
  expect(await list()).toMatchObject([{ state: "valid", holder: "Kai" }])
})

test("a certificate, and a number of the United Kingdom, wait for an administrator", async () => {
  const { insertedId, state } = (await add(certificate)).body
  expect(state).toBe("waiting")
  await add({ country: "GB", number: "GB 980 7806 84" })
  expect(await shop.as(shop.admin)("GET /tax-id/waiting")).toMatchObject([
    { _id: insertedId, email: buyer.email, region: "TX", validUntil: "2099-12-31" },
    { kind: "gb_vat", number: "GB980780684" },
  ])
  expectRefusal(await decide(insertedId, true, buyer), 403)
  expect((await decide(insertedId, true)).body).toMatchObject({ state: "valid" })
  expectRefusal(await decide(insertedId, false), 409)
  expect(await list()).toMatchObject([{ state: "valid" }, { state: "waiting" }])
  const [audited] = await shop.sql("select detail from audit_log where target = $1", [insertedId])
  expect(audited?.detail).toEqual({ before: { state: "waiting" }, after: { state: "valid" } })
})

test.each([
  [{ country: "FR", number: "FR40303265046" }, { number: expect.stringContaining("no such") }],
  [{ country: "CH", number: "1" }, { country: expect.stringContaining("of the EU") }],
  [{ ...certificate, region: "XX" }, { region: expect.stringContaining("state") }],
  [{ ...certificate, validUntil: "soon" }, { validUntil: expect.stringContaining("a day") }],
  [{ country: "DE", number: " " }, { number: "Number is Required" }],
])("%j is refused, and nobody is asked", async (body, fields) => {
  const answer = await add(body)
  expectRefusal(answer, 400)
  expect(answer.body).toMatchObject({ fields })
  expect(await list()).toEqual([])
})

test("somebody else's is as good as none", async () => {
  const { insertedId } = (await add(french)).body
  const other = await shop.customer()
  expectRefusal(await about(insertedId, "/check", other), 404)
  expectRefusal(await about(insertedId, "", other), 404)
  expect(await list(other)).toEqual([])
  expect((await about(insertedId)).status).toBe(200)
  expectRefusal(await about(insertedId), 404)
})

test("of ten at once for one place one is kept, and of two decisions one counts", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(certificate)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const [{ _id: id } = { _id: "" }] = await list()
  const decisions = await Promise.all([true, false].map((valid) => decide(id, valid)))
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
  const checks = await Promise.all([about(id, "/check"), about(id), about(id)])
  expect(checks.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  expect(await list()).toEqual([])
})

test("they are in one's own data and go with the account", async () => {
  await add(certificate)
  const file = await shop.as(buyer)("GET /account/export")
  expect(file.taxIds).toMatchObject([{ number: "01-339" }])
  await shop.as(buyer)("POST /account/close", { body: { password: buyer.password } })
  expect(await shop.sql("select id from tax_ids where user_id = $1", [buyer.id])).toEqual([])
})

test("a shop that charges no tax takes none", async () => {
  await set({ on: false })
  expectRefusal(await add(french), 409)
})
