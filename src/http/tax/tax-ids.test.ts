import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { diskStore } from "#adapters/pictures/disk-store.ts"
import { ProviderUnavailable, type TaxIdChecker } from "#operations/kernel/ports.ts"
import type { Log } from "#operations/kernel/shop.ts"
import { removeUnusedUploads } from "#operations/pictures/uploads.ts"
import { recheckTaxIds } from "#operations/tax/check-with-authority.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aPdf } from "#test/pdf-files.ts"
import { openPictureShop, uploadCertificate, uploadDatasheet } from "#test/picture-shop.ts"
import { quietLog, withAuthority } from "#test/services/tax-authority.ts"
import type { Person } from "#test/test-shop.ts"

const shop = await openPictureShop({ rateLimitScale: 0 })
let buyer: Person
beforeAll(async () => {
  await set({ on: true })
})
beforeEach(async () => {
  await shop.sql("delete from tax_ids")
  buyer = await aVerifiedCustomer()
})
afterAll(() => shop.close())

const set = (body: object) =>
  shop.saveSettings("tax", { country: "DE", vatNumber: "DE136695976", ...body })
const aVerifiedCustomer = async () => {
  const person = await shop.customer()
  await shop.verifyEmail(person)
  return person
}
const places = {
  FR: { street: "1 Rue", city: "Paris", postalCode: "75001", country: "FR" },
  DE: { street: "1 Weg", city: "Berlin", postalCode: "10115", country: "DE" },
  GR: { street: "1 Odos", city: "Athens", postalCode: "105 57", country: "GR" },
}
/** Adds an address of this company in the country. */
const workAt = (country: keyof typeof places, company: string, by = buyer) =>
  shop.as(by)("POST /address", { body: { name: "Ada Byron", company, ...places[country] } })
const waitingOf = async ({ email }: Person) =>
  (await shop.as(shop.admin)("GET /tax-id/waiting")).filter((row) => row.email === email)
const add = (body: object, { token } = buyer) => shop.send("POST /tax-id", { token, body })
const list = (by = buyer) => shop.as(by)("GET /tax-id")
const about = (id: unknown, call = "", { token } = buyer, body?: object) =>
  shop.send(`${call ? "POST" : "DELETE"} /tax-id/${id}${call}`, { token, ...(body && { body }) })
const send = (id: unknown, pdf: Buffer, by = buyer) => uploadCertificate(shop, String(id), pdf, by)
const pictures = () => join(shop.dataDir, "pictures")
const decide = (id: unknown, valid: boolean, by = shop.admin) =>
  about(id, "/decision", by, { valid })

/** The stand-in derives its answer from the digits. */
const french = { country: "FR", number: "fr 40 303 265 045" }
const FRENCH_FIRM = "Test firm FR40303265045"
const nobodys = { country: "DE", number: "DE100000090" }
const unanswered = { country: "DE", number: "DE100001999" }
const certificate = { country: "US", region: "TX", number: "01-339", validUntil: "2099-12-31" }

test("a VAT number is checked with its authority, which returns its owner", async () => {
  await workAt("FR", "TEST-FIRM FR40303265045")
  const answer = await add(french)
  expect(answer.body).toMatchObject({ success: true, state: "valid" })
  expect(await list()).toMatchObject([
    {
      kind: "eu_vat",
      country: "FR",
      number: "FR40303265045",
      state: "valid",
      holder: FRENCH_FIRM,
      checkedAt: expect.any(String),
      awaits: null,
    },
  ])
  const [kept] = await shop.sql("select consultation from tax_ids where user_id = $1", [buyer.id])
  expect(kept?.consultation).toMatch(/^STANDIN\d+$/)
  expect((await add(nobodys)).body).toMatchObject({ state: "invalid" })
})

test("a number whose check was impossible is not invalid, and is checked again", async () => {
  await workAt("DE", "Kai")
  const { insertedId, state } = (await add(unanswered)).body
  expect(state).toBe("waiting")
  expect((await about(insertedId, "/check")).body).toMatchObject({ state: "waiting" })
  expect(await list()).toMatchObject([{ awaits: "authority" }])
  await recheckTaxIds(answering(async () => ({ valid: true, holder: "Kai", consultation: "W-1" })))
  expect(await list()).toMatchObject([{ state: "valid", holder: "Kai" }])
})

const answering = (check: TaxIdChecker["check"], log?: Log) => withAuthority(shop, check, log)

