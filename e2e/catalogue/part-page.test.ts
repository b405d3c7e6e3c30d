import { afterAll, expect, test } from "vitest"
import { aPdf } from "#test/pdf-files.ts"
import { aPng } from "#test/picture-files.ts"
import { breakCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { findProblems } from "../screens/accessibility.ts"
import {
  focusedLabel,
  focusedName,
  isFocused,
  openShopBrowser,
  shown,
  visitAs,
} from "../shop-browser.ts"
import { readStructuredData } from "../structured-data.ts"

const world = await openShopBrowser()
afterAll(world.close)

const wide = { viewport: { width: 1280, height: 900 } }
const withoutScript = { javaScriptEnabled: false, ...wide }

test("a part's page shows its price, stock and compatibility", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?q=prism+716")
  await page
    .getByRole("region", { name: "Results" })
    .getByRole("link", { name: "Prism 716", exact: true })
    .click()
  await page.getByRole("heading", { level: 1, name: "Prism 716" }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/parts/prism-716")
  await expect.poll(() => page.title()).toBe("Prism 716 – Computer Assembler")
  const box = page.getByRole("region", { name: "Price and stock" })
  for (const words of ["$439.00", "5 × $439.00 = $2,195.00", "410 available"])
    await box.getByText(words, { exact: true }).first().waitFor()
  const present = box.getByRole("row", { name: "(your quantity)" })
  await expect.poll(() => present.innerText()).toMatch(/5–24\s+\(your quantity\)\s+\$439\.00\s+—/)
  await box.getByLabel("Quantity", { exact: true }).fill("24")
  await box.getByText("1 more: $421.50 instead of $439.00 each").waitFor()
  await box.getByRole("button", { name: "Use 25" }).click()
  await box.getByText("25 × $421.50 = $10,537.50").waitFor()
  await expect.poll(() => focusedName(page)).toBe("quantity")
  await expect
    .poll(() => present.innerText())
    .toMatch(/25–99\s+\(your quantity\)\s+\$421\.50\s+3\.9%/)
  await expect
    .poll(() => box.getByRole("link", { name: "Buy Now" }).getAttribute("href"))
    .toMatch(/\?quantity=25$/)
  const add = box.getByRole("button", { name: "Add to cart Prism 716" })
  await box.getByLabel("Quantity", { exact: true }).fill("4")
  await add.click()
  await expect.poll(() => focusedName(page)).toBe("quantity")
  await box.getByLabel("Quantity", { exact: true }).fill("25")
  await add.click()
  await box.getByText("Added 25 ·").waitFor()
  await page.getByRole("link", { name: "Cart, 1 line, $10,537.50" }).waitFor()
  const fits = page.getByRole("region", { name: "Fits" })
  await fits.getByText("Cards 250 W, the rest 60 W of 850 W: 63 % left.").waitFor()
  await fits.getByText("$98.00 · 2,350 available").waitFor()
  await fits.getByRole("link", { name: "Anvil 850" }).click()
  await page.getByRole("heading", { level: 1, name: "Anvil 850" }).waitFor()
  await page.getByRole("link", { name: "Buy Now Anvil 850" }).click()
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("parts whose addition lost its reply are added once, and again on request", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts/prism-716")
  const box = page.getByRole("region", { name: "Price and stock" })
  const add = box.getByRole("button", { name: "Add to cart Prism 716" })
  await add.click()
  const cart = (total: string) => page.getByRole("link", { name: `Cart, 1 line, ${total}` })
  await cart("$2,195.00").waitFor()
  await loseReply(page, "PATCH", "/cart")
  await add.click()
  await box.getByText("The shop could not be reached.").waitFor()
  await add.click()
  await cart("$4,390.00").waitFor()
  await add.click()
  await cart("$6,585.00").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a former address of a part redirects to the present one", async () => {
  const { shop } = world
  const id = await shop.part({ name: "Lüfter Кулер 120" })
  const former = `lu-fter-${id.slice(0, 6)}`
  await shop.sql("insert into former_part_slugs values ($1, $2)", [former, id])
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto(`/parts/${former}?quantity=5`)
  await page.getByRole("heading", { level: 1, name: "Lüfter Кулер 120" }).waitFor()
  const { pathname, search } = new URL(page.url())
  const address = `/parts/${encodeURIComponent(`luefter-кулер-120-${id.slice(0, 12)}`)}`
  expect({ pathname, search }).toEqual({ pathname: address, search: "?quantity=5" })
  const answer = await fetch(`${shop.url}/parts/${former}`, { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([301, address])
  const siteMap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  expect(siteMap).toContain(`${address}</loc>`)
  expect(complaints).toEqual([])
  await close()
})

test("a cart is checked as one machine, or as a given number", async () => {
  const buyer = await world.shop.customer()
  const parts = await world.shop.as()("GET /part")
  const put = (slug: string, quantity: number) => {
    const partId = parts.find((part) => part.slug === slug)?._id ?? ""
    return world.shop.as(buyer)("PATCH /cart", { body: { add: [{ partId, quantity }] } })
  }
  await put("keel-b850-atx", 20)
  await put("tempo-ddr4-3600-32-gb-kit", 40)
  await put("tempo-ddr5-6000-32-gb-kit", 20)
  const { page, complaints, close } = await visitAs(world, buyer, wide)
  await page.goto("/cart")
  await page.getByRole("heading", { name: "Do these parts fit together?" }).waitFor()
  const machines = page.getByLabel("Machines in this cart")
  await machines.fill("20")
  await machines.press("Enter")
  const fit = page.locator("details").filter({ hasText: "As one machine" }).first()
  const summary = fit.locator("summary").first()
  await expect.poll(() => summary.innerText()).toMatch(/machine:\s+4 fit, 1 to check, 2 do not/)
  expect(await machines.evaluate(isFocused)).toBe(true)
  for (const typed of ["abc", "0"]) {
    await machines.fill(typed)
    await machines.press("Enter")
    await shown(page, "Enter a whole number from 1 to 1,000,000.")
    expect(await machines.getAttribute("aria-invalid")).toBe("true")
  }
  await page.keyboard.press("Escape")
  expect(await machines.inputValue()).toBe("20")
  await summary.focus()
  await page.keyboard.press("Enter")
  await fit.getByText("DDR4 modules; the board supports DDR5.").waitFor()
  await fit.getByText("6 modules; the board has 4 slots.").waitFor()
  await fit.getByText("Motherboard: Memory type DDR5, Form factor ATX").first().waitFor()
  await fit.getByText(/^Missing for a whole machine: a processor, /).waitFor()
  await expect.poll(() => machines.inputValue()).toBe("20")
  await machines.fill("40")
  await machines.press("Enter")
  await fit.getByText("4 modules; the board has 4 slots.").waitFor({ state: "attached" })
  await fit.getByText("and rounded where that is uneven.").waitFor()
  const { restore } = await breakCall(page, "POST /fit")
  await machines.fill("10")
  await machines.press("Enter")
  await page.getByText("Whether they fit together could not be checked.").waitFor()
  expect(await fit.count()).toBe(0)
  await restore()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.poll(() => summary.innerText()).toMatch(/machine:\s+\d+ fit/)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("without script a part's page is complete", async () => {
  const { page, close } = await visitAs(world, undefined, withoutScript)
  await page.goto("/parts/hangar-12")
  await expect
    .poll(() => page.getByRole("row", { name: /Maximum cooler height/ }).textContent())
    .toContain("55 mm")
  await page.getByText("Micro ATX board; the case supports Mini-ITX.").waitFor()
  await close()
})

test("a part that can be back-ordered is not called sold out", async () => {
  const { shop } = world
  const part = { minimumQuantity: 5, availableQuantity: 3, backorder: "yes" } as const
  const params = { id: await shop.part({ name: "Corbel", ...part }) }
  const { slug } = await shop.as(shop.admin)("GET /part/{id}", { params })
  const { page, close } = await visitAs(world, undefined, wide)
  await page.goto(`/parts/${slug}`)
  const box = page.getByRole("region", { name: "Price and stock" })
  await box.getByRole("definition").getByText("Back-order", { exact: true }).waitFor()
  await expect.poll(() => box.getByText("Sold out").count()).toBe(0)
  await close()
})

test("a part removed from the shop is shown as no longer made", async () => {
  const { shop } = world
  const specs = { wattageW: 750, formFactor: "ATX" }
  const id = await shop.part({ name: "Spigot", category: "Power supplies", specs })
  const { slug } = await shop.as(shop.admin)("GET /part/{id}", { params: { id } })
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id } })
  const { page, close } = await visitAs(world, undefined, wide)
  const answer = await page.goto(`/parts/${slug}`)
  expect(answer?.status()).toBe(404)
  await expect.poll(() => page.title()).toBe("Part no longer made – Computer Assembler")
  await page.getByRole("heading", { level: 1, name: "This part is no longer made." }).waitFor()
  await shown(page, "Spigot")
  const instead = page.getByRole("list", { name: "What fits instead" }).getByRole("listitem")
  await expect.poll(() => instead.count()).toBeGreaterThan(0)
  await expect.poll(() => instead.first().textContent()).toMatch(/W instead of 750 W/)
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("link", { name: "Browse parts" }).click()
  await page.getByRole("heading", { level: 1, name: "Parts" }).waitFor()
  await close()
})

const pdf = (name: string, buffer = aPdf({ title: name })) => ({
  name,
  mimeType: "application/pdf",
  buffer,
})

test("an administrator adds pictures and datasheets by keyboard, and visitors view them", async () => {
  const id = await world.shop.part({ name: "Gantry" })
  const { slug } = await world.shop.as(world.shop.admin)("GET /part/{id}", { params: { id } })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct/${id}`)

  const addPicture = async (number: number, words: string) => {
    const buffer = await aPng({ width: 400, height: 300, seed: 600 + number })
    const file = { name: "photo.png", mimeType: "image/png", buffer }
    await page.getByLabel("Add a picture").setInputFiles(file)
    await page.getByLabel(`What picture ${number} shows`).fill(words)
  }
  await addPicture(2, "The back")
  await addPicture(3, "The side")
  await page
    .getByLabel("Add a datasheet")
    .setInputFiles(pdf("Locked.pdf", aPdf({ trailer: "/Encrypt 9 0 R" })))
  await page.getByText("This PDF is encrypted.").waitFor()
  await page.getByLabel("Add a datasheet").setInputFiles(pdf("Manual.pdf"))
  const title = page.getByLabel("Title of datasheet 1")
  await expect.poll(() => title.inputValue()).toBe("Manual")
  await expect.poll(() => page.getByText("This PDF is encrypted.").count()).toBe(0)

  const press = async (name: string) => {
    await page.getByRole("button", { name, disabled: false }).focus()
    await page.keyboard.press("Enter")
  }
  await press("Move picture 3 up")
  await shown(page, "Moved to position 1 of 2.")
  await expect.poll(() => page.getByLabel("What picture 2 shows").inputValue()).toBe("The side")
  await press("Move picture 2 to the top")
  await expect
    .poll(() => page.getByLabel("What the first picture shows").inputValue())
    .toBe("The side")
  await page.getByLabel("What picture 2 shows").fill("The front")
  await page.getByRole("button", { name: "Save product" }).click()
  await shown(page, "Product saved")
  const history = page.getByRole("region", { name: "History" })
  await history
    .getByRole("row", { name: /Edited/ })
    .getByText("The front; The back")
    .waitFor()
  const german = await page.request.get(`/de/dashboard/manageProduct/${id}`)
  expect(await german.text()).toContain("Was Bild 2 zeigt")

  const visitor = await visitAs(world, undefined)
  await visitor.page.goto(`/parts/${slug}`)
  const pictures = visitor.page.getByRole("list", { name: "Pictures of Gantry" })
  await visitor.page.getByRole("img", { name: "The side", exact: true }).waitFor()
  await pictures.getByRole("link", { name: "Picture 1 of 3: The side" }).focus()
  await visitor.page.keyboard.press("End")
  await visitor.page.getByRole("img", { name: "The back", exact: true }).waitFor()
  await visitor.page.getByRole("status").getByText("Picture 3 of 3: The back").waitFor()
  await visitor.page.keyboard.press("ArrowLeft")
  await visitor.page.getByRole("img", { name: "The front", exact: true }).waitFor()
  const [product] = readStructuredData(await visitor.page.content())
  expect(product?.image).toHaveLength(3)
  const sheets = visitor.page.getByRole("region", { name: "Datasheets" })
  const saved = visitor.page.waitForEvent("download")
  await sheets.getByRole("link", { name: /^Manual PDF, 2 pages, 0\.\d KiB$/ }).click()
  expect((await saved).suggestedFilename()).toBe("Gantry - Manual.pdf")
  expect(visitor.complaints).toEqual([])
  await visitor.close()

  await press("Remove picture 2")
  await press("Remove picture 2")
  await expect.poll(() => focusedLabel(page)).toBe("Add a picture")
  await press("Remove datasheet 1")
  await page.getByRole("button", { name: "Save product" }).click()
  await history
    .getByRole("row", { name: /Edited/ })
    .nth(1)
    .waitFor()
  const part = await world.shop.as(world.shop.admin)("GET /part/{id}", { params: { id } })
  expect(part).not.toHaveProperty("pictures")
  expect(part).not.toHaveProperty("datasheets")
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([])
  await close()
})
