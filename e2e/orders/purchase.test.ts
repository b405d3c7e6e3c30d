import { afterAll, expect, test } from "vitest"
import { formatAmount } from "#domain/pricing/currency.ts"
import { payWith, placeOrder, quantity, submit } from "../page-forms.ts"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, serverText, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const product = "Tempo DDR5-6000 32 GB Kit"

test("a visitor registers, buys, is declined, pays, and the administrator advances the order", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)

  await page.goto("/")
  await expect.poll(() => page.title()).toBe("Computer Assembler")
  await expect
    .poll(() => page.getByRole("link", { name: /^Buy Now/ }).count())
    .toBeGreaterThanOrEqual(60)
  await page.getByRole("link", { name: `Buy Now ${product}` }).click()

  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await page.getByRole("main").getByRole("link", { name: "Register" }).click()
  await page.getByRole("heading", { name: "Register", level: 1 }).waitFor()
  await page.getByLabel("Name").fill("Dorotea Palmquist")
  await page.getByLabel("Email").fill("dorotea@northmere.example")
  await page.getByLabel("Password", { exact: true }).fill("nine green boards")
  await page.getByRole("button", { name: "Register" }).click()

  await page.getByRole("heading", { name: product, level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/purchase\/[0-9a-f]{24}$/)
  await expect.poll(() => quantity(page).inputValue()).toBe("20")
  await page.getByText("Minimum order 20 · 2,400 available", { exact: true }).waitFor()
  await page.getByRole("button", { name: "Decrease quantity" }).click()
  await shown(page, "Less than Minimun Order Quantity")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  for (const tooMany of ["2401", "2400.5", String(2 ** 53)]) {
    await quantity(page).fill(tooMany)
    await shown(page, "Not Available")
    await expect.poll(() => submit(page).isDisabled()).toBe(true)
    await page.getByRole("button", { name: "Use 2,400" }).click()
    await expect.poll(() => quantity(page).inputValue()).toBe("2400")
    await page.getByText("Not Available", { exact: true }).waitFor({ state: "detached" })
  }
  await quantity(page).fill("25")
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("$2,950.00")
  await page.getByRole("button", { name: `Add to cart ${product}` }).click()
  await page.getByRole("link", { name: "Cart, 1 line, $2,950.00" }).waitFor()
  await page.getByRole("button", { name: "undo" }).click()
  await page.getByRole("link", { name: "Cart", exact: true }).waitFor()
  const ordering = page.waitForRequest((request) => request.url().endsWith("/purchase"))
  await submit(page).click()
  expect((await ordering).postDataJSON()).toMatchObject({ price: 2950, unitPrice: 118 })
  await shown(page, "order placed")
  await shown(page, "2,375 available")

  await page.getByRole("link", { name: "My Order" }).first().click()
  const row = page.getByRole("row", { name: new RegExp(product) })
  await row.getByText("$2,950.00").waitFor()
  await row.getByRole("link", { name: /^Pay/ }).click()
  await page.getByRole("heading", { name: `Pay for ${product}` }).waitFor()
  await shown(page, "Please pay: $2,950.00")
  await payWith(page, { number: "4000 0000 0000 9995" })
  await page
    .getByRole("alert")
    .getByText(/insufficient funds/)
    .waitFor()
  await payWith(page, { number: "4242 4242 4242 4242" })
  await page.getByText("Congrats! Your payment is completed.").waitFor()
  const transaction = await page.getByText(/^pi_\w+$/).innerText()
  const completed = page.getByRole("region", { name: "Congrats! Your payment is completed." })
  await completed.getByText("Paid: $2,950.00").waitFor()
  await completed.getByRole("link", { name: "Receipt" }).click()
  await page.getByRole("button", { name: "Print receipt" }).waitFor()
  await page.getByText(transaction).first().waitFor()

  await page.getByRole("link", { name: "My Order" }).last().click()
  await row.getByText("Paid", { exact: true }).waitFor()
  await row.getByText(transaction).waitFor()
  await expect.poll(() => row.getByRole("button", { name: /^Delete/ }).count()).toBe(0)

  const staff = await visitAs(world, world.shop.admin)
  await staff.page.goto("/dashboard")
  await staff.page.getByRole("link", { name: "Manage Orders" }).click()
  const managed = staff.page.getByRole("row", { name: new RegExp(product) })
  await managed.getByRole("button", { name: /^Status: pending/ }).click()
  await shown(staff.page, "Updated Status")
  await managed.getByRole("button", { name: /^Status: approved/ }).waitFor()

  expect(staff.complaints).toEqual([])
  await staff.close()
  // The browser logs the refusal of the card, which the test expects.
  expect(complaints.filter((line) => !/status of 402/.test(line))).toEqual([])
  await close()
})

