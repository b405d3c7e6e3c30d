import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { diskStore } from "#adapters/pictures/disk-store.ts"
import { removeUnusedUploads } from "#operations/pictures/uploads.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aPdf, aStream } from "#test/pdf-files.ts"
import { openPictureShop, uploadCertificate } from "#test/picture-shop.ts"
import type { Person } from "#test/test-shop.ts"

const MIB = 1024 * 1024
// The limit of a network is five MiB a day.
const shop = await openPictureShop({ rateLimitScale: 0.1 })
await shop.saveSettings("tax", { country: "US", region: "TX", on: true })
let buyer: Person
beforeEach(async () => {
  await shop.sql("delete from rate_limits")
  await shop.sql("delete from uploads")
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const aCertificate = async ({ token } = buyer, region = "TX") => {
  const body = { country: "US", region, number: "01-339" }
  return String((await shop.send("POST /tax-id", { token, body })).body.insertedId)
}
const send = (id: string, pdf: Buffer, by = buyer) => uploadCertificate(shop, id, pdf, by)
const pdfOf = (bytes: number) => aPdf({ objects: [aStream(Buffer.alloc(bytes), "")] })
/** Inserts certificates of a person. */
const keep = (bytes: number, uploadedBy: string) =>
  shop.sql(
    `insert into uploads (name, kind, file_hash, state, address, bytes, uploaded_by)
     values (md5(random()::text), 'certificate', md5(random()::text), 'stored', md5(random()::text), $1, $2)`,
    [bytes, uploadedBy],
  )
const keptBytes = async ({ id }: Person) => {
  const [row] = await shop.sql(
    "select coalesce(sum(bytes), 0)::int as bytes from uploads where uploaded_by = $1 and state <> 'removing'",
    [id],
  )
  return Number(row?.bytes)
}

describe("certificate storage is limited", () => {
  test("to 20 MiB per account, also for concurrent uploads", async () => {
    const small = aPdf()
    const limit = 2 * MIB
    await keep(limit - small.length - 200, buyer.id)
    const ids = [await aCertificate(), await aCertificate(buyer, "NY")]
    const pdfs = ids.map((title) => aPdf({ title }))
    const answers = await Promise.all(ids.map((id, index) => send(id, pdfs[index] ?? small)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.code)).toContain("certificates_too_large")
    expect(await keptBytes(buyer)).toBeLessThanOrEqual(limit)
    const other = await shop.customer()
    expect((await send(await aCertificate(other), small, other)).status).toBe(200)
  })

  test("to 1 GiB of certificates awaiting a decision", async () => {
    const { id: somebody } = await shop.customer()
    await keep(102 * MIB, somebody)
    const id = await aCertificate()
    const more = await aCertificate(buyer, "NY")
    expect((await send(id, aPdf())).status).toBe(200)
    await keep(MIB, somebody)
    const refused = await send(more, aPdf({ title: "Another" }))
    expectRefusal(refused, 409)
    expect(refused.body).toMatchObject({ code: "certificates_full" })
    await shop.sql(
      `insert into tax_ids (id, user_id, kind, country, region, number, certificate, state)
       select lpad('1', 24, '0'), $1, 'us_certificate', 'US', 'WA', '1', address, 'valid'
       from uploads where bytes = $2`,
      [buyer.id, 102 * MIB],
    )
    await shop.sql("delete from rate_limits")
    expect((await send(more, aPdf({ title: "Another" }))).status).toBe(200)
  })

  test("to 50 MiB a day per network, whoever sends them", async () => {
    const other = await shop.customer()
    const id = await aCertificate()
    const others = await aCertificate(other)
    expect((await send(id, pdfOf(1.9 * MIB))).status).toBe(200)
    expect((await send(others, pdfOf(1.9 * MIB), other)).status).toBe(200)
    const third = await shop.customer()
    const refused = await send(await aCertificate(third), pdfOf(1.9 * MIB), third)
    expectRefusal(refused, 429)
    expect(await keptBytes(third)).toBe(0)
  })
})

test("a PDF that is not awaited is not stored", async () => {
  const body = { country: "GB", number: "GB980780684" }
  const british = await shop.send("POST /tax-id", { token: buyer.token, body })
  const refused = await send(String(british.body.insertedId), aPdf({ title: "A" }))
  expect(refused.body.code).toBe("certificate_not_awaited")
  await shop.sql("delete from rate_limits")
  const id = await aCertificate()
  const pdf = aPdf({ title: "B" })
  expect((await send(id, pdf)).status).toBe(200)
  await shop.sql("delete from rate_limits")
  expect((await send(id, aPdf({ title: "C" }))).body.code).toBe("certificate_not_awaited")
  await shop.sql("delete from rate_limits")
  expect((await send(id, pdf)).status).toBe(200)
  expect(await keptBytes(buyer)).toBe(pdf.length)
})

test("a file that staff upload counts for the certificate's owner, and is deleted with it", async () => {
  const id = await aCertificate()
  const pdf = aPdf({ title: "By post" })
  expect((await send(id, pdf, shop.admin)).status).toBe(200)
  expect(await keptBytes(buyer)).toBe(pdf.length)
  await shop.send(`DELETE /tax-id/${id}`, { token: buyer.token })
  expect(await keptBytes(buyer)).toBe(0)
})

test("a certificate's file is deleted with its tax id, and all with their account", async () => {
  const files = async () =>
    (await shop.storedFiles()).filter((name) => name.includes("certificate")).length
  const sweep = () =>
    removeUnusedUploads({
      db: shop.db,
      pictures: { store: diskStore(`${shop.dataDir}/pictures`) },
    })
  const before = await files()
  const id = await aCertificate()
  const more = await aCertificate(buyer, "NY")
  await send(id, aPdf({ title: "One" }))
  await send(more, aPdf({ title: "Two" }))
  expect(await files()).toBe(before + 2)
  await shop.send(`DELETE /tax-id/${id}`, { token: buyer.token })
  await sweep()
  expect(await files()).toBe(before + 1)
  await shop.as(buyer)("POST /account/close", { body: { password: buyer.password } })
  await sweep()
  expect(await files()).toBe(before)
})