test("an unavailable authority is logged, and any other error is not taken as its answer", async () => {
  const { insertedId } = (await add(unanswered)).body
  const warnings: unknown[] = []
  const warn: Log["warn"] = (...words) => warnings.push(words)
  const away = new ProviderUnavailable("away")
  await recheckTaxIds(answering(() => Promise.reject(away), { ...quietLog, warn }))
  expect(warnings).toEqual([[{ err: away, taxId: insertedId }, "tax_id_not_checked"]])
  const broken = answering(() => Promise.reject(new Error("Not what it says it sends")))
  await expect(recheckTaxIds(broken)).rejects.toThrow("Not what it says it sends")
  expect(await list()).toMatchObject([{ state: "waiting" }])
})

test("an authority's long response is stored up to the limit", async () => {
  await add(unanswered)
  const words = { holder: "K".repeat(301), consultation: "W".repeat(101) }
  await recheckTaxIds(answering(async () => ({ valid: true, ...words })))
  expect(await list()).toMatchObject([{ state: "waiting", holder: "K".repeat(300) }])
  const [kept] = await shop.sql("select consultation from tax_ids where user_id = $1", [buyer.id])
  expect(kept).toEqual({ consultation: "W".repeat(100) })
})

test.each(["EL094259216", "094259216", "GR094259216"])("%s of Greece has EL", async (number) => {
  await workAt("GR", "Test firm EL094259216")
  expect((await add({ country: "GR", number })).body).toMatchObject({ state: "valid" })
  expect(await list()).toMatchObject([{ country: "GR", number: "EL094259216" }])
})

test.each([
  ["BE", "428759497", "BE0428759497"],
  ["NL", "NL4495445B01", "NL004495445B01"],
  ["DE", "DE136,695,976", "DE136695976"],
  ["FR", "FR40–303265045", "FR40303265045"],
])("a number of %s typed as %s is kept as %s", async (country, number, kept) => {
  expect((await add({ country, number })).status).toBe(200)
  expect(await list()).toMatchObject([{ country, number: kept }])
})

test("a valid number of another company waits for an administrator", async () => {
  await workAt("FR", "Another firm")
  await workAt("DE", FRENCH_FIRM)
  const { insertedId, state } = (await add(french)).body
  expect(state).toBe("waiting")
  expect(await list()).toMatchObject([{ state: "waiting", holder: FRENCH_FIRM, awaits: "staff" }])
  expect(await waitingOf(buyer)).toMatchObject([
    { _id: insertedId, holder: FRENCH_FIRM, emailVerified: true, alsoOf: [] },
  ])
  expect((await about(insertedId, "/check")).body).toMatchObject({ state: "waiting" })
  await decide(insertedId, true)
  expect(await list()).toMatchObject([{ state: "valid", awaits: null }])
  expect((await about(insertedId, "/check")).body).toMatchObject({ state: "valid" })
})

test("a number that an administrator refused stays refused", async () => {
  await workAt("FR", "Another firm")
  const { insertedId } = (await add(french)).body
  await decide(insertedId, false)
  await workAt("FR", FRENCH_FIRM)
  expect((await about(insertedId, "/check")).body).toMatchObject({ state: "invalid" })
  expect(await list()).toMatchObject([{ state: "invalid" }])
})

test("a company's own number counts once its account's address is verified", async () => {
  const newcomer = await shop.customer()
  await workAt("FR", FRENCH_FIRM, newcomer)
  expect((await add(french, newcomer)).body).toMatchObject({ state: "waiting" })
  expect(await list(newcomer)).toMatchObject([{ state: "waiting", awaits: "proof" }])
  const valid = answering(async () => ({ valid: true, holder: FRENCH_FIRM, consultation: "" }))
  await recheckTaxIds(valid)
  expect(await list(newcomer)).toMatchObject([{ state: "waiting", awaits: "proof" }])
  await shop.verifyEmail(newcomer)
  await recheckTaxIds(valid)
  expect(await list(newcomer)).toMatchObject([{ state: "valid", awaits: null }])
})

test("a number entered by a second account is reported, and does not count for it", async () => {
  const second = await aVerifiedCustomer()
  const third = await shop.customer()
  for (const person of [buyer, second, third]) await workAt("FR", FRENCH_FIRM, person)
  expect((await add(french, third)).body).toMatchObject({ state: "waiting" })
  expect((await add(french)).body).toMatchObject({ state: "valid" })
  expect((await add(french, second)).body).toMatchObject({ state: "waiting" })
  expect(await waitingOf(second)).toMatchObject([{ alsoOf: [buyer.email, third.email].sort() }])
  expect(await list()).toMatchObject([{ state: "valid" }])
})

test("of two accounts that enter a number at once, at most one is exempt by it", async () => {
  const second = await aVerifiedCustomer()
  for (const person of [buyer, second]) await workAt("FR", FRENCH_FIRM, person)
  const answers = await Promise.all([add(french), add(french, second)])
  expect(answers.filter(({ body }) => body.state === "valid").length).toBeLessThanOrEqual(1)
})

