import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { test } from "vitest"
import { openShopBrowser, type ShopBrowser, visitAs } from "../e2e/shop-browser.ts"
import { payOrder } from "./pay.ts"
import type { Person } from "./test-shop.ts"

const root = join(import.meta.dirname, "..")
/** Every picture; not kept. */
const gallery = join(root, "test-results/screenshots")
/** Those that the README shows, as high as a screen and small enough to be kept. */
const kept = join(root, "docs/screenshots")
const keptShots = new Set([
  "home-1280-light",
  "home-390-dark",
  "purchase-1280-light",
  "my-order-1280-dark",
])

interface Screen {
  name: string
  path: string
  who?: Person
  /** What makes the state that is to be seen. */
  prepare?: (page: Page) => Promise<void>
}

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
)

test("every page at 390 and 1280 px, light and dark", async () => {
  await mkdir(gallery, { recursive: true })
  await mkdir(kept, { recursive: true })
  const world = await openShopBrowser()
  const screens = await stockShop(world)
  for (const { who, group } of byPerson(screens))
    for (const look of looks) {
      const { page, close } = await visitAs(world, who, { ...look, reducedMotion: "reduce" })
      for (const screen of group) await shoot(page, screen, look)
      await close()
    }
  await world.close()
})

async function shoot(page: Page, screen: Screen, look: (typeof looks)[number]): Promise<void> {
  await page.goto(screen.path, { waitUntil: "networkidle" })
  await screen.prepare?.(page)
  const name = `${screen.name}-${look.viewport.width}-${look.colorScheme}`
  if (keptShots.has(name)) {
    const shot = sharp(await page.screenshot()).png({ palette: true, effort: 10 })
    await writeFile(join(kept, `${name}.png`), await shot.toBuffer())
  }
  await loadPictures(page)
  await page.screenshot({ path: join(gallery, `${name}.png`), fullPage: true })
}

/** A picture below the screen waits to be scrolled to. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    window.scrollTo(0, 0)
  })

/** A shop at work: orders in every state, by somebody with a name. Returns what there is to see. */
async function stockShop({ shop }: ShopBrowser): Promise<Screen[]> {
  const [buyer, newcomer] = [await shop.customer(), await shop.customer()]
  const name = "Dorotea Palmquist"
  await shop.sql("update users set name = $1 where email = $2", [name, buyer.email])
  const parts = await shop.as()("GET /part")
  const orderIds: string[] = []
  for (const part of parts.filter((_, index) => index % 9 === 0)) {
    const body = { purchaseId: part._id, quantity: part.minimumQuantity * 2 }
    orderIds.push((await shop.as(buyer)("POST /purchase", { body })).insertedId)
  }
  for (const orderId of orderIds.slice(0, 3)) await payOrder(shop, buyer, orderId)
  const advance = (id: string) => shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  for (const [index, id] of orderIds.slice(0, 4).entries())
    for (let step = index; step < 3; step += 1) await advance(id)
  await shop.as(buyer)("PUT /userUpdate/{email}", {
    params: { email: buyer.email },
    body: {
      name,
      education: "Technical University of Linz",
      location: "Graz",
      phone: "+43 316 0100",
      linkedin: "https://www.linkedin.com/in/dorotea",
    },
  })
  const unpaid = orderIds.at(-1)
  const paid = orderIds[0]
  const asBuyer = (screen: string, path: string, prepare?: Screen["prepare"]) => ({
    name: screen,
    path,
    who: buyer,
    ...(prepare && { prepare }),
  })
  const asAdmin = (screen: string, path: string, prepare?: Screen["prepare"]) => ({
    ...asBuyer(screen, path, prepare),
    who: shop.admin,
  })
  const tempo = parts.find((part) => part.name.startsWith("Tempo"))
  const press = (button: string | RegExp) => (page: Page) =>
    page.getByRole("button", { name: button }).first().click()
  return [
    { name: "home", path: "/" },
    { name: "blog", path: "/blog" },
    { name: "portfolio", path: "/MyPortfolio" },
    { name: "login", path: "/login" },
    { name: "register-errors", path: "/register", prepare: press("Register") },
    { name: "not-found", path: "/no/such/page" },
    asBuyer("purchase", `/purchase/${tempo?._id}`),
    asBuyer("purchase-gone", `/purchase/${"f".repeat(24)}`),
    asBuyer("my-profile", "/dashboard/myprofile"),
    asBuyer("my-order", "/dashboard/myOrder"),
    asBuyer("my-order-delete", "/dashboard/myOrder", press(/^Delete/)),
    asBuyer("review-errors", "/dashboard/review", press("Add Review")),
    asBuyer("payment", `/dashboard/payment/${unpaid}`),
    asBuyer("payment-paid", `/dashboard/payment/${paid}`),
    { name: "my-order-empty", path: "/dashboard/myOrder", who: newcomer },
    asAdmin("overview", "/dashboard"),
    asAdmin("manage-order", "/dashboard/manageOrder"),
    asAdmin("manage-product", "/dashboard/manageProduct"),
    asAdmin("edit-product", `/dashboard/manageProduct/${tempo?._id}`),
    asAdmin("add-product", "/dashboard/addProduct"),
    asAdmin("make-admin", "/dashboard/makeAdmin"),
  ]
}

function byPerson(screens: Screen[]): { who: Person | undefined; group: Screen[] }[] {
  const people = new Set(screens.map(({ who }) => who))
  return [...people].map((who) => ({ who, group: screens.filter((one) => one.who === who) }))
}
