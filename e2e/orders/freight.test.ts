import { afterAll, expect, test } from "vitest"
import { freightText } from "#contract/delivery/freight-text.ts"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, orderNumberOf, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const methods = [{ name: "Pallet", agreed: true }]
const body = { charged: true, zones: [{ name: "Islands", places: ["GB"], methods }] }
expect(await world.shop.saveSettings("delivery", body)).toMatchObject({ status: 200 })

test("an order with freight to be agreed is paid once staff have set the freight", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const address = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  await shop.as(customer)("POST /address", { body: { ...address, country: "GB" } })
  const part = await shop.part({ name: "Winch", price: 50 })
  const buyer = await visitAs(world, customer)
  await shop.as(customer)("PATCH /cart", { body: { set: [{ partId: part, quantity: 1 }] } })
  await buyer.page.goto("/checkout")
  await buyer.page.getByRole("button", { name: "Place order for $50.00 plus freight" }).waitFor()
  await buyer.page.goto(`/purchase/${part}`)
  await buyer.page.getByText("Delivery by agreement").first().waitFor()
  await buyer.page
    .getByRole("status")
    .getByText("Delivery by agreement to be agreed, $50.00 in total.")
    .waitFor()
  await buyer.page.getByLabel("Phone").fill("1")
  await buyer.page.getByRole("button", { name: "Submit", disabled: false }).click()
  await shown(buyer.page, "We have received your order.")
  await shown(buyer.page, freightText.due)
  expect(await buyer.page.getByRole("link", { name: "Pay now" }).count()).toBe(0)

  const [order] = await shop.as(customer)("GET /myorder")
  const id = order?._id ?? ""
  await buyer.page.goto("/dashboard/myOrder")
  await shown(buyer.page, freightText.due)
  await buyer.page.goto(`/dashboard/order/${id}`)
  await shown(buyer.page, freightText.due)
  expect(await findProblems(buyer.page)).toEqual([])
  await buyer.page.goto(`/dashboard/payment/${id}`)
  await shown(buyer.page, freightText.due)
  expect(await buyer.page.getByRole("button", { name: /^Pay/ }).count()).toBe(0)
  expect(await findProblems(buyer.page)).toEqual([])

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto("/dashboard/manageOrder")
  await staff.page.getByText("More filters").click()
  await staff.page.getByLabel("Freight").selectOption(freightText.short)
  const row = staff.page.getByRole("row", { name: new RegExp(await orderNumberOf(shop, id)) })
  await row.getByText(freightText.short, { exact: true }).waitFor()
  await row.getByRole("link").first().click()
  await staff.page.getByRole("button", { name: "Set freight" }).click()
  await shown(staff.page, "Freight is Required")
  await staff.page.getByLabel("Freight").fill("120")
  expect(await findProblems(staff.page)).toEqual([])
  await staff.page.getByRole("button", { name: "Set freight" }).click()
  expect(await toastText(staff.page)).toContain("Freight set")
  await expect.poll(() => staff.page.getByRole("button", { name: "Set freight" }).count()).toBe(0)

  await buyer.page.reload()
  await shown(buyer.page, "Please pay: $170.00")
  await buyer.page.getByRole("button", { name: /^Pay/ }).waitFor()
  expect([...buyer.complaints, ...staff.complaints]).toEqual([])
  await Promise.all([buyer.close(), staff.close()])
})

test("a buyer declines the freight, and the order ends", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const address = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  await shop.as(customer)("POST /address", { body: { ...address, country: "GB" } })
  const lines = [{ partId: await shop.part({ name: "Crane", price: 50 }), quantity: 1 }]
  const { insertedId: id } = await shop.as(customer)("POST /order", { body: { lines } })
  const params = { id }
  await shop.as(shop.admin)("PUT /order/{id}/freight", { params, body: { amount: 120 } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/order/${id}`)
  await page.getByRole("link", { name: "Decline the freight" }).click()
  await shown(
    page,
    "Freight $120.00, $170.00 in total. If you decline, the order is cancelled and its parts go back on sale. You do not need to pay anything.",
  )
  expect(await findProblems(page)).toEqual([])
  await page.getByLabel("Reason").fill("Too dear.")
  await page.getByRole("button", { name: "Decline the freight" }).click()
  await shown(page, "You declined the freight.")
  await page.reload()
  await shown(page, "You declined the freight.")
  const order = await shop.as(customer)("GET /order/{id}", { params, query: { cancelled: "true" } })
  expect(order.cancelled).toMatchObject({ declined: true, reason: "Too dear." })
  expect(complaints).toEqual([])
  await close()
})
