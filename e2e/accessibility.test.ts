import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Person } from "#test/test-shop.ts"
import { openShopBrowser, type ShopBrowser, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
let customer: Person
let orderId: string
let partId: string
beforeAll(async () => {
  world = await openShopBrowser()
  customer = await world.shop.customer()
  const [part] = await world.shop.as()("GET /part")
  if (!part) throw new Error("no demo parts")
  partId = part._id
  const body = { purchaseId: partId, quantity: part.minimumQuantity }
  orderId = (await world.shop.as(customer)("POST /purchase", { body })).insertedId
})
afterAll(() => world.close())

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
)

const open = ["/", "/blog", "/MyPortfolio", "/nowhere"]
const journeys = [
  {
    who: "a visitor",
    paths: () => [
      ...open,
      "/login?error=cancelled",
      "/register",
      "/forgot-password",
      "/reset-password?token=x",
      "/verify-email?token=x",
    ],
  },
  {
    who: "a customer",
    paths: () => [
      `/purchase/${partId}`,
      "/dashboard",
      "/dashboard/myOrder",
      "/dashboard/review",
      `/dashboard/payment/${orderId}`,
      `/dashboard/order/${orderId}`,
      "/dashboard/account",
    ],
  },
  {
    who: "an administrator",
    paths: () =>
      [
        "",
        "/manageOrder",
        "/manageProduct",
        `/manageProduct/${partId}`,
        "/addProduct",
        "/makeAdmin",
        "/mail?state=sent",
        "/account",
        `/order/${orderId}`,
      ].map((child) => `/dashboard${child}`),
  },
]

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)
}

describe.each(journeys)("every page of $who", ({ who, paths }) => {
  test.each(looks)("meets WCAG 2.2 AA at $viewport.width px, $colorScheme", async (look) => {
    const people: Record<string, Person> = {
      "a customer": customer,
      "an administrator": world.shop.admin,
    }
    const { page, complaints, close } = await visitAs(world, people[who], look)
    const found: Record<string, string[]> = {}
    for (const path of paths()) {
      await page.goto(path, { waitUntil: "networkidle" })
      const problems = await violations(page)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      if (sideways) problems.push("the page scrolls sideways")
      if (problems.length > 0) found[path] = problems
    }
    expect(found).toEqual({})
    expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([])
    await close()
  })
})
