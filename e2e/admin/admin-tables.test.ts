import { readFile } from "node:fs/promises"
import { readXlsx } from "hucre/xlsx"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { anOrderOfSeven } from "#test/orders/order-of-lines.ts"
import { payOrder } from "#test/pay.ts"
import { holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { isUncovered, scrollsSideways } from "../screens/accessibility.ts"
import {
  anOrder,
  openShopBrowser,
  orderNumberOf,
  serverText,
  shown,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

async function openAsAdmin(path: string) {
  const visitor = await visitAs(world, world.shop.admin, {
    viewport: { width: 1280, height: 800 },
  })
  await visitor.page.goto(path)
  return visitor
}

const rowHeight = (page: Page) =>
  page
    .locator("[data-row]")
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().height))

test("compact rows are remembered, in every table and from the server's first response on", async () => {
  await anOrder(world.shop, await world.shop.customer())
  const { page, complaints, close } = await openAsAdmin("/dashboard/manageProduct")
  const compact = page.getByRole("button", { name: "Compact rows" })
  await expect.poll(() => compact.getAttribute("aria-pressed")).toBe("false")
  await expect.poll(() => rowHeight(page)).toBe(48)
  await compact.focus()
  await page.keyboard.press("Space")
  await expect.poll(() => rowHeight(page)).toBe(40)
  await expect.poll(() => compact.getAttribute("aria-pressed")).toBe("true")
  const isRemembered = async () =>
    (await page.context().cookies()).some(
      ({ name, value }) => name === "rows" && value === "compact",
    )
  await expect.poll(isRemembered).toBe(true)

  const document = await page.goto("/dashboard/makeAdmin")
  expect(await document?.text()).toContain('data-rows="compact"')
  await expect.poll(() => rowHeight(page)).toBe(40)
  await expect.poll(() => compact.getAttribute("aria-pressed")).toBe("true")
  await page.getByRole("link", { name: "Manage Orders" }).click()
  await page.getByRole("heading", { name: "Manage Orders" }).waitFor()
  await compact.click()
  await expect.poll(() => compact.getAttribute("aria-pressed")).toBe("false")
  await page.getByRole("link", { name: "Manage Product" }).click()
  await page.getByRole("heading", { name: "Manage Product" }).waitFor()
  await expect.poll(() => rowHeight(page)).toBe(48)
  expect(complaints).toEqual([])
  await close()
})

test("the headers of a long table stay below the bar, nothing is wider than the page, and a page is opened by its number", async () => {
  const long = "Girder Tower for workstations with two graphics cards, ".repeat(2).trim()
  await world.shop.part({ name: long })
  const { page, complaints, close } = await openAsAdmin("/dashboard/manageProduct?q=ca-")
  await page.getByRole("rowheader").filter({ hasText: long }).waitFor()
  await page.locator("[data-row]").nth(40).scrollIntoViewIfNeeded()
  const header = page.getByRole("columnheader", { name: "Available Quantity" })
  const [top, bar] = await Promise.all([
    header.evaluate((cell) => cell.getBoundingClientRect().top),
    page.locator("header").evaluate((element) => element.getBoundingClientRect().bottom),
  ])
  expect(Math.abs(top - bar)).toBeLessThan(1)
  for (const name of ["ID", "Name"]) {
    const head = page.getByRole("columnheader", { name, exact: true })
    expect(await head.evaluate(isUncovered), name).toBe(true)
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    "as wide as the screen",
  ).toBe(1280)

  const number = page.getByLabel("Page", { exact: true })
  await number.fill("2")
  await page.keyboard.press("Enter")
  await page.getByText(/^51–\d+ of \d+$/).waitFor()
  await expect.poll(() => page.url()).toContain("q=ca-")
  await expect.poll(() => number.inputValue()).toBe("2")
  await number.fill("99")
  await page.getByRole("button", { name: "Go", exact: true }).click()
  await page.waitForURL(/page=99/)
  await page.getByText(/^51–\d+ of \d+$/).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("orders and products are exported as CSV or workbook with the list's filters", async () => {
  const part = { name: "Saved as CSV" }
  await anOrder(world.shop, await world.shop.customer(), part)
  const { page, complaints, close } = await openAsAdmin("/dashboard/manageOrder")
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ])
    return file
  }
  const save = async () => {
    const file = await download("Export CSV")
    return { name: file.suggestedFilename(), csv: await readFile(await file.path(), "utf8") }
  }
  const orders = await save()
  expect(orders.name).toMatch(/^computer-assembler-orders-[\d-]+\.csv$/)
  expect(orders.csv).toMatch(/^\ufeffid,createdAt,.*\r\n/)
  expect(orders.csv).toContain(part.name)

  await page.getByRole("link", { name: "Manage Product" }).click()
  await page.getByRole("heading", { name: "Manage Product" }).waitFor()
  await page.getByRole("main").getByRole("searchbox").fill("saved as")
  await page.keyboard.press("Enter")
  await page.waitForURL(/q=saved/)
  const products = await save()
  expect(products.name).toMatch(/^computer-assembler-products-[\d-]+\.csv$/)
  const [heading, row, ...rest] = products.csv.split("\r\n")
  expect(heading).toMatch(/^\ufeffsku,name,mpn,category,/)
  expect(row).toContain(part.name)
  expect(rest).toEqual([""])

  const workbook = await download("Export Excel")
  expect(workbook.suggestedFilename()).toMatch(/^computer-assembler-products-[\d-]+\.xlsx$/)
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await workbook.path())))
  expect(sheets[0]?.rows.map((cells) => cells[1])).toEqual(["name", part.name])
  expect(complaints).toEqual([])
  await close()
})

