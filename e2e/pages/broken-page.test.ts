import { afterAll, expect, test } from "vitest"
import { withoutNetworkErrors } from "../network-faults.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("a failed page shows an error in the shop's frame, with the id that is in the log", async () => {
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
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a rate-limited page says so, and when to retry", async () => {
  const partId = await world.shop.part({ name: "Anvil" })
  const { page, complaints, close } = await visitAs(world, await world.shop.customer())
  // Before the page loads, since a page may send a few more requests past a new route.
  await page.route("**/blog.data*", (route) => route.fulfill({ status: 429, body: "Slow down" }))
  await page.goto(`/purchase/${partId}`)
  await page.getByRole("heading", { name: "Anvil" }).first().waitFor()
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await page.getByRole("heading", { name: "Too many requests", level: 1 }).waitFor()
  await page.getByText("Wait a minute, then try again.").waitFor()

  const limited = { code: "rate_limited", message: "Too often.", retryAfterSeconds: 120 }
  const itsPart = (url: URL) => url.pathname === `/part/${partId}`
  await page.route(itsPart, (route) => route.fulfill({ status: 429, json: limited }))
  await page.goBack()
  await page
    .getByText("The part could not be loaded. Too many attempts. Try again in 2 minutes.")
    .waitFor()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByRole("heading", { name: "Anvil" }).first().waitFor()
  // React Router handles a loader's error only after the page's style sheet has loaded.
  expect([[], ["ApiError: Too often."]]).toContainEqual(withoutNetworkErrors(complaints))
  await close()
})
