import { afterAll, describe, expect, test } from "vitest"
import { aPng, type HostileFile, hostileFiles } from "#test/picture-files.ts"
import { formOf, openPictureShop, type UploadAnswer } from "#test/picture-shop.ts"

const shop = await openPictureShop()
afterAll(() => shop.close())

describe("the upload of a picture refuses", () => {
  const reason = ({ status, body }: UploadAnswer) => [status, body.code]

  test("a visitor, before reading anything", async () => {
    const form = formOf(await aPng())
    const response = await fetch(`${shop.url}/image`, { method: "POST", body: form })
    expect(response.status).toBe(401)
    expect((await shop.post("", { ...shop.buyer, token: "0".repeat(43) })).status).toBe(401)
  })

  test("every hostile file, and stores none of them", async () => {
    const before = await shop.storedFiles()
    const files = await hostileFiles()
    expect(files.length).toBeGreaterThanOrEqual(40)
    const expectedAnswer = ({ what, status, code }: HostileFile) => `${what}: ${status} ${code}`
    const answers: string[] = []
    for (const file of files) {
      const { status, body } = await shop.upload(file.bytes, file.name)
      answers.push(expectedAnswer({ ...file, status, code: body.code }))
      expect(body.success, file.what).toBe(false)
    }
    expect(answers).toEqual(files.map(expectedAnswer))
    expect(await shop.storedFiles()).toEqual(before)
  })

  test("more than 5 MiB", async () => {
    const tooMuch = Buffer.concat([await aPng(), Buffer.alloc(6 * 1024 * 1024)])
    expect(reason(await shop.upload(tooMuch))).toEqual([413, "image_too_large"])
    const slightly = Buffer.concat([await aPng(), Buffer.alloc(5 * 1024 * 1024)])
    expect(reason(await shop.upload(slightly))).toEqual([413, "image_too_large"])
    const huge = Buffer.alloc(30 * 1024 * 1024)
    expect(reason(await shop.upload(huge))).toEqual([413, "image_too_large"])
  })

  test("anything but one file in the field 'image'", async () => {
    const png = await aPng()
    const twice = formOf(png)
    twice.append("image", new File([new Uint8Array(png)], "second.png"))
    const besides = formOf(png)
    besides.append("attachment", new File([new Uint8Array(png)], "second.png"))
    const words = new FormData()
    words.append("image", "https://example.com/photo.png")
    const forms = [formOf(png, "a.png", "photo"), twice, besides, words, new FormData()]
    for (const form of forms) expect(reason(await shop.post(form))).toEqual([400, "image_missing"])
  })

  test("a body that is not multipart, or incomplete", async () => {
    const json = await shop.post('{"image":"x"}', shop.buyer, "application/json")
    expect(reason(json)).toEqual([415, "multipart_expected"])
    expect(reason(await shop.post(new Uint8Array(await aPng()), shop.buyer, "image/png"))).toEqual([
      415,
      "multipart_expected",
    ])
    const torn = await shop.post(
      "--x\r\nContent-Disp",
      shop.buyer,
      "multipart/form-data; boundary=x",
    )
    expect(reason(torn)).toEqual([400, "image_missing"])
    const unbounded = await shop.post("--x--", shop.buyer, "multipart/form-data; boundary=")
    expect(reason(unbounded)).toEqual([400, "image_missing"])
  })

  test("a form of many fields, or with a long header", async () => {
    const type = "multipart/form-data; boundary=x"
    const begin = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n'
    const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const forms = [
      `${field.repeat(90_000)}--x--\r\n`,
      `${begin}${"A: b\r\n".repeat(500_000)}\r\nb\r\n--x--\r\n`,
      `${begin}${"A: b\r\n".repeat(500_000)}`,
    ]
    for (const form of forms)
      expect(reason(await shop.post(form, shop.buyer, type))).toEqual([400, "image_missing"])
    const few = `${field.repeat(10)}${begin}\r\nno picture\r\n--x--\r\n`
    const { body } = await shop.post(few, shop.buyer, 'Multipart/Form-Data; a=b; boundary="x"')
    expect(body.code).not.toBe("image_missing")
  })

  test("the 51st picture of a day", async () => {
    const eager = await shop.customer()
    const file = await aPng({ width: 5, height: 5 })
    for (let sent = 0; sent < 50; sent += 1)
      expect((await shop.upload(file, "photo.png", eager)).status).toBe(200)
    const { status, headers } = await shop.upload(file, "photo.png", eager)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await shop.upload(file)).status).toBe(200)
  })

  test("the 301st picture of a day from one network, unless an administrator sends it", async () => {
    // A tenth of each limit: 5 pictures of an account, 30 of a network.
    const scaled = await openPictureShop({ rateLimitScale: 0.1 })
    const file = await aPng({ width: 5, height: 5 })
    const answers: number[] = []
    for (let account = 0; account < 7; account += 1) {
      const person = await scaled.customer()
      for (let sent = 0; sent < 5; sent += 1)
        answers.push((await scaled.upload(file, "photo.png", person)).status)
    }
    expect(answers).toEqual([...Array(30).fill(200), ...Array(5).fill(429)])
    expect((await scaled.upload(file, "photo.png", scaled.admin)).status).toBe(200)
    await scaled.close()
  })
})

describe("the address of a picture", () => {
  const never = "/img/u/0123456789abcdef0123456789abcdef-960.webp"

  test("is accepted for a part and a review once it is uploaded", async () => {
    const { url } = (await shop.upload(await aPng({ seed: 5 }))).body.data
    expect((await shop.review(url)).status).toBe(200)
    await shop.part({ image: url })
    expect((await shop.review("/img/people/rowan-ashdale.svg")).status).toBe(200)
  })

  test("is refused if there is no such picture", async () => {
    const { url } = (await shop.upload(await aPng({ seed: 5 }))).body.data
    const strange = [never, url.replace(/-\d+\./, "-960."), "/img/parts/no-such-part-960.webp"]
    for (const address of strange) {
      const answer = await shop.review(address)
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"])
      expect(answer.body.fields).toHaveProperty("photo")
      await expect(shop.part({ image: address })).rejects.toThrow()
    }
  })
})
