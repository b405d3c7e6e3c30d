import { mkdir } from "node:fs/promises"
import { afterAll, test } from "vitest"
import { anOrder, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ unpaidOrderHours: 48 })
const { shop } = world
afterAll(world.close)

test("shots", async () => {
  await mkdir("/tmp/eng3-shots", { recursive: true })
  const customer = await shop.customer()
  const part = { name: "Anvil 1000", availableQuantity: 2, minimumQuantity: 2 }
  const last = await anOrder(shop, customer, part)
  const plain = await anOrder(shop, customer, { name: "Tempo DDR5-6000 32 GB Kit", price: 118 })
  const lapsed = await anOrder(shop, customer, part)
  const deleted = await anOrder(shop, customer, { name: "Beam 4 TB" })
  await shop.as(customer)("DELETE /order/{id}", { params: { id: deleted.orderId } })
  await shop.sql("update orders set created_at = created_at - interval '1 hour' where id = $1", [lapsed.orderId])
  for (let i = 0; i < 60; i += 1) {
    await shop.sql("update jobs.job set start_after = now() where name = 'payments' and state = 'created'")
    const [row] = await shop.sql("select status from orders where id = $1", [lapsed.orderId])
    if (row?.status === "cancelled") break
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const buyPart = await shop.part({ name: "Anvil 1000", availableQuantity: 10 })
  const pages: [string, string, boolean][] = [
    ["payment", `/dashboard/payment/${last.orderId}`, false],
    ["payment-cancelled", `/dashboard/payment/${lapsed.orderId}`, false],
    ["order", `/dashboard/order/${plain.orderId}`, false],
    ["order-cancelled", `/dashboard/order/${lapsed.orderId}`, false],
    ["my-order", `/dashboard/myOrder`, false],
    ["my-order-cancelled", `/dashboard/myOrder?state=cancelled`, false],
    ["manage-cancelled", `/dashboard/manageOrder?status=cancelled`, true],
    ["staff-order-cancelled", `/dashboard/order/${deleted.orderId}`, true],
  ]
  for (const width of [390, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      for (const isStaff of [false, true]) {
        const { page, close } = await visitAs(world, isStaff ? shop.admin : customer, {
          viewport: { width, height: 900 },
          colorScheme,
        })
        for (const [name, path, staff] of pages) {
          if (staff !== isStaff) continue
          await page.goto(path)
          await page.screenshot({ path: `/tmp/eng3-shots/${name}-${width}-${colorScheme}.png` })
        }
        if (!isStaff) {
          await page.goto(`/purchase/${buyPart}`)
          await page.getByRole("button", { name: "Submit" }).click()
          await shown(page, "We have your order.")
          await page.getByText("We have your order.").scrollIntoViewIfNeeded()
          await page.screenshot({ path: `/tmp/eng3-shots/panel-${width}-${colorScheme}.png` })
        }
        await close()
      }
    }
})
