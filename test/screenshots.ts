import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { beforeAll, test } from "vitest"
import { fillShop } from "../e2e/screens/fill-shop.ts"
import type { ScreenState } from "../e2e/screens/screen-state.ts"
import { screenStates } from "../e2e/screens/screen-states.ts"
import { openShopBrowser, type ShopBrowser, visitAs } from "../e2e/shop-browser.ts"
import { payOrder } from "./pay.ts"
import type { Person, TestShop } from "./test-shop.ts"

const root = join(import.meta.dirname, "..")
/** Folder of all pictures; not committed. */
const gallery = join(root, "test-results/screenshots")
/** Pictures of the README: as high as a screen, and small. */
const kept = join(root, "docs/screenshots")
const readmeShots = new Set([
  "home-1280-light",
  "purchase-1280-light",
  "my-order-1280-dark",
  "parts-table-1280-dark",
  "manage-order-1280-light",
  "cart-390-light",
  "cart-390-dark",
  "cart-1280-light",
  "cart-1280-dark",
  "order-of-40-1280-light",
  "order-of-40-admin-1280-dark",
])

interface Screen {
  name: string
  path: string
  who?: Person
}

/** Limits the run to matching names: `SCREENS=purchase npm run screenshots`. */
const wanted = new RegExp(process.env.SCREENS ?? "")

const widths = [390, 1280]
const colorSchemes = ["light", "dark"] as const

beforeAll(async () => {
  await mkdir(gallery, { recursive: true })
  await mkdir(kept, { recursive: true })
})

test("every page at 390 and 1280 px, light and dark", async () => {
  const world = await openShopBrowser()
  await shootPages(world, await stockShop(world))
  // Last, because imported parts appear in every list.
  await shootPages(world, await importProducts(world))
  await world.close()
})

test.each(Object.entries(screenStates))("every state of %s", async (_, statesOf) => {
  const world = await openShopBrowser()
  const states = statesOf(await fillShop(world.shop))
  for (const state of states.filter(({ name }) => wanted.test(name)))
    for (const width of widths) await shootState(world, state, width)
  await world.close()
})

const visitAt = (world: ShopBrowser, person: Person | undefined, width: number) =>
  visitAs(world, person, { viewport: { width, height: 900 } })

async function shootPages(world: ShopBrowser, screens: Screen[]): Promise<void> {
  for (const { who, group } of groupByPerson(screens.filter(({ name }) => wanted.test(name))))
    for (const width of widths) {
      const { page, close } = await visitAt(world, who, width)
      for (const { path, name } of group) {
        await page.goto(path, { waitUntil: "networkidle" })
        await shootInBothSchemes(page, `${name}-${width}`, (file) => shootPage(page, file))
      }
      await close()
    }
}

async function shootPage(page: Page, name: string): Promise<void> {
  if (readmeShots.has(name)) {
    const shot = sharp(await page.screenshot()).png({ palette: true, effort: 10 })
    await writeFile(join(kept, `${name}.png`), await shot.toBuffer())
  }
  await loadPictures(page)
  await page.screenshot({ path: join(gallery, `${name}.png`), fullPage: true })
}

async function shootState(world: ShopBrowser, state: ScreenState, width: number): Promise<void> {
  const { name, who, path, reach } = state
  // Each profile takes one of the twenty tokens of its session, and a state may need the first.
  const person = who && (await world.shop.signIn(who))
  const { page, close } = await visitAt(world, person, width)
  await page.goto(path, { waitUntil: "networkidle" })
  await reach(page)
  await shootInBothSchemes(page, `state-${name}-${width}`, (file) =>
    page.screenshot({ path: join(gallery, `${file}.png`) }),
  )
  await close()
}

async function shootInBothSchemes(
  page: Page,
  name: string,
  shoot: (name: string) => Promise<unknown>,
): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await shoot(`${name}-${colorScheme}`)
  }
}

/** Pictures below the screen load when scrolled to. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    window.scrollTo(0, 0)
  })

/** Fills a shop with orders in every state. Returns the pages to show. */
async function stockShop({ shop }: ShopBrowser): Promise<Screen[]> {
  const buyer = await shop.customer()
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
  const forty = await orderOf40({ shop, buyer, parts })
  await fillCart(shop, buyer, parts)
  const unpaid = orderIds.at(-1)
  const paid = orderIds[0]
  const asBuyer = (screen: string, path: string) => ({ name: screen, path, who: buyer })
  const asAdmin = (screen: string, path: string) => ({ name: screen, path, who: shop.admin })
  const tempo = parts.find((part) => part.name.startsWith("Tempo"))
  return [
    { name: "home", path: "/" },
    { name: "parts", path: "/parts" },
    { name: "parts-table", path: "/parts?category=Memory&view=table" },
    { name: "part", path: `/parts/${tempo?.slug}` },
    { name: "reviews", path: "/reviews" },
    { name: "blog", path: "/blog" },
    { name: "portfolio", path: "/MyPortfolio" },
    { name: "login", path: "/login" },
    { name: "register", path: "/register" },
    { name: "not-found", path: "/no/such/page" },
    asBuyer("purchase", `/purchase/${tempo?._id}`),
    asBuyer("cart", "/cart"),
    asBuyer("my-profile", "/dashboard/myprofile"),
    asBuyer("my-order", "/dashboard/myOrder"),
    asBuyer("review", "/dashboard/review"),
    asBuyer("order", `/dashboard/order/${paid}`),
    asBuyer("account", "/dashboard/account"),
    asBuyer("second-factor", "/dashboard/second-factor"),
    asBuyer("order-of-40", `/dashboard/order/${forty.paid}#lines`),
    asBuyer("payment", `/dashboard/payment/${unpaid}`),
    asBuyer("payment-of-40", `/dashboard/payment/${forty.unpaid}`),
    asAdmin("reviews-admin", "/reviews"),
    asAdmin("overview", "/dashboard/overview"),
    asAdmin("manage-order", "/dashboard/manageOrder"),
    asAdmin("unpaid", "/dashboard/unpaid"),
    asAdmin("manage-product", "/dashboard/manageProduct"),
    asAdmin("products-grid", "/dashboard/products-grid"),
    asAdmin("edit-product", `/dashboard/manageProduct/${tempo?._id}`),
    asAdmin("add-product", "/dashboard/addProduct"),
    asAdmin("make-admin", "/dashboard/makeAdmin"),
    asAdmin("mail", "/dashboard/mail?state=sent"),
    asAdmin("order-admin", `/dashboard/order/${paid}`),
    asAdmin("order-of-40-admin", `/dashboard/order/${forty.paid}`),
  ]
}

