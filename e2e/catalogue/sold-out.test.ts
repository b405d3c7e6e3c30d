import type { Locator, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, withoutNetworkErrors } from "../network-faults.ts"
import { focusedName, openShopBrowser, serverText, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const wide = { viewport: { width: 1280, height: 900 } }
/** One part is sold out; of the other, fewer are left than the minimum quantity. */
const lists = [
  { category: "Motherboards", soldOut: "Keel A520 Micro", available: "Keel B850 ATX" },
  { category: "Graphics cards", soldOut: "Prism 924 Blower", available: "Prism 716" },
]

const buyNow = (inside: Page | Locator, name: string) =>
  inside.getByRole("link", { name: `Buy Now ${name}`, exact: true })
const backgroundOf = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).backgroundColor)

test("in grid and table a sold-out part says so; it is not green, and has no quantity field", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const view = (name: string) =>
    page.getByRole("navigation", { name: "View" }).getByRole("link", { name })
  for (const { category, soldOut, available } of lists) {
    await page.goto(`/parts?view=grid&category=${category}`)
    const green = await backgroundOf(buyNow(page, available))
    const card = page.getByRole("article").filter({ hasText: soldOut })
    await card.getByText("Sold out", { exact: true }).waitFor()
    const link = buyNow(card, soldOut)
    await expect.poll(() => link.getAttribute("href")).toMatch(/^\/purchase\/[0-9a-f]{24}$/)
    await expect.poll(() => backgroundOf(link)).not.toBe(green)
    await view("Table").click()
    const row = page.getByRole("row").filter({ hasText: soldOut })
    await row.getByText("Sold out", { exact: true }).waitFor()
    await expect.poll(() => row.getByRole("textbox").count()).toBe(0)
  }
  expect(complaints).toEqual([])
  await close()
})

test("a part's page says that it is sold out, and shows alternatives", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts/prism-924-blower")
  const box = page.getByRole("region", { name: "Price and stock" })
  await box.getByText("Sold out", { exact: true }).waitFor()
  const soldOutColor = await backgroundOf(buyNow(box, "Prism 924 Blower"))
  await box.getByText("3 are left, fewer than the minimum order.").waitFor()
  await box.getByRole("link", { name: "Available alternatives in Graphics cards" }).click()
  await page.getByRole("heading", { level: 1, name: "Graphics cards" }).waitFor()
  await page.getByRole("link", { name: "Remove filter Available now" }).waitFor()
  await page.getByRole("link", { name: "Prism 716", exact: true }).first().click()
  await page.getByRole("heading", { level: 1, name: "Prism 716" }).waitFor()
  expect(await backgroundOf(buyNow(box, "Prism 716")), "what can be ordered is green").not.toBe(
    soldOutColor,
  )
  await page.goto("/parts/keel-a520-micro")
  await shown(page, "Sold out")
  await expect.poll(() => box.textContent()).not.toContain("fewer than")
  expect(complaints).toEqual([])
  await close()
})

test("the purchase page of a sold-out part says so before anything is filled in", async () => {
  const { shop } = world
  const few = await shop.part({ minimumQuantity: 10, availableQuantity: 4 })
  const none = await shop.part({ availableQuantity: 0 })
  const textOf = async (id: string) => serverText(shop, await shop.customer(), `/purchase/${id}`)
  expect(await textOf(few)).toMatch(/Sold out.*4 are left, fewer than the minimum order\./s)
  expect(await textOf(none)).toContain("Sold out")
})