test("orders are found by a saved filter, advanced together, reverted, and annotated", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const orders = [await anOrder(shop, buyer), await anOrder(shop, buyer)]
  const { page, complaints, close } = await openAsAdmin("/dashboard/manageOrder")
  await page.getByText("More filters").click()
  await page.getByLabel("Buyer’s e-mail").fill(buyer.email)
  await page.getByRole("button", { name: "Apply" }).click()
  await page.getByText("2 orders", { exact: true }).waitFor()
  await page.getByRole("button", { name: "Save this filter" }).click()
  await page.getByLabel("Name", { exact: true }).fill("A good buyer")
  await page.keyboard.press("Enter")
  const saved = page.getByRole("link", { name: "A good buyer (2)" })
  await expect.poll(() => saved.getAttribute("aria-current")).toBe("page")

  await page.getByLabel("Select all 2 on this page").check()
  const bar = page.getByRole("region", { name: "Selected orders" })
  await bar.getByRole("button", { name: "Approve 2" }).click()
  await bar.getByText("2 approved").waitFor()
  const status = (n: number) =>
    page.locator(`[data-row="${orders[n]?.orderId}"]`).getByRole("button", { name: /^Status/ })
  for (const n of [0, 1]) await expect.poll(() => status(n).textContent()).toBe("approved")
  const ship = async (count: number) => {
    await bar.getByRole("button", { name: `Ship ${count}` }).click()
    const question = page.getByRole("alertdialog", { name: `Ship ${count} order` })
    await question.getByText(`left of ${count === 1 ? "it" : "them"} is`).waitFor()
    await question.getByRole("button", { name: `Ship ${count}` }).click()
  }
  await ship(2)
  await bar.getByText("0 shipped, 2 not").waitFor()
  await expect.poll(() => bar.getByText("Order is not paid").count()).toBe(2)
  await page.getByLabel(`Select order ${orders[1]?.orderNumber}`).uncheck()
  await bar.getByText(/^1 selected/).waitFor()
  await payOrder(shop, buyer, orders[0]?.orderId ?? "")
  await ship(1)
  await bar.getByText("1 shipped").waitFor()
  const tag = bar.getByLabel("Tag of the selected orders")
  await tag.fill("Rush")
  const tagging = await holdCall(page, "POST", "/order/tag")
  await bar.getByRole("button", { name: "Add tag" }).click()
  await tagging.sent
  await tag.fill("Export")
  tagging.release()
  await page.getByText("1 order changed").waitFor()
  expect(await tag.inputValue()).toBe("Export")
  const [slip] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: "Packing slip" }).click(),
  ])
  expect(slip.suggestedFilename()).toBe("packing-slips.pdf")
  await bar.getByRole("button", { name: "Clear selection" }).click()
  await expect.poll(() => bar.count()).toBe(0)
  await status(1).click()
  await page
    .getByRole("alert")
    .getByText(`Order ${orders[1]?.orderNumber}: Order is not paid`)
    .waitFor()

  await page.getByRole("button", { name: "Remove this filter" }).click()
  await expect.poll(() => saved.count()).toBe(0)
  await page.getByRole("link", { name: orders[0]?.orderNumber, exact: true }).click()
  await page.getByLabel("Note for administrators").fill("Called: after the 12th.")
  await page.getByRole("button", { name: "Add note" }).click()
  const noted = page.getByRole("listitem").filter({ hasText: "Called: after the 12th." })
  await noted.getByText(shop.admin.email).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an address with invalid filters still shows the list", async () => {
  const { shop } = world
  const { cookie } = shop.admin
  const part = await shop.part()
  const odd = ["x".repeat(300), "%00", "%ED%A0%80", "%F0%9F%9A%80", "'\"%3E%3Cb%3E"]
  for (const path of ["manageOrder", "manageProduct", `manageProduct/${part}`, "makeAdmin", "mail"])
    for (const text of odd) {
      const address = `/dashboard/${path}?q=${text}&after=${text}&status=${text}&page=${text}`
      const { status } = await shop.send(`GET ${address}`, { headers: { cookie } })
      expect({ address, status }).toEqual({ address, status: 200 })
    }
})

