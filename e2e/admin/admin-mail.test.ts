import { afterAll, beforeAll, expect, test } from "vitest"
import { openShopBrowser, type ShopBrowser, shown, visitAs } from "../shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

test("an administrator sends mail again that was given up", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Mail", exact: true }).click()
  await shown(page, "Every mail was delivered.")
  await world.shop.sql(
    `insert into mail_outbox (recipient, template, data, state, attempts, last_error)
     values ('far@shop.example', 'welcome-verify', $1, 'dead', 12, 'no such mailbox')`,
    [{ name: "Ada", link: "https://shop.example/verify-email" }],
  )
  await page.reload()
  await page.getByRole("cell", { name: /no such mailbox/ }).waitFor()
  await page.getByRole("cell", { name: "welcome verify", exact: true }).waitFor()
  await page.getByRole("button", { name: "Send again to far@shop.example" }).click()
  await shown(page, "Mail is on its way again")
  await shown(page, "Every mail was delivered.")
  expect(complaints).toEqual([])
  await close()
})
