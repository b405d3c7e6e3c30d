import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall } from "../network-faults.ts"
import { isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const { shop } = world

async function openCart(names: readonly string[]) {
  const buyer = await shop.customer()
  const parts = await Promise.all(names.map((name) => shop.part({ name, price: 10 })))
  const set = parts.map((partId) => ({ partId, quantity: 2 }))
  await shop.as(buyer)("PATCH /cart", { body: { set } })
  const visitor = await visitAs(world, buyer)
  const { page } = visitor
  await page.goto("/cart")
  await page.getByRole("button", { name: "Checkout", disabled: false }).waitFor()
  const lines = () =>
    page
      .locator("[data-cell=quantity]")
      .evaluateAll((fields) =>
        fields.map((field) =>
          field instanceof HTMLInputElement ? `${field.ariaLabel}: ${field.value}` : "",
        ),
      )
  return { ...visitor, lines, quantity: (name: string) => page.getByLabel(`Quantity, ${name}`) }
}

const notices = (page: Page) => page.getByRole("region", { name: "Notifications" })
const announced = (page: Page, words: string) =>
  page.locator("main").getByRole("status").getByText(words, { exact: true }).waitFor()

test("undo takes back the last change, wherever the focus is; each notice undoes its own removal", async () => {
  const { page, lines, quantity, close } = await openCart(["Anvil", "Strut", "Crest"])
  await quantity("Anvil").fill("7")
  await quantity("Anvil").press("Enter")
  await page.getByText("3 lines · 11 units").waitFor()
  await page.getByRole("button", { name: "Remove Strut" }).click()
  await notices(page).getByText("Strut removed.").waitFor()
  await page.getByText("2 lines · 9 units").waitFor()
  const checkout = page.getByRole("button", { name: "Checkout", disabled: false })
  await checkout.focus()
  await checkout.press("ControlOrMeta+Z")
  await announced(page, "Strut is back in the cart.")
  await expect
    .poll(lines)
    .toEqual(["Quantity, Anvil: 7", "Quantity, Strut: 2", "Quantity, Crest: 2"])
  await notices(page).getByText("Strut removed.").waitFor({ state: "detached" })
  await checkout.focus()
  await checkout.press("ControlOrMeta+Z")
  await announced(page, "The change of Anvil is undone.")
  await expect
    .poll(lines)
    .toEqual(["Quantity, Anvil: 2", "Quantity, Strut: 2", "Quantity, Crest: 2"])
  await expect.poll(() => quantity("Anvil").evaluate(isFocused)).toBe(true)
  await checkout.focus()
  await checkout.press("ControlOrMeta+Z")
  await announced(page, "There is nothing to undo.")
  expect(await quantity("Anvil").inputValue()).toBe("2")

  await page.getByRole("button", { name: "Remove Anvil" }).click()
  await page.getByRole("button", { name: "Remove Strut" }).click()
  await expect.poll(lines).toEqual(["Quantity, Crest: 2"])
  await page.getByRole("button", { name: "Undo removal of Anvil" }).click()
  await announced(page, "Anvil is back in the cart.")
  await expect.poll(lines).toEqual(["Quantity, Anvil: 2", "Quantity, Crest: 2"])
  await expect.poll(() => quantity("Anvil").evaluate(isFocused)).toBe(true)
  await page.getByRole("button", { name: "Undo removal of Strut" }).click()
  await expect
    .poll(lines)
    .toEqual(["Quantity, Anvil: 2", "Quantity, Strut: 2", "Quantity, Crest: 2"])
  await expect.poll(() => notices(page).getByText("removed").count()).toBe(0)
  await close()
})

test("a long cart can be emptied once all its lines are loaded", async () => {
  const buyer = await shop.customer()
  const rows = await shop.sql(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
     select lpad(to_hex(n), 24, '0'), 'LONG-' || n, 'long-' || n, 'Part ' || n, 'Other', 'A part.', '', 1, 100
     from generate_series(1, 210) n returning id`,
  )
  const set = rows.map(({ id }) => ({ partId: String(id), quantity: 1 }))
  await shop.as(buyer)("PATCH /cart", { body: { set } })
  const { page, complaints, close } = await visitAs(world, buyer)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === "/cart",
    async (route) => {
      if (route.request().resourceType() === "fetch") await isReleased
      return route.fallback()
    },
  )
  await page.goto("/cart")
  await page.getByText("210 lines · 210 units").waitFor()
  expect(await page.getByRole("button", { name: "More", exact: true }).count()).toBe(0)
  release()
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("button", { name: "Empty cart" }).click()
  await notices(page).getByText("210 lines removed.").waitFor()
  await page.getByText("Your cart is empty.").waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("Delete removes a line, but edits a quantity that is being typed; on a phone buttons step it", async () => {
  const { page, lines, quantity, close } = await openCart(["Anvil", "Strut"])
  await quantity("Anvil").focus()
  await quantity("Anvil").pressSequentially("45")
  await quantity("Anvil").press("ArrowLeft")
  await quantity("Anvil").press("Delete")
  await expect.poll(() => quantity("Anvil").inputValue()).toBe("4")
  await quantity("Anvil").press("Enter")
  await expect.poll(lines).toEqual(["Quantity, Anvil: 4", "Quantity, Strut: 2"])
  await quantity("Strut").press("Delete")
  await expect.poll(lines).toEqual(["Quantity, Anvil: 4"])
  await page.setViewportSize({ width: 390, height: 844 })
  const more = page.getByRole("button", { name: "More Anvil" })
  await more.click()
  await expect.poll(lines).toEqual(["Quantity, Anvil: 5"])
  expect(await more.evaluate(isFocused), "no keyboard covers the page").toBe(true)
  await shop.sql("update parts set minimum_quantity = 4, order_multiple = 4 where name = 'Anvil'")
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await page.getByRole("button", { name: "More Anvil, by 4" }).click()
  await expect.poll(lines).toEqual(["Quantity, Anvil: 8"])
  await page.getByRole("button", { name: "Fewer Anvil, by 4" }).click({ clickCount: 2 })
  await expect.poll(lines).toEqual(["Quantity, Anvil: 4"])
  await close()
})

test("a cart that could not be emptied is emptied by a second try, and stays so", async () => {
  const { page, lines, quantity, close } = await openCart(["Anvil", "Strut"])
  const outage = await breakCall(page, "PATCH /cart")
  const unsaved = page.getByRole("alert").getByText("Your last change is not saved.")
  await quantity("Anvil").fill("7")
  await quantity("Anvil").press("Enter")
  await unsaved.waitFor()
  const emptying = await breakCall(page, "DELETE /cart")
  await page.getByRole("button", { name: "More", exact: true }).click()
  const refused = page.waitForResponse((reply) => reply.status() === 503)
  await page.getByRole("button", { name: "Empty cart" }).click()
  await notices(page).getByText("2 lines removed.").waitFor()
  await refused
  await outage.restore()
  await emptying.restore()
  await page.getByRole("button", { name: "Save it" }).click()
  await unsaved.waitFor({ state: "detached" })
  await page.getByText("Your cart is empty.").waitFor()
  await expect.poll(lines).toEqual([])
  await close()
})

test("undo removes all units of an order that has a part on two lines", async () => {
  const buyer = await shop.customer()
  const partId = await shop.part({ name: "Anvil", price: 10 })
  const lines = [
    { partId, quantity: 5 },
    { partId, quantity: 5 },
  ]
  const { insertedId } = await shop.as(buyer)("POST /order", { body: { lines } })
  const unitsInCart = async () => (await shop.as(buyer)("GET /cart")).units
  const { page, close } = await visitAs(world, buyer)
  await page.goto(`/dashboard/order/${insertedId}`)
  await page.getByRole("button", { name: "Order again" }).click()
  await page.getByText("2 lines added to your cart.").waitFor()
  expect(await unitsInCart()).toBe(10)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(unitsInCart).toBe(0)
  await close()
})
