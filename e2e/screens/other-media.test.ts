import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { anOrder, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("in forced colors a line marks the current page, and only controls have borders", async () => {
  const { page, close } = await visitAs(world, await world.shop.customer(), {
    viewport: { width: 1280, height: 900 },
    forcedColors: "active",
  })
  await page.goto("/dashboard/review")
  const links = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link")
  const looks = await links.evaluateAll((all) =>
    all.map((link) => {
      const { borderLeftColor, textDecorationLine } = getComputedStyle(link)
      const canvas = getComputedStyle(document.body).backgroundColor
      return `${link.textContent} ${textDecorationLine} ${borderLeftColor === canvas ? "" : "edge"}`
    }),
  )
  expect(looks).toEqual([
    "My Profile none ",
    "My Order none ",
    "Parts lists none ",
    "Review underline edge",
    "Account none ",
  ])
  const frames = await page
    .getByRole("main")
    .locator("div")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle !== "none").length)
  expect(frames).toBe(0)
  await close()
})

test("a receipt prints dark on light without buttons, also from the dark theme", async () => {
  const buyer = await world.shop.customer()
  const { orderId } = await anOrder(world.shop, buyer)
  await payOrder(world.shop, buyer, orderId)
  const { page, close } = await visitAs(world, buyer)
  const theme = { name: "theme", value: "dark", url: world.shop.url }
  await page.context().addCookies([theme])
  await page.goto(`/dashboard/order/${orderId}`)
  await page.emulateMedia({ media: "print" })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).color))
    .toBe("rgb(20, 26, 23)")
  await page.getByText("Computer Assembler: receipt").waitFor()
  await expect.poll(() => page.getByRole("button").count()).toBe(0)
  await close()
})