test("text typed before hydration stays, and is searched for; the search is in the address, and an empty result is explained", async () => {
  const { orderId } = await anOrder(world.shop, await world.shop.customer(), {
    name: "Nocturne Board",
  })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  const scripts = Promise.withResolvers<void>()
  await page.route("**/*.js", async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto("/dashboard/manageOrder", { waitUntil: "commit" })
  const search = page.getByRole("main").getByRole("searchbox")
  await search.fill("Nocturne")
  scripts.resolve()
  await page.locator("html[data-hydrated]").waitFor()
  await expect.poll(() => search.inputValue()).toBe("Nocturne")
  await search.press("Enter")
  await shown(page, "1 order")
  const row = page.locator(`[data-row="${orderId}"]`)
  await row.waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("Nocturne")
  await search.fill("abc def")
  await search.press("Enter")
  await page.getByText(/No orders match .abc def.\./).waitFor()
  await page.getByRole("main").getByRole("link", { name: "Clear filters" }).click()
  await row.waitFor()
  await expect.poll(() => search.inputValue()).toBe("")
  await page.goBack()
  await page.getByText(/No orders match/).waitFor()
  await expect.poll(() => search.inputValue()).toBe("abc def")
  expect(complaints).toEqual([])
  await close()
})

test("text typed while a chosen filter or a search loads stays; a filter that is cleared while it loads does not", async () => {
  const { page, complaints, close } = await openAsAdmin("/dashboard/manageOrder")
  const removed = await holdCall(page, "GET", /manageOrder\.data.*removed=true/)
  const filter = page.getByRole("combobox", { name: "Removed" })
  await filter.selectOption("true")
  await removed.sent
  const search = page.getByRole("main").getByRole("searchbox")
  await search.fill("Noc")
  removed.release()
  await page.getByText("No orders match these filters.").waitFor()
  expect(await search.inputValue()).toBe("Noc")

  const searched = await holdCall(page, "GET", /manageOrder\.data.*q=Noc/)
  await search.press("Enter")
  await searched.sent
  await search.press("End")
  await search.pressSequentially("turne")
  searched.release()
  await page.getByText(/No orders match .Noc./).waitFor()
  expect(await search.inputValue()).toBe("Nocturne")

  const clear = page.getByRole("main").getByRole("link", { name: "Clear filters" })
  await clear.click()
  await expect.poll(() => search.inputValue()).toBe("")
  await search.fill("xyz")
  await search.press("Enter")
  await page.getByText(/No orders match .xyz./).waitFor()
  const again = await holdCall(page, "GET", /manageOrder\.data.*removed=true/)
  await filter.selectOption("true")
  await again.sent
  await clear.click()
  await expect.poll(() => search.inputValue()).toBe("")
  again.release()
  await expect.poll(() => filter.inputValue()).toBe("")
  expect(complaints).toEqual([])
  await close()
})

test("on a phone administrators see each order as a card, without scrolling sideways", async () => {
  const id = await anOrderOfSeven(world.shop, await world.shop.customer())
  const viewport = { width: 390, height: 844 }
  const { page, complaints, close } = await visitAs(world, world.shop.admin, { viewport })
  await page.goto(`/dashboard/manageOrder?q=${id}`)
  const number = await orderNumberOf(world.shop, id)
  const card = page.getByRole("row", { name: new RegExp(number) })
  await card.getByRole("cell", { name: / 7 lines$/ }).waitFor()
  await card.getByRole("cell", { name: "$431.20 unpaid", exact: true }).waitFor()
  for (const name of [`Delete order ${number}`, `Status: pending, update order ${number}`]) {
    const box = await card.getByRole("button", { name }).boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 390) + (box?.width ?? 390), name).toBeLessThanOrEqual(390)
  }
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  await card.getByRole("button", { name: /^Status/ }).click()
  const undo = card.getByRole("button", { name: /^undo/ })
  expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await undo.click()
  await card.getByRole("button", { name: /^Status: pending/ }).waitFor()

  await card.getByRole("link").first().click()
  const lines = page.getByRole("table", { name: "Order lines" })
  await lines.getByRole("row", { name: /Beam/ }).getByRole("cell", { name: /^11/ }).waitFor()
  await expect
    .poll(() => lines.evaluate((table) => table.scrollWidth <= table.clientWidth))
    .toBe(true)
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test("the audit log states in the shop's time zone how far back it shows", async () => {
  const { shop } = world
  await shop.saveSettings("shop", { name: "Northmere", timeZone: "Pacific/Kiritimati" })
  await shop.sql(`insert into audit_log (action, target, created_at)
    select 'part.archive', 'zoned', '2026-01-31 23:00Z' from generate_series(1, 60)`)
  const text = await serverText(shop, shop.admin, "/dashboard/audit?target=zoned")
  expect(text).toContain(", back to 1 Feb 2026")
  await shop.saveSettings("shop", { name: "Northmere" })
})
