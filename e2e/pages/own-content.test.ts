import type { Locator } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fillOwnPages } from "#test/own-pages.ts"
import { withoutBlockedScripts, withoutNetworkErrors } from "../network-faults.ts"
import { findProblems } from "../screens/accessibility.ts"
import { isFocused, openShopBrowser, type ShopBrowser, visitAs } from "../shop-browser.ts"

let empty: ShopBrowser
let demo: ShopBrowser
beforeAll(async () => {
  empty = await openShopBrowser({ seed: "none" })
  demo = await openShopBrowser()
})
afterAll(async () => {
  await empty.close()
  await demo.close()
})

const pageOf = async ({ shop }: ShopBrowser, path: string) =>
  String((await shop.send(`GET ${path}`)).body.text)

/** Returns the headings of the home page's sections. */
async function headingsOf(world: ShopBrowser): Promise<string[]> {
  const [, main = ""] = /<main(.*)<\/main>/s.exec(await pageOf(world, "/")) ?? []
  return [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, words = ""]) => words)
}

test("a shop without demo content shows no invented text; sections appear once filled in", async () => {
  const { shop } = empty
  const { page, complaints, close } = await visitAs(empty, undefined)
  await page.goto("/")
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(
    ["Our Manufactured Parts"],
  )
  const text = await page.locator("body").innerText()
  for (const words of [/served|annual revenue/, /engineer/i, /Blog|Portfolio/, /help@|Help:/])
    expect(text).not.toMatch(words)
  for (const path of ["/blog", "/MyPortfolio"])
    expect((await shop.send(`GET ${path}`)).status, path).toBe(404)
  const api = shop.as()
  expect(await api("GET /content")).toEqual({})
  expect([await api("GET /service"), await api("GET /professional")]).toEqual([[], []])
  expect(await api("GET /settings/shop")).toMatchObject({ version: 0, settings: { email: "" } })
  expect(await api("GET /site")).toMatchObject({ email: "", hides: ["blog", "portfolio"] })

  await shop.saveSettings("stats", { stats: ["9 lines"] })
  await shop.saveSettings("engineers", {
    engineers: [{ name: "Ada Byron", designation: "Boards" }],
  })
  await shop.saveSettings("services", {
    services: [{ name: "Cutting", description: "To length." }],
  })
  await shop.saveSettings("shop", { email: "desk@shop.example" })
  await fillOwnPages(shop)
  // A cached page may be up to half a second old.
  const headings = ["Our Manufactured Parts", "Services", "Engineers"]
  await expect.poll(() => headingsOf(empty)).toEqual(headings)
  await page.goto("/")
  await expect
    .poll(() => page.getByRole("main").locator("section > div > h2").allTextContents())
    .toEqual(headings)
  await page.getByRole("listitem").filter({ hasText: "9 lines" }).waitFor()
  const footer = page.getByRole("contentinfo")
  await footer.getByRole("link", { name: "desk@shop.example" }).waitFor()
  await footer.getByRole("link", { name: "Blog" }).click()
  await page.getByRole("heading", { name: "Which fans fit?" }).waitFor()
  await footer.getByRole("link", { name: "Portfolio" }).click()
  await page.getByRole("heading", { name: "Ada Byron", level: 1 }).waitFor()
  await shop.saveSettings("shop", {})
  expect(complaints.filter((line) => !line.includes("404"))).toEqual([])
  await close()
})

test("the demo shop has a help address without any setting", async () => {
  expect(await pageOf(demo, "/")).toContain(">help@computer-assembler.example</a>")
  const groups = await demo.shop.as(demo.shop.admin)("GET /settings")
  expect(groups[0]).toMatchObject({ name: "shop", version: 0, changedAt: null, changedBy: null })
})

