import { expect, test } from "vitest"
import { besidesFailures, openShopBrowser, visitAs } from "../shop-browser.ts"

test("a page that broke says so in the shop's frame, with the id under which the log knows it", async () => {
  const world = await openShopBrowser()
  const { shop } = world
  await shop.sql("alter table page_contents rename to contents_gone")
  const { page, complaints, close } = await visitAs(world, undefined)
  const answer = await page.goto("/blog")
  expect(answer?.status()).toBe(500)
  const requestId = answer?.headers()["x-request-id"] ?? "none"
  await page.getByRole("heading", { name: "Something broke on our side", level: 1 }).waitFor()
  await page.getByText(requestId, { exact: true }).waitFor()
  expect(
    shop.logged.some((line) => line.includes("unexpected_error") && line.includes(requestId)),
  ).toBe(true)
  expect(await answer?.text()).not.toMatch(/contents_gone|page_contents|select |at .*\.ts/i)

  await shop.sql("alter table contents_gone rename to page_contents")
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByRole("heading", { name: "Blog", level: 1 }).waitFor()
  expect(besidesFailures(complaints)).toEqual([])
  await close()
  await world.close()
})
