import { afterAll, expect, test } from "vitest"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ seed: "none" })
afterAll(world.close)

test("a new shop has no orders, and guides its administrator through the first steps, until they are dismissed", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  const menu = page.getByRole("navigation", { name: "Dashboard" })
  const open = (link: string) => menu.getByRole("link", { name: link, exact: true }).click()
  await page.goto("/dashboard/overview")
  await shown(page, "First steps: 0 of 11 done")
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("link", { name: "Go to Address" }).click()
  await page.getByRole("heading", { name: "Settings: The shop", level: 1 }).waitFor()
  await world.shop.saveSettings("shop", { name: "Nordwerk", address: "Kai 4\nHamburg" })
  await open("Overview")
  await shown(page, "First steps: 3 of 11 done")
  await page.getByRole("button", { name: "Dismiss" }).click()
  await expect.poll(() => page.getByText("First steps").count()).toBe(0)
  await open("Health")
  const again = page.getByRole("button", { name: "Show the first steps again" })
  await again.click()
  await again.waitFor({ state: "hidden" })
  await open("Overview")
  await shown(page, "First steps: 3 of 11 done")

  await open("Manage Orders")
  await shown(page, "No orders yet.")
  await expect.poll(() => page.getByRole("table").count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