test("the shop's own pages are linked in the footer, and their text is never markup", async () => {
  const { shop } = empty
  const { page, complaints, close } = await visitAs(empty, undefined)
  expect((await shop.send("GET /legal/returns")).status).toBe(404)
  expect((await page.goto("/legal/none-such"))?.status()).toBe(404)
  await page.getByRole("heading", { level: 1 }).waitFor()
  const text =
    "We send parts by the carton.\n\n# Returns\n\nWithin 30 days.\n<img src=x onerror=alert(1)>"
  await shop.saveSettings("returns", { text })
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Delivery and returns" })
  // A cached page may be up to half a second old.
  await expect.poll(() => pageOf(empty, "/login")).toContain("Delivery and returns</a>")
  await page.goto("/login")
  await link.click()
  await page.getByRole("heading", { level: 1, name: "Delivery and returns" }).waitFor()
  const main = page.getByRole("main")
  await main.getByRole("heading", { level: 2, name: "Returns" }).waitFor()
  await expect
    .poll(() => main.locator("p").last().textContent())
    .toBe("Within 30 days.\n<img src=x onerror=alert(1)>")
  await expect.poll(() => page.title()).toMatch(/^Delivery and returns – /)
  expect(await findProblems(page)).toEqual([])
  // Without an imprint the shop's name and address are shown.
  const body = { legalName: "Moor Ltd", address: "Dock 4\nLeith" }
  await shop.saveSettings("shop", body)
  expect((await page.goto("/legal/imprint"))?.status()).toBe(200)
  await expect.poll(() => main.locator("p").last().textContent()).toBe("Moor Ltd\nDock 4\nLeith")
  await shop.saveSettings("shop", {})
  expect(complaints.filter((line) => !line.includes("404"))).toEqual([])
  await close()
})

test("a visitor writes to the shop without a mouse or script", async () => {
  const { shop } = empty
  expect((await shop.send("GET /contact")).status).toBe(404)
  const body = { contact: "desk@shop.example", address: "Dock 4\nLeith", phone: "+44 131 496 0000" }
  await shop.saveSettings("shop", body)
  const messages = () =>
    shop.sql("select template from mail_outbox where recipient = 'desk@shop.example'")

  for (const javaScriptEnabled of [true, false]) {
    const { page, complaints, close } = await visitAs(empty, undefined, { javaScriptEnabled })
    await page.goto("/contact")
    const before = (await messages()).length
    const name = page.getByLabel("Name")
    await name.focus()
    await page.keyboard.type("Ada Byron")
    await page.keyboard.press("Tab")
    await page.keyboard.type("ada@elsewhere")
    await page.keyboard.press("Enter")
    const problems = page.getByRole("group", { name: "There is a problem" })
    await problems.getByRole("link", { name: "Enter a valid Email" }).waitFor()
    expect(await name.inputValue()).toBe("Ada Byron")
    if (javaScriptEnabled) expect(await findProblems(page)).toEqual([])
    await page.getByLabel("Email").fill("ada@elsewhere.example")
    await page.getByLabel("Subject").fill("Fans")
    await page.getByLabel("Message").fill("Which fit?\n<img src=x onerror=alert(1)>")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor()
    expect((await messages()).length).toBe(before + 1)
    await page.getByText("We will reply to ada@elsewhere.example.").waitFor()
    await page.getByRole("link", { name: "Write another message" }).waitFor()
    expect(withoutBlockedScripts(withoutNetworkErrors(complaints))).toEqual([])
    await close()
  }
})

