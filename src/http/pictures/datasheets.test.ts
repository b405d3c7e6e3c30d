import { afterAll, describe, expect, test, vi } from "vitest"
import { aPdf, aStream, hostilePdfs, packed } from "#test/pdf-files.ts"
import { aPng } from "#test/picture-files.ts"
import { formOf, openPictureShop, uploadDatasheet } from "#test/picture-shop.ts"
import { bodyOf } from "#test/read-json.ts"
import type { Person } from "#test/test-shop.ts"

const shop = await openPictureShop({ rateLimitScale: 0 })
afterAll(() => shop.close())

const post = async (body: BodyInit, person: Pick<Person, "token"> = shop.admin, type?: string) => {
  const headers = new Headers({ authorization: `Bearer ${person.token}` })
  if (type) headers.set("content-type", type)
  const answer = await fetch(`${shop.url}/datasheet`, { method: "POST", headers, body })
  return { status: answer.status, body: await bodyOf(answer) }
}
const upload = (file: Buffer, person?: Pick<Person, "token">) => uploadDatasheet(shop, file, person)

describe("an uploaded datasheet", () => {
  test("is stored unchanged, and can only be downloaded", async () => {
    const file = aPdf({ pages: 3 })
    const { status, body } = await upload(file)
    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        url: `${shop.url}/datasheets/${body.id}.pdf`,
        bytes: file.length,
        pages: 3,
      },
    ])
    const answer = await fetch(body.url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(file)
    const etag = answer.headers.get("etag") ?? ""
    expect((await fetch(body.url, { headers: { "if-none-match": etag } })).status).toBe(304)
    const piece = await fetch(body.url, { headers: { range: "bytes=0-7" } })
    expect([piece.status, await piece.text()]).toEqual([206, "%PDF-1.7"])
  })

  test("may compress its objects, and states its pages if they are certain", async () => {
    const objects = [packed("<< /A 1 >>"), aStream(Buffer.from("no deflate"))]
    expect((await upload(aPdf({ objects }))).body.pages).toBe(2)
    const twice = aPdf({ objects: ["<< /Type /Page >>"] })
    expect((await upload(twice)).body).not.toHaveProperty("pages")
  })

  test("is stored once when it is sent several times at once", async () => {
    const before = await shop.storedFiles()
    const file = aPdf({ title: "At once" })
    const answers = await Promise.all([upload(file), upload(file), upload(file)])
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect((await shop.storedFiles()).filter((name) => !before.includes(name))).toHaveLength(1)
  })

  test.each(["nothing", "", "0123456789abcdef0123456789abcdef.pdf", "..%2fpictures"])(
    "is at no other address: %s",
    async (name) => {
      expect((await shop.send(`GET /datasheets/${name}`)).status).toBe(404)
    },
  )
})

describe("the upload of a datasheet refuses", () => {
  test("a caller who is not an administrator, before reading anything", async () => {
    expect((await upload(aPdf(), { token: "0".repeat(43) })).status).toBe(401)
    expect((await upload(aPdf(), shop.buyer)).status).toBe(403)
  })

  test.each(hostilePdfs())("$what, and stores nothing", async ({ bytes, status, code }) => {
    const before = await shop.storedFiles()
    const answer = await upload(bytes)
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/)
    expect(await shop.storedFiles()).toEqual(before)
  })

  test("more than 10 MiB, not exactly one file, or not a form", async () => {
    const sheet = aPdf()
    const large = Buffer.concat([sheet, Buffer.alloc(10 * 1024 * 1024)])
    // The shop ends the connection of an unread body soon, and a busy client may lose the answer.
    const patiently = (file: Buffer) => vi.waitFor(() => upload(file), { timeout: 90_000 })
    const twice = formOf(sheet, "a.pdf", "datasheet")
    twice.append("datasheet", new File([new Uint8Array(sheet)], "b.pdf"))
    const answers = [
      await patiently(large),
      await patiently(Buffer.alloc(100 * 1024 * 1024)),
      await post(twice),
      await post(formOf(sheet, "a.pdf", "image")),
      await post("{}", shop.admin, "application/json"),
      await post("--x\r\nContent-Disp", shop.admin, "multipart/form-data; boundary=x"),
    ]
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      "413 datasheet_too_large",
      "413 datasheet_too_large",
      "400 datasheet_missing",
      "400 datasheet_missing",
      "415 datasheet_not_multipart",
      "400 datasheet_missing",
    ])
  })

  test("a picture as a datasheet, and a datasheet as a picture", async () => {
    const { url } = (await upload(aPdf())).body
    const picture = (await shop.upload(await aPng())).body.data.url
    expect((await shop.upload(aPdf())).status).toBe(415)
    await expect(shop.part({ image: url })).rejects.toThrow()
    await expect(shop.part({ pictures: [{ url, text: "" }] })).rejects.toThrow()
    await expect(shop.part({ datasheets: [{ url: picture, text: "" }] })).rejects.toThrow()
  })
})

test("the 201st datasheet of a day is rate limited", async () => {
  const limited = await openPictureShop({ rateLimitScale: 0.01 })
  const send = () => uploadDatasheet(limited, aPdf())
  const sent = [await send(), await send(), await send()]
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 429])
  await limited.close()
})