test("numbers of one account take one place in the list, after those of verified addresses", async () => {
  const flood = await shop.customer()
  for (const region of ["TX", "NY", "WA"]) await add({ ...certificate, region }, flood)
  const another = await shop.customer()
  await add(certificate, another)
  await add(certificate)
  const shown = await shop.as(shop.admin)("GET /tax-id/waiting")
  expect(shown).toMatchObject([
    { email: buyer.email, emailVerified: true, waitingCount: 1 },
    { email: flood.email, emailVerified: false, waitingCount: 3, region: "WA" },
    { email: another.email, emailVerified: false, waitingCount: 1 },
  ])
  const page = async (after?: string) => {
    const query = { limit: 1, ...(after && { after }) }
    return (await shop.as(shop.admin)("GET /tax-id/waiting", { query }))[0]
  }
  const first = await page()
  const second = await page(first?._id)
  expect([first, second, await page(second?._id)]).toEqual(shown)
  expect(await shop.as(shop.admin)("GET /overview")).toMatchObject({ taxIds: 3 })
  await decide(second?._id, false)
  expect(await waitingOf(flood)).toMatchObject([{ region: "NY", waitingCount: 2 }])
})

test("a certificate, and a United Kingdom number, wait for an administrator", async () => {
  const { insertedId, state } = (await add(certificate)).body
  expect(state).toBe("waiting")
  const british = await aVerifiedCustomer()
  await add({ country: "GB", number: "GB 980 7806 84" }, british)
  expect(await waitingOf(buyer)).toMatchObject([
    { _id: insertedId, email: buyer.email, region: "TX", validUntil: "2099-12-31" },
  ])
  expect(await waitingOf(british)).toMatchObject([{ kind: "gb_vat", number: "GB980780684" }])
  expectRefusal(await decide(insertedId, true, buyer), 403)
  expect((await decide(insertedId, true)).body).toMatchObject({ state: "valid" })
  expectRefusal(await decide(insertedId, false), 409)
  expect(await list()).toMatchObject([{ state: "valid" }])
  const [audited] = await shop.sql("select detail from audit_log where target = $1", [insertedId])
  expect(audited?.detail).toEqual({ before: { state: "waiting" }, after: { state: "valid" } })
})

test.each([
  [
    { country: "FR", number: "FR40303265046" },
    { number: expect.stringContaining("does not issue") },
  ],
  [{ country: "CH", number: "1" }, { country: expect.stringContaining("for the EU") }],
  [{ ...certificate, region: "XX" }, { region: expect.stringContaining("state") }],
  [{ ...certificate, validUntil: "soon" }, { validUntil: expect.stringContaining("a day") }],
  [{ country: "DE", number: " " }, { number: "Number is Required" }],
])("%j is refused without asking the authority", async (body, fields) => {
  const answer = await add(body)
  expectRefusal(answer, 400)
  expect(answer.body).toMatchObject({ fields })
  expect(await list()).toEqual([])
})

test("another customer's tax id answers 404", async () => {
  const { insertedId } = (await add(french)).body
  const other = await shop.customer()
  expectRefusal(await about(insertedId, "/check", other), 404)
  expectRefusal(await about(insertedId, "", other), 404)
  expect(await list(other)).toEqual([])
  expect((await about(insertedId)).status).toBe(200)
  expectRefusal(await about(insertedId), 404)
})

test.each([true, false])("the owner gets one mail about the decision: %s", async (valid) => {
  await shop.holdMails()
  const id = (await add({ ...certificate, number: "R-1" })).body.insertedId
  expectRefusal(await decide(id, valid, buyer), 403)
  expect((await decide(id, valid)).status).toBe(200)
  expectRefusal(await decide(id, !valid), 409)
  const mails = await shop.sql(
    "select data from mail_outbox where template = 'tax-id-decided' and recipient = $1",
    [buyer.email],
  )
  expect(mails).toEqual([{ data: { name: buyer.name, number: "R-1", valid } }])
})

