import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

/** Records requests for data and scripts from now on. */
function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(".data") || pathname.endsWith(".js")) requests.push(pathname)
  })
  return requests
}

test.each([
  ["a visitor", "/"],
  ["a customer", "/parts?category=Memory"],
])(
  "%s pointing at a link prefetches the next page once, before the click (%s)",
  async (who, path) => {
    const person = who === "a customer" ? await world.shop.customer() : undefined
    const { page, complaints, close } = await visitAs(world, person, {
      viewport: { width: 1280, height: 900 },
    })
    await page.goto(path, { waitUntil: "networkidle" })
    const requests = watchRequests(page)
    const card = page.getByRole("article").filter({ hasText: "Tempo DDR5-6000 32 GB Kit" })
    await card.getByRole("link", { name: "Tempo DDR5-6000 32 GB Kit", exact: true }).focus()
    await expect.poll(() => requests.filter((path) => path.startsWith("/parts/"))).toHaveLength(1)
    const prefetched = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith("/blog.data"),
    )
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).hover()
    await prefetched
    expect(requests.filter((path) => path === "/blog.data")).toHaveLength(1)
    expect(
      requests.filter((path) => /login|register|purchase|logout|dashboard/.test(path)),
    ).toEqual([])
    // Without Playwright's checks, which outlast the ten seconds of the prefetched answer on a slow machine.
    await page.mouse.down()
    await page.mouse.up()
    await page.getByRole("heading", { name: "Blog", level: 1 }).waitFor()
    const answers = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(
          ({ name, transferSize, encodedBodySize }) =>
            name.includes("/blog.data") && transferSize > encodedBodySize,
        )
        .map(({ name }) => name),
    )
    expect(answers, "the click takes what is there").toHaveLength(1)
    expect(complaints, "the policy lets it all through").toEqual([])
    await close()
  },
)

test("the dashboard prefetches nothing", async () => {
  const { page, complaints, close } = await visitAs(world, await world.shop.customer(), {
    viewport: { width: 1280, height: 900 },
  })
  await page.goto("/dashboard/review", { waitUntil: "networkidle" })
  const ahead = page.locator("link[rel=prefetch]")
  const nav = page.getByRole("navigation", { name: "Dashboard" })
  for (const name of ["My Profile", "My Order"]) await nav.getByRole("link", { name }).hover()
  await nav.getByRole("link", { name: "My Order" }).click()
  await page.getByText("You have no orders yet.").waitFor()
  await expect.poll(() => ahead.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