test("a buyer agrees to the present terms, and finds them again on the order", async () => {
  const { shop } = demo
  await shop.applySettings("terms", { text: "# Prices\n\nAs shown." })
  await shop.applySettings("orders", { agreements: { terms: true } })
  const buyer = await shop.customer()
  const { page, complaints, close } = await visitAs(demo, buyer)
  await page.goto(`/purchase/${await shop.part({ name: "Girder" })}`)
  const box = page.getByRole("checkbox", { name: "I agree to Terms" })
  const order = page.getByRole("button", { name: "Submit" })
  await order.click()
  await page.getByText("Agree to Terms", { exact: true }).waitFor()
  await expect.poll(() => box.evaluate(isFocused)).toBe(true)
  expect(await findProblems(page)).toEqual([])
  await page.keyboard.press("Space")
  await page.getByText("Agree to Terms", { exact: true }).waitFor({ state: "detached" })

  await shop.applySettings("terms", { text: "# Prices\n\nAs agreed." })
  await order.click()
  await page.getByText(/^The terms have changed\./).waitFor()
  await expect.poll(() => box.isChecked()).toBe(false)
  await box.check()
  await order.click()
  await page
    .getByRole("link", { name: "Pay now" })
    .or(page.getByText("order placed"))
    .first()
    .waitFor()
  const [placed] = await shop.as(buyer)("GET /myorder")
  const [agreement] = placed?.agreed ?? []
  await shop.applySettings("terms", { text: "# Prices\n\nAs ever." })
  await page.goto(`/dashboard/order/${placed?._id}`)
  await page
    .getByRole("region", { name: "Order facts" })
    .getByRole("link", { name: "Terms" })
    .click()
  await page.getByText("As agreed.").waitFor()
  expect(new URL(page.url()).search).toBe(`?version=${agreement?.version}`)
  await page.getByRole("link", { name: "Current version" }).click()
  await page.getByText("As ever.").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await shop.applySettings("orders", {})
  await close()
})

test("every project and banner link of the demo shop leads somewhere", async () => {
  const { page, close } = await visitAs(demo, undefined, { javaScriptEnabled: false })
  const hrefs = async (links: Locator) =>
    Promise.all((await links.all()).map((link) => link.getAttribute("href")))
  await page.goto("/MyPortfolio")
  const projects = await hrefs(
    page.locator("section:has(> h2:text-is('Projects'))").getByRole("link"),
  )
  expect(projects).toHaveLength(3)
  for (const path of projects) {
    const response = await page.request.get(String(path))
    expect([path, response.status()]).toEqual([path, 200])
    expect(new URL(response.url()).pathname, "nobody is asked to log in").toBe(path)
  }
  await page.goto("/")
  const banner = page.getByRole("region", { name: "Highlights" })
  const slides = await hrefs(banner.getByRole("group").getByRole("link"))
  expect(slides).toHaveLength(4)
  for (const path of slides) {
    const target = await page.request.get(String(path))
    expect(target.status(), String(path)).toBe(200)
    const { hash } = new URL(String(path), demo.shop.url)
    if (hash) expect(await target.text(), hash).toContain(` id="${hash.slice(1)}"`)
  }
  await close()
})

test("disabled sections appear nowhere and have no page, and return unchanged when enabled", async () => {
  const { shop } = demo
  const set = (shown: boolean) => {
    const names = ["stats", "services", "reviews", "engineers", "blog", "portfolio"]
    const body = Object.fromEntries(names.map((name) => [name, shown]))
    return shop.saveSettings("sections", body)
  }
  const seen = async () => {
    const html = await pageOf(demo, "/")
    return {
      headings: await headingsOf(demo),
      figures: html.split("1K+ served").length - 1,
      links: [...html.matchAll(/>(?:Blog|Portfolio)<\/a>/g)].length,
    }
  }
  const on = await seen()
  expect(on).toMatchObject({ figures: 1, links: 4 })
  expect(on.headings).toEqual(expect.arrayContaining(["Services", "Reviews", "Engineers"]))
  await set(false)
  const off = on.headings.filter((name) => !/^(Services|Reviews|Engineers)$/.test(name))
  // A cached page may be up to half a second old.
  await expect.poll(seen).toEqual({ headings: off, figures: 0, links: 0 })
  for (const path of ["/blog", "/MyPortfolio", "/reviews"])
    expect((await shop.send(`GET ${path}`)).status, path).toBe(404)
  // Staff moderate part reviews on this page, even without reviews of the shop.
  const moderated = await fetch(`${shop.url}/reviews?parts=queued`, {
    headers: { cookie: shop.admin.cookie },
  })
  expect(moderated.status).toBe(200)
  await set(true)
  await expect.poll(seen).toEqual(on)
})
