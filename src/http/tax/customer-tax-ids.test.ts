import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aPdf } from "#test/pdf-files.ts"
import { openPictureShop, uploadCertificate } from "#test/picture-shop.ts"
import type { Person } from "#test/test-shop.ts"

const shop = await openPictureShop({ rateLimitScale: 0 })
let buyer: Person
beforeAll(() => shop.saveSettings("tax", { country: "DE", vatNumber: "DE136695976", on: true }))
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const certificate = { country: "US", region: "TX", number: "01-339", validUntil: "2099-12-31" }

const add = (body: object = certificate, by: Pick<Person, "token"> = shop.admin) =>
  shop.send(`POST /customer/${buyer.id}/tax-id`, { token: by.token, body })
const decide = (id: unknown, valid: boolean) =>
  shop.send(`POST /tax-id/${id}/decision`, { token: shop.admin.token, body: { valid } })
const withdraw = (id: unknown, by: Pick<Person, "token"> = shop.admin) =>
  shop.send(`POST /tax-id/${id}/withdrawal`, { token: by.token })
const list = () => shop.as(buyer)("GET /tax-id")
const aValidOne = async () => {
  const { insertedId } = (await add()).body
  await decide(insertedId, true)
  return insertedId
}

test("staff enter a customer's certificate with its PDF and approve it", async () => {
  const { insertedId: id, state } = (await add()).body
  expect(state).toBe("waiting")
  const pdf = aPdf({ title: buyer.id })
  expect((await uploadCertificate(shop, String(id), pdf, shop.admin)).status).toBe(200)
  await decide(id, true)
  expect(await list()).toMatchObject([{ number: "01-339", state: "valid", onFile: true }])
  const headers = { authorization: `Bearer ${buyer.token}` }
  const stored = await fetch(`${shop.url}/tax-id/${id}/certificate`, { headers })
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(pdf)
  const audited = await shop.sql("select action from audit_log where target = $1 order by id", [id])
  expect(audited.map(({ action }) => action)).toEqual([
    "tax_id.add",
    "tax_id.certificate",
    "tax_id.decide",
  ])
})

test("a VAT number that staff enter is checked with its authority", async () => {
  await add({ country: "DE", number: "DE100000090" })
  expect(await list()).toMatchObject([{ kind: "eu_vat", state: "invalid" }])
})

test("staff enter a new certificate instead of an invalid one, but not beside another", async () => {
  const id = await aValidOne()
  expect((await add({ ...certificate, number: "02-1" })).body.code).toBe("customer_tax_id_taken")
  await withdraw(id)
  expect((await add({ ...certificate, number: "02-1" })).status).toBe(200)
  expect(await list()).toMatchObject([{ number: "02-1", state: "waiting" }])
})

test("a certificate that the same administrator enters again is answered as before", async () => {
  const first = await add()
  expect(await add()).toMatchObject({ status: 200, body: first.body })
  expect((await add(certificate, await shop.administrator())).status).toBe(409)
  expect((await add({ ...certificate, validUntil: "2098-12-31" })).status).toBe(409)
  const { insertedId: id } = first.body
  expect(await shop.sql("select from audit_log where target = $1", [id])).toHaveLength(1)
})

test("a tax id is refused for nobody, without a number, and from others than staff", async () => {
  expectRefusal(await add(certificate, buyer), 403)
  expectRefusal(await add({ ...certificate, number: "" }), 400)
  const nobody = await shop.send(`POST /customer/${"0".repeat(24)}/tax-id`, {
    token: shop.admin.token,
    body: certificate,
  })
  expectRefusal(nobody, 404)
  expect(await list()).toEqual([])
})

test("a withdrawn tax id is invalid, stays so, and its owner gets one mail", async () => {
  await shop.holdMails()
  const id = await aValidOne()
  expectRefusal(await withdraw(id, buyer), 403)
  expect((await withdraw(id)).body).toMatchObject({ state: "invalid" })
  expect(await list()).toMatchObject([{ state: "invalid" }])
  expectRefusal(await decide(id, true), 409)
  const mails = await shop.sql(
    "select data from mail_outbox where template = 'tax-id-withdrawn' and recipient = $1",
    [buyer.email],
  )
  expect(mails).toEqual([{ data: { name: buyer.name, number: "01-339" } }])
})

test("only a valid tax id can be withdrawn, and two withdrawals at once count as one", async () => {
  const { insertedId: id } = (await add()).body
  expect((await withdraw(id)).body.code).toBe("tax_id_not_valid")
  expectRefusal(await withdraw("0".repeat(24)), 404)
  await decide(id, true)
  const answers = await Promise.all([withdraw(id), withdraw(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const audited = "select from audit_log where target = $1 and action = 'tax_id.withdraw'"
  expect(await shop.sql(audited, [id])).toHaveLength(1)
  expect((await withdraw(id, await shop.administrator())).status).toBe(409)
})

test("of certificates that two administrators enter at once one is stored", async () => {
  const answers = await Promise.all([add(), add({ ...certificate, number: "02-1" })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await list()).toHaveLength(1)
})