test("a sold-out or scarce part offers substitutes, which can replace it in the cart", async () => {
  const { shop } = world
  const supply = (name: string, powerW: number, availableQuantity: number) =>
    shop.part({
      name,
      availableQuantity,
      price: powerW / 10,
      minimumQuantity: 5,
      category: "Hoists",
      specs: { powerW },
    })
  const short = await supply("Davit 750", 750, 40)
  const enough = await supply("Davit 850", 850, 400)
  const none = await supply("Davit 700", 700, 0)
  const buyer = await shop.customer()
  await shop.as(buyer)("PATCH /cart", { body: { set: [{ partId: short, quantity: 60 }] } })
  const { page, complaints, close } = await visitAs(world, buyer, wide)
  const list = page.getByRole("list", { name: "What fits instead" })
  const words = "850 W instead of 750 W · $10.00 more each"

  const { slug } = await shop.as(buyer)("GET /part/{id}", { params: { id: none } })
  await page.goto(`/parts/${slug}`)
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2)
  await list.getByRole("link", { name: "Davit 750" }).click()
  await page.getByRole("heading", { level: 1, name: "Davit 750" }).waitFor()
  await page.getByLabel("Quantity", { exact: true }).fill("60")
  await page.getByRole("button", { name: "What fits instead" }).click()
  await list.getByText(words).waitFor()

  await page.goto("/cart")
  await page.getByRole("button", { name: /^What fits instead/ }).click()
  await list.getByText(words).waitFor()
  await list.getByRole("button", { name: "Use instead Davit 850" }).click()
  const quantityOf = async (partId: string) =>
    (await shop.as(buyer)("GET /cart")).lines.find((line) => line.partId === partId)?.quantity
  await page.getByLabel("Quantity, Davit 850").waitFor()
  await expect.poll(() => quantityOf(short)).toBe(undefined)
  await expect.poll(() => quantityOf(enough)).toBe(60)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => quantityOf(short)).toBe(60)
  await expect.poll(() => quantityOf(enough)).toBe(undefined)

  const outage = await breakCall(page, "PATCH /cart")
  const field = page.getByLabel("Quantity, Davit 750")
  await field.fill("70")
  await field.press("Enter")
  await shown(page, "Your last change is not saved.")
  await outage.restore()
  await page.getByRole("button", { name: /^What fits instead/ }).click()
  await list.getByRole("button", { name: "Use instead Davit 850" }).click()
  await expect.poll(() => quantityOf(enough)).toBe(70)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("row and card say until when a part can be ordered, and when that is over", async () => {
  const { shop } = world
  const edit = async (name: string, lifecycle: string) => {
    const params = { id: await shop.part({ name, category: "Hoists" }) }
    await shop.as(shop.admin)("PATCH /part/{id}", { params, body: { lifecycle, version: 1 } })
  }
  await edit("Winch A", "last orders until 2099-03-31")
  await edit("Winch B", "last orders until 2020-01-31")
  const { page, close } = await visitAs(world, undefined)
  await page.goto("/parts?category=Hoists&view=table&sort=name")
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) })
  await row("Winch A").getByText("last orders until 31 Mar 2099").waitFor()
  await expect.poll(() => row("Winch A").textContent()).not.toContain("Discontinued")
  await expect.poll(() => row("Winch B").textContent()).toContain("Discontinued")
  await expect.poll(() => row("Winch B").textContent()).not.toContain("last orders")
  await page.getByRole("link", { name: "Grid", exact: true }).click()
  const card = (name: string) => page.getByRole("article").filter({ hasText: name })
  await card("Winch A").getByText("last orders until 31 Mar 2099").waitFor()
  await expect.poll(() => card("Winch B").textContent()).not.toContain("last orders")
  await close()
})

test("a product's lifecycle is chosen, with a date where it needs one", async () => {
  const admin = world.shop.as(world.shop.admin)
  const params = { id: await world.shop.part({ name: "Winch" }) }
  const change = { lifecycle: "last orders until 2099-03-31", version: 1 }
  await admin("PATCH /part/{id}", { params, body: change })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageProduct/${params.id}`)
  const choice = page.getByRole("combobox", { name: "Lifecycle" })
  const day = page.getByLabel("Last day for orders")
  const save = () => page.getByRole("button", { name: "Save product", disabled: false }).click()
  const kept = async () => (await admin("GET /part/{id}", { params })).lifecycle ?? "active"
  await expect.poll(() => day.inputValue()).toBe("2099-03-31")
  for (const [label, text] of [
    ["Discontinued", "discontinued"],
    ["Active", "active"],
  ] as const) {
    await choice.selectOption(label)
    await save()
    await expect.poll(kept).toBe(text)
    await page.getByRole("button", { name: "Save product", disabled: false }).waitFor()
  }
  await day.waitFor({ state: "detached" })
  await choice.selectOption("Orders until a last day")
  await save()
  await page.getByRole("link", { name: "Last day for orders is Required" }).click()
  await expect.poll(() => focusedName(page)).toBe("lifecycle")
  await day.fill("2099-04-30")
  await save()
  await expect.poll(kept).toBe("last orders until 2099-04-30")
  expect(complaints).toEqual([])
  await close()
})