interface Forty {
  shop: ShopBrowser["shop"]
  buyer: Person
  parts: { _id: string; price: number; minimumQuantity: number; availableQuantity: number }[]
}

/** Makes two orders of the same forty lines, one paid. */
async function orderOf40({ shop, buyer, parts }: Forty) {
  const leastOf = ({ price, minimumQuantity }: Forty["parts"][number]) => price * minimumQuantity
  // More expensive parts would exceed a card's limit.
  const cheap = parts
    .filter(({ availableQuantity, minimumQuantity }) => availableQuantity > 3 * minimumQuantity)
    .toSorted((a, b) => leastOf(a) - leastOf(b))
    .slice(0, 40)
  const lines = cheap.map(({ _id, minimumQuantity }, index) => ({
    partId: _id,
    quantity: minimumQuantity + (index % 7),
  }))
  const body = {
    lines,
    phone: "+43 316 0100",
    purchaseOrder: "NM-2026-0418",
    shipTo: "Northmere Systems\nGoods in, Dock 4\n12 Shore Road\nLeith EH6 6QN\nScotland",
    note: "Two pallets at most: the lift takes 800 kg.\nPlease ring an hour before you come.",
  }
  const place = async () => (await shop.as(buyer)("POST /order", { body })).insertedId
  const paid = await place()
  await payOrder(shop, buyer, paid)
  return { paid, unpaid: await place() }
}

interface PlainPart {
  _id: string
  minimumQuantity: number
  availableQuantity: number
}

/** Fills a cart with a dozen lines: one too large, one below a price break, one with a note, one with a new price. */
async function fillCart(shop: TestShop, buyer: Person, parts: readonly PlainPart[]) {
  const set = parts.slice(0, 12).map((part, place) => ({
    partId: part._id,
    quantity: place === 2 ? part.availableQuantity + 20 : part.minimumQuantity * (place + 1),
    note: place === 1 ? "For the workshop in Graz" : "",
  }))
  await shop.as(buyer)("PATCH /cart", { body: { set } })
  const [changed] = parts
  await shop.sql("update parts set price_cents = price_cents + 150 where id = $1", [changed?._id])
}

/** Makes product imports: with errors, finished, and waiting for approval; and an imported part. */
async function importProducts({ shop }: ShopBrowser): Promise<Screen[]> {
  const api = shop.as(shop.admin)
  const send = async (fileName: string, ...lines: string[]) => {
    const { insertedId } = await api("POST /import", { body: { fileName } })
    const { token } = shop.admin
    await shop.send(`PUT /import/${insertedId}/file`, { token, body: `${lines.join("\n")}\n` })
    return insertedId
  }
  const head = "sku,name,category,price,availableQuantity,socket,source"
  const refused = await send("price-list-autumn.csv", head, "E-1,Ember,Memory,1e3,7", "E-1,,,5,x")
  const eel = "E-2,Eel 12-core,Processors,50,900,AM5,BuildCores OpenDB (ODC-By 1.0)"
  const imported = await send("stock.csv", head, "E-1,Ember 64,Memory,100,7", eel)
  await api("POST /import/{id}/apply", { params: { id: imported } })
  const checked = await send(
    "product-information-of-the-northern-warehouse-2026-11.csv",
    head,
    "E-1,Ember 64,Memory,118.50,7",
    eel,
    "E-3,Ermine,,12,40,AM5",
  )
  const { parts } = await shop.as()("GET /catalogue", { query: { q: "Eel 12-core" } })
  const asAdmin = (name: string, path: string) => ({ name, path, who: shop.admin })
  return [
    { name: "part-imported", path: `/parts/${parts[0]?.slug}` },
    { name: "parts-imported", path: "/parts?view=table&q=e-" },
    asAdmin("purchase-imported", `/purchase/${parts[0]?._id}`),
    asAdmin("import", "/dashboard/import"),
    asAdmin("import-checked", `/dashboard/import?id=${checked}`),
    asAdmin("import-refused", `/dashboard/import?id=${refused}`),
    asAdmin("import-done", `/dashboard/import?id=${imported}`),
  ]
}

function groupByPerson(screens: Screen[]): { who: Person | undefined; group: Screen[] }[] {
  const people = new Set(screens.map(({ who }) => who))
  return [...people].map((who) => ({ who, group: screens.filter((one) => one.who === who) }))
}