test("a delivery method is chosen by its price, at the checkout and on the purchase page", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const [part] = await shop.as()("GET /part")
  if (!part) throw new Error("a shop without parts")
  await deliverAtAPrice(part)
  const to = { name: "Ada Byron", street: "1 Quay", city: "Dublin", country: "IE" }
  await shop.as(buyer)("POST /address", { body: to })
  const quantity = part.minimumQuantity
  await shop.as(buyer)("PATCH /cart", { body: { set: [{ partId: part._id, quantity }] } })
  const { page, complaints, close } = await visitAs(world, buyer)
  const delivery = page.getByRole("group", { name: "Delivery", exact: true })
  const way = (name: RegExp) => delivery.getByRole("radio", { name })
  const total = (amount: number) => formatAmount(part.price * quantity + amount)

  await page.goto("/cart")
  await shown(page, "About 20 kg.")
  await shown(page, total(9.9))
  await page.getByRole("button", { name: "Checkout", disabled: false }).click()
  await shown(page, "Standard, $9.90")
  await page.getByRole("button", { name: "Change delivery" }).click()
  await shown(page, "About 20 kg.")
  await expect.poll(() => way(/^Standard \$9\.90/).isChecked()).toBe(true)
  await way(/^Standard/).focus()
  await page.keyboard.press("ArrowDown")
  await shown(page, total(20))
  await expect.poll(() => way(/^Express \$20\.00/).isChecked()).toBe(true)
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("button", { name: "Continue" }).click()
  await placeOrder(page).click()
  await page.getByRole("link", { name: "Pay now" }).click()
  await page.waitForURL(/\/payment\//)
  await page.getByText(total(20)).first().waitFor()

  await page.goto(`/purchase/${part._id}`)
  await way(/^Collection Free/).click()
  await shown(page, total(0))
  expect(await findProblems(page)).toEqual([])
  await submit(page).click()
  await shown(page, "order placed")
  const orders = await shop.as(buyer)("GET /myorder")
  expect(orders.map(({ charges }) => charges?.map(({ name }) => name))).toEqual([
    ["Collection"],
    ["Delivery: Express"],
  ])
  expect(complaints).toEqual([])
  await setDelivery({})
  await close()
})

const setDelivery = (body: object) => world.shop.saveSettings("delivery", body)

/** Adds a part that weighs 1 kg. */
async function deliverAtAPrice({ _id: id, version }: { _id: string; version: number }) {
  const body = { packedWeightG: 1000, version }
  await world.shop.as(world.shop.admin)("PATCH /part/{id}", { params: { id }, body })
  const methods = [
    { name: "Standard", steps: ["100 kg: 9.90"] },
    { name: "Express", steps: ["100 kg: 20"] },
  ]
  const zones = [{ name: "Islands", places: ["IE"], methods }]
  await setDelivery({ charged: true, zones, collection: { offered: true } })
}

test("a back-ordered part says what arrives when, and is ordered in parts", async () => {
  const buyer = await world.shop.customer()
  const id = await world.shop.part({ name: "Lintel", availableQuantity: 10, backorder: "yes" })
  await world.shop.as(world.shop.admin)("POST /part/{id}/batches", {
    params: { id },
    body: { quantity: 20, on: "2090-12-03" },
  })
  const { page, complaints, close } = await visitAs(world, buyer)
  await page.goto(`/purchase/${id}`)
  await quantity(page).fill("35")
  await shown(page, "10 now, 20 on 3 Dec 2090, 5 when they arrive")
  await page.getByRole("radio", { name: /^Send in several shipments/ }).press(" ")
  await submit(page).press("Enter")
  await shown(page, "order placed")
  const [order] = await world.shop.as(buyer)("GET /myorder")
  const text = await serverText(world.shop, buyer, `/dashboard/order/${order?._id}`)
  expect(text).toContain("In several shipments")
  expect(text).toContain("10 now, 20 on 3 Dec 2090, 5 when they arrive")
  expect(text).toContain("Not in stock yet25")
  expect(complaints).toEqual([])
  await close()
})