test("of ten concurrent numbers for one place one is stored, and of two decisions one counts", async () => {
  const numbers = [..."0123456789"]
  const answers = await Promise.all(numbers.map((number) => add({ ...certificate, number })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const [{ _id: id } = { _id: "" }] = await list()
  const decisions = await Promise.all([true, false].map((valid) => decide(id, valid)))
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
  const checks = await Promise.all([about(id, "/check"), about(id), about(id)])
  expect(checks.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  expect(await list()).toEqual([])
})

describe("the PDF of a certificate", () => {
  const file = async (id: unknown, { token } = buyer) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${shop.url}/tax-id/${id}/certificate`, { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const aCertificate = async () => (await add(certificate)).body.insertedId
  const certificates = async () =>
    (await shop.storedFiles()).filter((name) => name.includes("certificate"))

  test("is for its owner and administrators alone, and can only be downloaded", async () => {
    const pdf = aPdf({ title: "A resale certificate" })
    const id = await aCertificate()
    expect((await file(id)).answer.status).toBe(404)
    const sent = await send(id, pdf)
    expect(sent).toMatchObject({
      status: 200,
      body: { url: `${shop.url}/tax-id/${id}/certificate` },
    })
    expect(await list()).toMatchObject([{ onFile: true }])
    const { answer, bytes } = await file(id)
    expect(bytes).toEqual(pdf)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="certificate-TX-01-339.pdf"',
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    })
    expect((await file(id, shop.admin)).bytes).toEqual(pdf)
    const waiting = await shop.as(shop.admin)("GET /tax-id/waiting")
    expect(waiting.find(({ _id }) => _id === id)).toMatchObject({ onFile: true })
    const [name = ""] = await certificates()
    for (const at of [name, name.replace("-certificate", "")])
      for (const path of ["/datasheets/", "/img/u/"])
        expect((await fetch(shop.url + path + at)).status).toBe(404)
  })

  test("cannot be uploaded or read by other customers", async () => {
    const id = await aCertificate()
    const other = await shop.customer()
    expectRefusal(await send(id, aPdf(), other), 404)
    await send(id, aPdf())
    expect((await file(id, other)).answer.status).toBe(404)
    expect((await file(id, { ...other, token: "" })).answer.status).toBe(401)
  })

  test("is refused if none is expected, or if it is not a PDF", async () => {
    const id = await aCertificate()
    const number = (await add({ country: "GB", number: "GB 980 7806 84" })).body.insertedId
    const script = aPdf({ catalogue: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" })
    const large = Buffer.concat([aPdf(), Buffer.alloc(5 * 1024 * 1024)])
    const before = await shop.storedFiles()
    const codes = []
    for (const pdf of [Buffer.from("<script>"), script, large])
      codes.push((await send(id, pdf)).body.code)
    expect(codes).toEqual(["datasheet_type_refused", "datasheet_active", "certificate_too_large"])
    expect(await shop.storedFiles()).toEqual(before)
    expect((await send(number, aPdf())).body.code).toBe("certificate_not_awaited")
    await decide(id, true)
    expect((await send(id, aPdf())).body.code).toBe("certificate_not_awaited")
    expect(await list()).toMatchObject([{ onFile: false }, { onFile: false }])
  })

  test("is one of several sent at once, and is unchanged when sent again", async () => {
    const id = await aCertificate()
    const pdfs = ["1", "2", "3"].map((title) => aPdf({ title }))
    const answers = await Promise.all(pdfs.map((pdf) => send(id, pdf)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const kept = pdfs[answers.findIndex(({ status }) => status === 200)] ?? aPdf()
    expect((await send(id, kept)).status).toBe(200)
    expect((await file(id)).bytes).toEqual(kept)
  })

  test("is stored separately for each sender, and deleted when nobody uses it", async () => {
    const sweep = async () => {
      await removeUnusedUploads({ db: shop.db, pictures: { store: diskStore(pictures()) } })
      await shop.sql("update uploads set unused_since = unused_since - interval '2 days'")
      await removeUnusedUploads({ db: shop.db, pictures: { store: diskStore(pictures()) } })
    }
    await shop.sql("delete from tax_ids")
    await sweep()
    const pdf = aPdf({ title: "One form" })
    const other = await shop.customer()
    const ids = [await aCertificate(), (await add(certificate, other)).body.insertedId]
    await send(ids[0], pdf)
    await send(ids[1], pdf, other)
    expect((await uploadDatasheet(shop, pdf)).body.url).toMatch(/\/datasheets\//)
    await sweep()
    expect(await certificates()).toHaveLength(2)
    await about(ids[0])
    await sweep()
    expect(await certificates()).toHaveLength(1)
    expect((await file(ids[1], other)).bytes).toEqual(pdf)
    await shop.as(other)("POST /account/close", { body: { password: other.password } })
    await sweep()
    expect(await certificates()).toEqual([])
  })
})

test("tax ids are in the data export and are deleted with the account", async () => {
  await add(certificate)
  const file = await shop.as(buyer)("GET /account/export")
  expect(file.taxIds).toMatchObject([{ number: "01-339" }])
  await shop.as(buyer)("POST /account/close", { body: { password: buyer.password } })
  expect(await shop.sql("select id from tax_ids where user_id = $1", [buyer.id])).toEqual([])
})

test("a shop that charges no tax accepts none", async () => {
  await set({ on: false })
  expectRefusal(await add(french), 409)
})
