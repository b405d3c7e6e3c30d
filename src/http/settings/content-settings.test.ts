import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import { fieldsIn, type NamedField } from "#contract/settings/setting-fields.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aPng } from "#test/picture-files.ts"
import { openPictureShop } from "#test/picture-shop.ts"

const shop = await openPictureShop({ seed: "demo", rateLimitScale: 0 })
afterAll(() => shop.close())

const read = async (name: string) =>
  z
    .object({ settings: z.looseObject({}) })
    .parse((await shop.send(`GET /settings/${name}`, { token: shop.admin.token })).body)
const put = shop.saveSettings
const whole = async () => {
  const api = shop.as()
  const withoutIds = <Row extends { _id: string }>(rows: Row[]) =>
    rows.map(({ _id, ...row }) => row)
  return {
    content: await api("GET /content"),
    services: withoutIds(await api("GET /service")),
    engineers: withoutIds(await api("GET /professional")),
  }
}

test("saving every group unchanged changes nothing in the shop", async () => {
  const before = await whole()
  for (const { name } of settingsGroups) {
    const { settings } = await read(name)
    expect(await put(name, settings), name).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await read(name)).settings).toEqual(settings)
  }
  expect(await whole()).toEqual(before)
  const saved = await shop.sql("select detail from audit_log where action = 'settings.save'")
  expect(saved).toEqual(settingsGroups.map(() => ({ detail: { before: {}, after: {} } })))
})

test("saved content appears in the older calls, in its order", async () => {
  const { settings } = await shop.as()("GET /settings/services")
  const services = settings.services.toReversed().slice(1)
  await put("services", { services })
  await put("engineers", { engineers: [{ name: "Ada", designation: "Boards", photo: "" }] })
  await put("stats", { stats: ["2K+ served"] })
  expect(await whole()).toMatchObject({
    content: { stats: ["2K+ served"] },
    services,
    engineers: [{ name: "Ada", designation: "Boards", photo: "" }],
  })
})

test("a picture must be the shop's, and is kept while it is shown", async () => {
  const slide = { title: "New", text: "New.", cta: { label: "See", href: "/parts" }, alt: "It" }
  const elsewhere = await put("banner", {
    slides: [{ ...slide, image: "https://evil.example/a.png" }],
  })
  expectRefusal(elsewhere, 400)
  expect(elsewhere.body.fields).toEqual({
    "slides.0.image": "Choose a picture that was uploaded to this shop",
  })
  const image = (await shop.upload(await aPng())).body.data.url
  expect(await put("banner", { slides: [{ ...slide, image }] })).toMatchObject({ status: 200 })
  expect((await shop.as()("GET /content")).banner).toMatchObject([
    { ...slide, image: new URL(image).pathname },
  ])
})

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "data:text/html,x",
  "JaVaScRiPt:1",
  "vbscript:1",
])("a link to %s is refused by its field", async (href) => {
  const answer = await put("footer", { links: [{ label: "Press me", href }] })
  expectRefusal(answer, 400)
  expect(answer.body.fields).toEqual({
    "links.0.href": "Address must begin with /, https://, http:// or mailto:",
  })
})

test("each setting has a field on a page", () => {
  const withoutField = (fields: readonly NamedField[], shape: object): string[] =>
    Object.keys(shape).filter((name) => !fields.some((field) => field.name === name))
  for (const { name, fields } of settingsGroups)
    expect(withoutField(fieldsIn(fields), fields.shape), name).toEqual([])
})
