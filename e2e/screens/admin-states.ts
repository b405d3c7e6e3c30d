import type { Page } from "playwright-core"
import { breakCall } from "../network-faults.ts"
import { shown } from "../shop-browser.ts"
import type { DescribeStates } from "./fill-shop.ts"
import { openDialog, press, waitForDialog, waitForText } from "./screen-state.ts"

export const adminStates: DescribeStates = ({ shop, paid, unpaid, asAdmin, bulkPart, awaited }) => [
  asAdmin({ name: "refund", path: `/dashboard/order/${paid}`, reach: refundAsked }),
  asAdmin({
    name: "manage-order-no-match",
    path: "/dashboard/manageOrder?q=no-such-order",
    reach: (page) => page.getByText(/^No orders match/).waitFor(),
  }),
  asAdmin({
    name: "manage-order-selected",
    path: "/dashboard/manageOrder?least=0",
    reach: async (page) => {
      await page.getByLabel(/^Select all \d+ on this page/).check()
      await page.getByRole("region", { name: "Selected orders" }).waitFor()
    },
  }),
  asAdmin({
    name: "order-edited",
    path: `/dashboard/order/${unpaid}`,
    reach: async (page) => {
      await press("Edit lines and prices")(page)
      await page.getByLabel("Own price").first().fill("1")
      await press("Check changes")(page)
      await page.getByRole("alert").getByText(/./).first().waitFor()
    },
  }),
  asAdmin({
    name: "customers-no-match",
    path: "/dashboard/customers?q=nobody-of-this-name",
    reach: (page) => page.getByText(/^No accounts match/).waitFor(),
  }),
  asAdmin({
    name: "order-of-list",
    path: `/dashboard/order/${paid}?list=paid%3Dtrue`,
    reach: (page) => page.getByRole("navigation", { name: "List of orders" }).waitFor(),
  }),
  asAdmin({
    name: "manage-order-refused",
    path: "/dashboard/manageOrder",
    reach: async (page) => {
      await breakCall(page, "PUT /order/", { status: 403, code: "forbidden" })
      await press(/^Status: pending/)(page)
      await shown(page, "Status Update Failed")
      // The row is pale until the list is reloaded.
      await page.locator("tr[aria-busy=true]").waitFor({ state: "detached" })
    },
  }),
  asAdmin({
    name: "product-delete",
    path: "/dashboard/manageProduct",
    reach: openDialog(/^Delete/),
  }),
  asAdmin({
    name: "products-grid-changed",
    path: "/dashboard/products-grid",
    reach: async (page) => {
      await page.getByRole("grid", { name: "Products" }).focus()
      await page.keyboard.press("ArrowRight")
      await page.keyboard.type("much")
      await page.keyboard.press("Enter")
      await page.keyboard.press("ArrowUp")
      await page.getByRole("button", { name: "Check 1 change" }).waitFor()
    },
  }),
  asAdmin({
    name: "products-grid-conflict",
    path: "/dashboard/products-grid?q=Girder",
    reach: async (page) => {
      await page.getByRole("grid", { name: "Products" }).focus()
      await page.keyboard.type("Girder of mine")
      await page.keyboard.press("Enter")
      const api = shop.as(shop.admin)
      const params = { id: bulkPart }
      const { version } = await api("GET /part/{id}", { params })
      const body = { version, name: `Girder ${version + 1}` }
      await api("PATCH /part/{id}", { params, body })
      await press("Check 1 change")(page)
      await shown(page, "1 product was changed by someone else after you loaded it")
    },
  }),
  asAdmin({
    name: "add-product-errors",
    path: "/dashboard/addProduct",
    reach: async (page) => {
      await page.getByText("More fields").click()
      await press("Add a price break")(page)
      await page.getByLabel("Quantity, break 1").fill("1")
      await press("Add product")(page)
      await shown(page, "There is a problem")
    },
  }),
  asAdmin({
    name: "edit-product-breaks",
    path: `/dashboard/manageProduct/${bulkPart}`,
    reach: async (page) => {
      await page.getByLabel("Maximum Quantity").fill("400")
      await page.getByText("The price break from 500 can never apply").waitFor()
    },
  }),
  asAdmin({
    name: "edit-product-batches",
    path: `/dashboard/manageProduct/${awaited}`,
    reach: async (page) => {
      await press("Add batch")(page)
      await press("Add batch")(page)
      await shown(page, "Day is Required")
    },
  }),
  asAdmin({
    name: "edit-product-batch-come",
    path: `/dashboard/manageProduct/${awaited}`,
    reach: openDialog(/^Received/),
  }),
  asAdmin({
    name: "settings-errors",
    path: "/dashboard/settings/services",
    reach: async (page) => {
      await press("Add service")(page)
      await press("Save settings")(page)
      await shown(page, "There is a problem")
    },
  }),
  asAdmin({
    name: "mail-empty",
    path: "/dashboard/mail",
    reach: waitForText("No e-mail has failed."),
  }),
]

const refundAsked = async (page: Page) => {
  await page.getByLabel("Reason").fill("Broken on arrival")
  await page.getByRole("button", { name: "Refund" }).click()
  await waitForDialog(page)
}
