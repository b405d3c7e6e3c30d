import fc from "fast-check"
import { afterAll, describe, expect, test } from "vitest"
import { settingsGroups } from "#contract/settings/settings.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { fillOwnPages } from "#test/own-pages.ts"
import { readObject } from "#test/read-json.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { admin } = shop
afterAll(() => shop.close())

const put = (name: string, body: object, version: number | string = "*", { token } = admin) =>
  shop.send(`PUT /settings/${name}`, { token, body, headers: { "if-match": `${version}` } })
const siteIn = async (language: string) =>
  (await shop.send("GET /site", { headers: { "x-language": language } })).body
const readShop = () => shop.as()("GET /settings/shop")
const lastEntry = async () =>
  (
    await shop.sql(
      "select action, target, detail, actor_id from audit_log order by id desc limit 1",
    )
  )[0]

describe("settings", () => {
  test("have defaults until they are saved, and each group says who saved it", async () => {
    const { version, settings } = await readShop()
    expect(version).toBe(0)
    expect(settings).toMatchObject({ name: "Computer Assembler", timeZone: "UTC", taxIds: [] })
    expect(await put("shop", { name: "Moor & Heath", timeZone: "Europe/Berlin" }, 0)).toMatchObject(
      {
        status: 200,
        body: { success: true, version: 1 },
      },
    )
    expect(await readShop()).toMatchObject({ version: 1, settings: { name: "Moor & Heath" } })
    const groups = await shop.as(admin)("GET /settings")
    expect(groups.map(({ name }) => name)).toEqual(settingsGroups.map(({ name }) => name))
    expect(groups[0]).toMatchObject({ name: "shop", version: 1, changedBy: expect.any(String) })
    expect(groups[1]).toMatchObject({ version: 0, changedAt: null, changedBy: null })
  })

  test("are audited with the old and new value, for changed fields only", async () => {
    await put("shop", { name: "Before", phone: "1" })
    await put("shop", { name: "After", phone: "1" })
    expect(await lastEntry()).toEqual({
      action: "settings.save",
      target: "shop",
      detail: { before: { name: "Before" }, after: { name: "After" } },
      actor_id: admin.id,
    })
  })

  test("are refused to customers, and without the version seen", async () => {
    const { version } = await readShop()
    expectRefusal(await put("shop", { name: "Mine" }, version, await shop.customer()), 403)
    const blind = await shop.send("PUT /settings/shop", { token: admin.token, body: {} })
    expectRefusal(blind, 400)
    const needed = { "if-match": "Send the version of these settings as If-Match" }
    expect(blind.body.fields).toEqual(needed)
    expect((await readShop()).version).toBe(version)
  })

  test("report each invalid field", async () => {
    const answer = await put("shop", {
      name: " ",
      email: "nobody",
      timeZone: "Mars/Olympus",
      taxIds: [{ label: "VAT ID" }],
    })
    expectRefusal(answer, 400)
    expect(answer.body.fields).toEqual({
      name: "Name is Required",
      email: "Enter a valid Email",
      timeZone: "Choose a time zone, such as Europe/Berlin",
      "taxIds.0.number": "Number is Required",
    })
  })

  test("saved by two at once: one succeeds, and the other gets the version", async () => {
    for (const round of [1, 2, 3]) {
      const { version } = await readShop()
      const names = [1, 2, 3, 4, 5].map((n) => `Round ${round} of ${n}`)
      const answers = await Promise.all(names.map((name) => put("shop", { name }, version)))
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await readShop()).settings.name).toBe(names[winner])
      for (const answer of answers.filter((_, index) => index !== winner)) {
        expectRefusal(answer, 409)
        expect(answer.body).toMatchObject({ code: "settings_changed", version: version + 1 })
      }
    }
  })

  test("saved again after a lost response are no conflict", async () => {
    const { version } = await readShop()
    const first = await put("shop", { name: "Heard late" }, version)
    const second = await put("shop", { name: "Heard late" }, version)
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: { version: version + 1 } })
  })

  test("are returned as saved, and can be saved again", async () => {
    const line = fc
      .string({ maxLength: 40, unit: "grapheme-ascii" })
      .map((text) => `x${text.trim()}`)
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          name: line,
          legalName: line,
          taxIds: fc.array(fc.record({ label: line, number: line }), { maxLength: 3 }),
        }),
        async (typed) => {
          fc.pre((await put("shop", typed)).status === 200)
          const { settings } = await readShop()
          expect(settings).toMatchObject(readObject(JSON.stringify(typed).replaceAll(/\s+"/g, '"')))
          expect((await put("shop", settings)).status).toBe(200)
          expect((await readShop()).settings).toEqual(settings)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe("a required e-mail verification before the first order", () => {
  test("blocks every way to order for unverified buyers, and says how to verify", async () => {
    const buyer = await shop.customer()
    const part = await shop.part({ price: 10, availableQuantity: 100 })
    const order = {
      "POST /purchase": { purchaseId: part, quantity: 1 },
      "POST /order": { lines: [{ partId: part, quantity: 1 }] },
    }
    const cart = await shop.as(buyer)("PATCH /cart", {
      body: { add: [{ partId: part, quantity: 1 }] },
    })
    const ofCart = { expected: { total: 10, version: cart.version } }
    const everyWay = { ...order, "POST /cart/order": ofCart }
    await put("orders", { confirmedEmail: true })
    for (const [route, body] of Object.entries(everyWay)) {
      const answer = await shop.send(route, { token: buyer.token, body })
      expectRefusal(answer, 409)
      expect(answer.body).toMatchObject({ code: "email_not_confirmed" })
      expect(answer.body.message).toContain("request a new one from your account")
    }
    expect(await shop.as(buyer)("GET /myorder", { query: { email: buyer.email } })).toEqual([])
    await shop.verifyEmail(buyer)
    for (const [route, body] of Object.entries(everyWay))
      expect(await shop.send(route, { token: buyer.token, body })).toMatchObject({ status: 200 })
  })
})

describe("the shop's own texts", () => {
  test("have a page, and a link on every page, once they are written", async () => {
    const linksOf = async () => (await shop.as()("GET /site")).links
    const before = await linksOf()
    expect(before.filter(({ href }) => href.startsWith("/legal/"))).toEqual([])
    await put("terms", { text: "# Who we are\n\nWe sell parts." })
    await put("imprint", { text: " " })
    expect(await linksOf()).toEqual([...before, { label: "Terms", href: "/legal/terms" }])
    const { settings } = await shop.as()("GET /settings/terms")
    expect(settings).toEqual({ text: "# Who we are\n\nWe sell parts." })
    expectRefusal(await put("terms", { text: "x".repeat(20_001) }), 400)
    await put("shop", { contact: "desk@shop.example" })
    expect((await linksOf()).slice(-2).map(({ href }) => href)).toEqual([
      "/contact",
      "/legal/terms",
    ])
    // The site map is cached for ten minutes.
    await fillOwnPages(shop)
    await put("sections", { blog: false })
    const { body } = await shop.send("GET /sitemap.xml")
    await put("sections", {})
    expect(body.text).not.toContain("/blog</loc>")
    for (const path of ["/contact", "/legal/terms", "/MyPortfolio", "/reviews"])
      expect(body.text).toContain(`${path}</loc>`)
    expect(body.text).not.toContain("/legal/imprint")
    await put("shop", { address: "Dock 4\nLeith", taxIds: [{ label: "VAT", number: "GB1" }] })
    expect(await linksOf()).toContainEqual({ label: "Imprint", href: "/legal/imprint" })
    await put("shop", {})
    await put("terms", {})
    expect(await linksOf()).toEqual(before)
  })
})

describe("sections of the site", () => {
  test("are all shown once filled, until one is turned off; every page shows it at once", async () => {
    await put("blog", { entries: [] })
    await put("portfolio", {})
    expect(await shop.as()("GET /site")).toMatchObject({ hides: ["blog", "portfolio"] })
    await fillOwnPages(shop)
    expect(await shop.as()("GET /site")).not.toHaveProperty("hides")
    await put("sections", { blog: false, reviews: false, stats: false })
    expect(await shop.as()("GET /site")).toMatchObject({ hides: ["stats", "reviews", "blog"] })
    await put("sections", {})
    expect(await shop.as()("GET /site")).not.toHaveProperty("hides")
  })
})

test("the words of every page keep their language while the database is unavailable", async () => {
  await put("shop", { name: "Northmere", contact: "desk@northmere.example" })
  const german = await siteIn("de")
  const english = await siteIn("en")
  expect(german.links).not.toEqual(english.links)
  await shop.sql("alter table shop_settings rename to hidden")
  expect(await siteIn("de")).toEqual(german)
  expect(await siteIn("en")).toEqual(english)
  await shop.sql("alter table hidden rename to shop_settings")
})
