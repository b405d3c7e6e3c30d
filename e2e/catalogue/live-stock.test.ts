import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import type { NewPart } from "#test/test-shop.ts"
import { blockLiveUpdates, breakCall, holdReply, withoutNetworkErrors } from "../network-faults.ts"
import { placeOrder, quantity, submit } from "../page-forms.ts"
import { focusedName, focusedText, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()
const rival = await world.shop.customer()

const accept = (page: Page) => page.getByRole("button", { name: "Accept new price" })
const says = (page: Page, words: string) =>
  page.getByRole("status").getByText(words, { exact: true }).waitFor({ state: "attached" })

/** Counts pages that are connected to the event stream. */
async function listeners(): Promise<number> {
  const { body } = await world.shop.send("GET /metrics")
  return Number(/^shop_event_streams (\d+)/m.exec(String(body.text))?.[1])
}

/** Opens a purchase page that is connected to the event stream. */
async function openPurchase(part: Partial<NewPart>) {
  const before = await listeners()
  const partId = await world.shop.part(part)
  const visitor = await visitAs(world, customer)
  await visitor.page.goto(`/purchase/${partId}`)
  await expect.poll(listeners).toBe(before + 1)
  const close = async () => {
    await visitor.close()
    await expect.poll(listeners).toBe(before)
  }
  return { ...visitor, partId, close }
}

const buy = (partId: string, count: number) =>
  world.shop.as(rival)("POST /purchase", { body: { purchaseId: partId, quantity: count } })
const edit = (id: string, version: number, price: number) =>
  world.shop.as(world.shop.admin)("PATCH /part/{id}", { params: { id }, body: { version, price } })

test("a purchase on one page updates the stock on another", async () => {
  const { page, partId, complaints, close } = await openPurchase({ availableQuantity: 40 })
  const [part] = await world.shop.sql("select slug from parts where id = $1", [partId])
  const looking = await visitAs(world, undefined)
  await looking.page.goto(`/parts/${part?.slug}`)
  await expect.poll(listeners).toBe(2)
  await quantity(page).fill("7")
  await submit(page).click()
  await shown(looking.page, "33 available")
  await shown(page, "33 available")
  await looking.page.getByRole("link", { name: /^Buy Now/ }).focus()
  await world.shop.as(world.shop.admin)("DELETE /part/{id}", { params: { id: partId } })
  await shown(looking.page, "This part is no longer made.")
  await expect.poll(() => looking.page.getByRole("link", { name: /^Buy Now/ }).count()).toBe(0)
  const role = () => looking.page.evaluate(() => document.activeElement?.getAttribute("role"))
  await expect.poll(role, { message: "focus is not lost with the link" }).toBe("status")
  expect([...complaints, ...looking.complaints]).toEqual([])
  await looking.close()
  await close()
})

test("only relevant updates are announced, and input and focus stay", async () => {
  const { page, partId, complaints, close } = await openPurchase({
    availableQuantity: 40,
    minimumQuantity: 5,
  })
  await page.getByLabel("Phone").fill("555 0100")
  await quantity(page).fill("20")
  await buy(partId, 10)
  await shown(page, "30 available")
  const read = await page.getByRole("status").allInnerTexts()
  expect(read.join(" ")).not.toContain("available")
  await expect.poll(() => submit(page).isDisabled()).toBe(false)
  await buy(partId, 15)
  await says(page, "Only 15 are available now, fewer than you chose.")
  await shown(page, "Not Available")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  const typed = async () => [await quantity(page).inputValue(), await focusedName(page)]
  await expect.poll(typed).toEqual(["20", "quantity"])
  await buy(partId, 11)
  await says(page, "Sold out: fewer are left than the minimum order.")
  await world.shop.as(world.shop.admin)("POST /part/{id}/stock", {
    params: { id: partId },
    body: { delta: 100, reason: "restock" },
  })
  await says(page, "104 are available again.")
  await expect.poll(() => submit(page).isDisabled()).toBe(false)
  await expect.poll(typed).toEqual(["20", "quantity"])
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("555 0100")
  expect(complaints).toEqual([])
  await close()
})

test("a late response after an order does not replace newer data", async () => {
  const { page, partId, complaints, close } = await openPurchase({ availableQuantity: 40 })
  const reply = await holdReply(page, `/part/${partId}`)
  const late = page.waitForResponse((answer) => answer.url().endsWith(`/part/${partId}`))
  await submit(page).click()
  await shown(page, "39 available")
  await reply.written
  await buy(partId, 9)
  await shown(page, "30 available")
  reply.release()
  await (await late).finished()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  )
  await expect.poll(() => page.getByText("30 available", { exact: true }).count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

test("a new price must be accepted before it is charged", async () => {
  const { page, partId, complaints, close } = await openPurchase({
    availableQuantity: 40,
    price: 118,
  })
  await quantity(page).fill("3")
  await submit(page).focus()
  await edit(partId, 1, 121.5)
  await says(page, "It was $118.00 each; now it is $121.50 each. Accept it before you order.")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await expect
    .poll(() => focusedText(page), { message: "focus is not lost with the disabled button" })
    .toBe("Accept new price")
  await edit(partId, 2, 118)
  await accept(page).waitFor({ state: "detached" })
  await expect
    .poll(() => submit(page).isDisabled(), { message: "the price agreed to is back" })
    .toBe(false)
  await edit(partId, 3, 125)
  await accept(page).click()
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("$375.00")
  await expect.poll(() => focusedName(page)).toBe("price")
  await submit(page).click()
  await shown(page, "order placed")
  const [order] = await world.shop.sql(
    "select o.total_cents from orders o join order_lines l on l.order_id = o.id where l.part_id = $1",
    [partId],
  )
  expect(order?.total_cents).toBe(37_500)
  expect(complaints).toEqual([])
  await close()
})

test("a price that changes at the moment of ordering is refused, shown and confirmed", async () => {
  const partId = await world.shop.part({ price: 118 })
  const { page, complaints, close } = await visitAs(world, customer)
  await blockLiveUpdates(page, partId)
  await page.goto(`/purchase/${partId}`)
  await edit(partId, 1, 130)
  await submit(page).click()
  await shown(page, "The price has changed. Accept the new price, then submit again.")
  await accept(page).waitFor()
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await accept(page).click()
  await submit(page).click()
  await shown(page, "1 × Anvil 1000, $130.00.")
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("without events the page polls every ten seconds", async () => {
  const partId = await world.shop.part({ availableQuantity: 40 })
  const { page, close } = await visitAs(world, customer)
  await page.clock.install()
  await breakCall(page, `GET /part/${partId}/events`, "no answer")
  const nextPoll = () => page.waitForResponse((answer) => answer.url().endsWith("/stock"))
  const first = nextPoll()
  await page.goto(`/purchase/${partId}`)
  await first
  await buy(partId, 4)
  const second = nextPoll()
  await page.clock.runFor(10_500)
  await second
  await shown(page, "36 available")
  await close()
})

test("a hidden page gets no updates; once visible, it says when its part is off sale or removed", async () => {
  const { page, partId, complaints, close } = await openPurchase({ availableQuantity: 40 })
  await page.getByLabel("Phone").fill("555 0100")
  const before = await listeners()
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, hidden)
  await turn(true)
  await expect.poll(listeners).toBe(before - 1)
  await buy(partId, 4)
  await expect.poll(() => page.getByText("40 available", { exact: true }).count()).toBe(1)
  await turn(false)
  await shown(page, "36 available")

  const admin = world.shop.as(world.shop.admin)
  const params = { id: partId }
  await expect.poll(() => submit(page).isDisabled()).toBe(false)
  const choose = async (lifecycle: "upcoming" | "active") => {
    const { version } = await admin("GET /part/{id}", { params })
    await admin("PATCH /part/{id}", { params, body: { version, lifecycle } })
  }
  await choose("upcoming")
  await shown(page, "Coming soon")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await choose("active")
  await expect.poll(() => submit(page).isDisabled()).toBe(false)
  expect(complaints).toEqual([])
  await admin("DELETE /part/{id}", { params })
  await says(page, "This part is no longer made.")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("555 0100")
  await close()
})

test("a cart is updated by changes of parts and by other windows", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const names = ["Anvil", "Beam", "Crest"]
  const parts = await Promise.all(names.map((name) => shop.part({ name, price: 4.9 })))
  const [anvil = "", beam = "", crest = ""] = parts
  const set = parts.map((partId) => ({ partId, quantity: 4, note: "for the lab" }))
  await shop.as(buyer)("PATCH /cart", { body: { set } })
  const { page, complaints, close } = await visitAs(world, buyer)
  const field = (name: string) => page.getByLabel(`Quantity, ${name}`)
  await page.goto("/cart")
  await shown(page, "3 lines · 12 units")

  await shop.sql("update parts set price_cents = 520 where id = $1", [anvil])
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await says(page, "Anvil: $5.20, was $4.90")
  await shown(page, "$1.20 more in total at these quantities.")
  await page.getByRole("button", { name: "Accept it" }).click()
  const checkout = page.getByRole("button", { name: "Checkout", disabled: false })
  await checkout.waitFor()

  const elsewhere = {
    set: [
      { partId: beam, quantity: 9 },
      { partId: crest, quantity: 7 },
    ],
  }
  await shop.as(buyer)("PATCH /cart", { body: elsewhere })
  await field("Crest").fill("6")
  await field("Crest").press("Enter")
  await shown(page, "Your last change is not saved.")
  await shown(page, "Crest: you entered 6, the cart has 7.")
  await expect.poll(() => field("Beam").inputValue()).toBe("9")
  await page.getByRole("button", { name: "Save it" }).click()
  await shown(page, "3 lines · 19 units")

  await field("Crest").fill("a dozen")
  await checkout.click()
  await shown(page, "Enter a whole number up to 1,000,000.")
  await field("Crest").press("Escape")
  await checkout.click()
  await placeOrder(page).waitFor()
  await shop.as(buyer)("PATCH /cart", { body: { remove: [beam] } })
  await placeOrder(page).click()
  await shown(page, "The order was not placed. Your details are still here.")
  await page.getByRole("link", { name: "Edit cart" }).click()
  await shown(page, "2 lines · 10 units")
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("button", { name: "Empty cart" }).click()
  await shown(page, "Your cart is empty.")
  await page.getByRole("button", { name: "Undo" }).click()
  await shown(page, "2 lines · 10 units")
  const { lines } = await shop.as(buyer)("GET /cart")
  expect(lines.map(({ note, quantity }) => ({ note, quantity }))).toEqual([
    { note: "for the lab", quantity: 4 },
    { note: "for the lab", quantity: 6 },
  ])
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
