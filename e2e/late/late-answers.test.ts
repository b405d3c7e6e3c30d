import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { freePort } from "#test/free-port.ts"
import { payOrder } from "#test/pay.ts"
import { aPng } from "#test/picture-files.ts"
import { Random } from "#test/random.ts"
import { figure, rounds } from "#test/torture.ts"
import { goodCard } from "../orders/open-payment.ts"
import { fillCard, payButton, placeOrder, submit } from "../page-forms.ts"
import { anOrder, openShopBrowser, type ShopBrowser, visitAs } from "../shop-browser.ts"
import { type FaultyProxy, openFaultyProxy } from "./faulty-proxy.ts"
import { retryStep, type Step } from "./retry-step.ts"

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const random = new Random(seed)
let proxy: FaultyProxy
let world: ShopBrowser
beforeAll(async () => {
  console.log(`SEED=${seed}`)
  proxy = await openFaultyProxy(await freePort(), random)
  world = await openShopBrowser({ publicUrl: proxy.url })
  proxy.forwardTo(world.shop.url)
})
afterAll(async () => {
  await world.close()
  await proxy.close()
})

const COUNT = rounds(1, 25)
/** Time limit until every payment is booked. */
const SETTLED_MS = 60_000

/** Runs the steps in random order in a browser behind the proxy. */
async function takeSteps(steps: Step[], person = world.shop.admin) {
  const behindProxy = { ...world, shop: { ...world.shop, url: proxy.url } }
  // In a session of its own, because each page takes a token and a session keeps only twenty.
  const { page, close } = await visitAs(behindProxy, await world.shop.signIn(person))
  for (const step of random.shuffled(steps)) await retryStep(page, step)
  await close()
}
const button = (name: string | RegExp) => (page: Parameters<Step["button"]>[0]) =>
  page.getByRole("button", { name, exact: true })
const words = (text: string | RegExp) => (page: Parameters<Step["success"]>[0]) =>
  page.getByText(text, { exact: true })

/** Waits for the card form; retries if the page says that the payment could not be started. */
async function beginToPay(page: Page) {
  const again = page.getByRole("button", { name: "Try again" })
  const pay = page.getByRole("button", { name: "Pay", exact: true, disabled: false })
  for (;;) {
    await again.or(pay).first().waitFor()
    if (await pay.isVisible()) return fillCard(page, goodCard)
    await again.click()
  }
}

async function actAsBuyer() {
  const { shop } = world
  const buyer = await shop.customer()
  const partId = await shop.part({ name: "Girder", availableQuantity: 100 })
  const inCart = await shop.part({ name: "Purlin", availableQuantity: 100 })
  const { orderId } = await anOrder(shop, buyer)
  await shop.as(buyer)("PATCH /cart", { body: { add: [{ partId: inCart, quantity: 3 }] } })
  const picture = { name: "me.png", mimeType: "image/png", buffer: await aPng() }
  const profile = { Education: "Leith", Location: "Graz", Phone: "555 0100" }
  const review = { Description: `Sixty boards for ${buyer.email}`, Rating: "4" }
  await takeSteps(
    [
      {
        name: "order",
        path: `/purchase/${partId}`,
        typed: { Quantity: "7" },
        button: submit,
        success: words("We have received your order."),
      },
      {
        name: "cart",
        path: "/checkout",
        button: placeOrder,
        success: words("We have received your order."),
      },
      {
        name: "pay",
        path: `/dashboard/payment/${orderId}`,
        button: payButton,
        prepare: beginToPay,
        success: (page) => page.getByRole("heading", { name: /Congrats!|This order is paid/ }),
      },
      {
        name: "profile",
        path: "/dashboard/myprofile",
        typed: { ...profile, Linkedin: "https://www.linkedin.com/in/ada" },
        button: button("Update"),
        success: words("profile edited successfully"),
      },
      {
        name: "review",
        path: "/dashboard/review",
        typed: review,
        prepare: (page) => page.getByLabel("Photo").setInputFiles(picture),
        button: button("Add Review"),
        success: words("Review added successfully"),
      },
    ],
    buyer,
  )
  const orders = () => shop.as(buyer)("GET /myorder")
  expect((await orders()).map(({ quantity }) => quantity).toSorted()).toEqual([1, 3, 7])
  // The page reports success with the provider; the shop may learn of it by webhook only.
  const paid = async () => (await orders()).filter((order) => order.paid).map(({ _id }) => _id)
  await expect.poll(paid, { timeout: SETTLED_MS }).toEqual([orderId])
  expect((await shop.as(buyer)("GET /cart")).lines).toEqual([])
  const stored = await shop.sql("select count(*)::int from reviews where description = $1", [
    review.Description,
  ])
  expect(stored).toEqual([{ count: 1 }])
}

async function actAsAdministrator() {
  const { shop } = world
  const buyer = await shop.customer()
  const { orderId, partId } = await anOrder(shop, buyer, { availableQuantity: 50 })
  await payOrder(shop, buyer, orderId)
  const path = `/dashboard/manageProduct/${partId}`
  const name = `Girder ${random.below(1_000_000)}`
  const file = Buffer.from(`sku,name,price,availableQuantity\nE-${name},Ember,100,7\n`)
  await takeSteps([
    {
      name: "status",
      path: `/dashboard/manageOrder?q=${orderId}`,
      button: (page) =>
        page
          .locator(`[data-row="${orderId}"]`)
          // Chooses an order without a step in flight, since that step may change the next one.
          .getByRole("button", { name: /^Status: pending/, disabled: false }),
      success: (page) => page.locator(`[data-row="${orderId}"]`).getByText(/^approved/),
    },
    {
      name: "edit",
      path,
      typed: { Name: name },
      button: button("Save product"),
      success: words("Product saved"),
    },
    {
      name: "stock",
      path,
      typed: { Change: "-5", Note: "Counted" },
      prepare: (page) => page.getByLabel("Reason").selectOption("Correction"),
      button: button("Change stock"),
      success: (page) => page.getByRole("row", { name: /Correction/ }),
    },
    {
      name: "settings",
      path: "/dashboard/settings/shop",
      typed: { Name: name },
      button: button("Save settings"),
      success: words("Settings saved"),
    },
    {
      name: "check file",
      path: "/dashboard/import",
      prepare: (page) =>
        page
          .getByLabel("File", { exact: true })
          .setInputFiles({ name: "p.csv", mimeType: "text/csv", buffer: file }),
      button: button("Check file"),
      success: words("Checked. Nothing has been changed yet."),
    },
  ])
  const [order] = await shop.sql("select status from orders where id = $1", [orderId])
  expect(order).toEqual({ status: "approved" })
  const parts = await shop.sql("select name, available_quantity from parts where id = $1", [partId])
  expect(parts).toEqual([{ name, available_quantity: 44 }])
  expect(await shop.as(shop.admin)("GET /settings/shop")).toMatchObject({ settings: { name } })
}

test.skipIf(process.env.TORTURE === undefined)(
  "with late, repeated or lost responses, each action of buyer and administrator happens once",
  async (context) => {
    for (let round = 1; round <= COUNT; round += 1) {
      await actAsBuyer()
      await actAsAdministrator()
      await expectBooksRight(world.shop)
    }
    const writes = [...proxy.counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ")
    figure(context, `${COUNT} × 10 actions done once, writes: ${writes} (seed ${seed})`)
  },
)
