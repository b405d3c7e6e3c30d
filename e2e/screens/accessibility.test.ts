import type { Page, Request } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { aPartsList } from "#test/parts-lists.ts"
import { aTroubledCart } from "#test/visitors-cart.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"
import {
  findDarkProblems,
  findProblems,
  isBarComplete,
  isCutOff,
  scrollsSideways,
} from "./accessibility.ts"

const world = await openShopBrowser()
afterAll(world.close)
await world.shop.applySettings("shop", { contact: "desk@shop.example" })
await world.shop.applySettings("duties", { withdrawal: true })
const customer = await world.shop.customer()
const [part] = await world.shop.as()("GET /part")
if (!part) throw new Error("no demo parts")
const partId = part._id
const body = { purchaseId: partId, quantity: part.minimumQuantity }
const { token } = world.shop.admin
const upload = { fileName: "parts.csv" }
const importId = (await world.shop.as(world.shop.admin)("POST /import", { body: upload }))
  .insertedId
await world.shop.send(`PUT /import/${importId}/file`, { token, body: "sku,name,price\nA,B,5\n" })
const orderId = (await world.shop.as(customer)("POST /purchase", { body })).insertedId
await aTroubledCart(world.shop, customer)
const list = await aPartsList(world.shop, customer)
const draft = { email: customer.email, lines: [{ partId, quantity: part.minimumQuantity }] }
const draftId = (await world.shop.as(world.shop.admin)("POST /draft-order", { body: draft }))
  .insertedId

const notFound = ["/parts/no-such-part", "/nowhere"]
const readers = [
  {
    who: "a visitor",
    person: undefined,
    paths: [
      "/",
      "/parts",
      "/parts?view=table&category=Memory",
      "/parts?view=table&category=Cases",
      "/parts?category=Motherboards&socket=AM5&available=true",
      "/parts?q=xyzzy",
      "/parts/keel-b760-ddr4",
      "/quick-order",
      "/reviews",
      "/blog",
      "/MyPortfolio",
      ...notFound,
      "/cart",
      "/checkout",
      "/contact?cart=attached",
      "/withdraw",
      "/login?error=cancelled",
      "/register",
      "/forgot-password",
      "/reset-password?token=x",
      "/verify-email?token=x",
    ],
  },
  {
    who: "a customer",
    person: customer,
    paths: [
      `/purchase/${partId}`,
      "/cart",
      "/checkout",
      `/checkout?placed=${orderId}`,
      "/dashboard",
      "/dashboard/myOrder",
      "/dashboard/myOrder?view=again",
      "/dashboard/review",
      `/dashboard/payment/${orderId}`,
      `/dashboard/order/${orderId}`,
      "/dashboard/lists",
      `/dashboard/lists/${list.id}`,
      list.path,
      "/dashboard/account",
      "/dashboard/second-factor",
    ],
  },
  {
    who: "an administrator",
    person: world.shop.admin,
    paths: [
      "",
      "/overview",
      "/sales",
      "/manageOrder",
      "/unpaid",
      "/draft-orders",
      "/draft-orders/new",
      `/draft-orders/${draftId}`,
      "/customers",
      "/customers/new",
      `/customers/${customer.id}`,
      "/invoices",
      "/vat-report",
      "/recall",
      "/tax-ids",
      "/postal-rates",
      "/daily-rates",
      "/duties",
      "/withdrawals",
      "/manageProduct",
      "/products-grid",
      `/manageProduct/${partId}`,
      "/import",
      `/import?id=${importId}`,
      "/addProduct",
      "/makeAdmin",
      "/mail?state=sent",
      "/audit",
      "/health",
      "/account",
      `/order/${orderId}`,
    ].map((child) => `/dashboard${child}`),
  },
]

const WIDE = 1280
const NARROW = 390

test.each(readers)(
  "every page of $who meets WCAG 2.2 AA, narrow and wide, in both themes, and at 320 px with 200% text",
  async ({ who, person, paths }) => {
    const { page, complaints, close } = await visitAs(world, person)
    const found: Record<string, string[]> = {}
    const missing: string[] = []
    await page.goto("/", { waitUntil: "networkidle" })
    const follow = navigator(page)
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: "light" })
      await page.setViewportSize({ width: WIDE, height: 900 })
      await follow(path)
      if ((await page.title()).startsWith("Page not found")) missing.push(path)
      const problems = await problemsOf(page)
      if (await isCutOff(page)) problems.push("320 px: cut off")
      if (problems.length > 0) found[path] = problems
    }
    expect(found).toEqual({})
    expect(missing).toEqual(who === "a visitor" ? notFound : [])
    expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([])
    await close()
  },
)

/**
 * Opens pages as links do, and waits until they are drawn and load nothing more. The scripts of the shop and of the
 * check stay loaded, which takes two thirds of the time.
 */
function navigator(page: Page): (path: string) => Promise<void> {
  const requests = new Set<Request>()
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") requests.add(request)
  })
  page.on("requestfinished", (request) => requests.delete(request))
  page.on("requestfailed", (request) => requests.delete(request))
  let visits = 0
  return async (path) => {
    visits += 1
    // The page marks itself as moved once it has drawn another path or hash.
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = ""
      delete document.documentElement.dataset.moved
      history.pushState(null, "", to)
      dispatchEvent(new PopStateEvent("popstate"))
    }, `${path}#visit-${visits}`)
    await page.locator("html[data-moved]").waitFor({ state: "attached" })
    await expect.poll(() => requests.size).toBe(0)
  }
}

/** Changes the theme only once per page, because each change repaints it. */
async function problemsOf(page: Page): Promise<string[]> {
  const looks = [
    [WIDE, findProblems],
    [NARROW, findProblems],
    [NARROW, findDarkProblems],
    [WIDE, findDarkProblems],
  ] as const
  const problems: string[] = []
  for (const [width, look] of looks) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await look(page)
    if (await scrollsSideways(page)) seen.push("scrolls sideways")
    if (!(await isBarComplete(page))) seen.push("the bar lacks the search or the parts")
    problems.push(...seen.map((problem) => `${width} px: ${problem}`))
  }
  return problems
}
