import type { Page } from "playwright-core"
import { pageText } from "#contract/kernel/page-text.ts"
import { logIn, payWith } from "../page-forms.ts"
import { breakCall, type ShopBrowser, shown } from "../shop-browser.ts"
import { barStates } from "./bar-states.ts"
import { listStates } from "./list-states.ts"
import {
  dialog,
  fillShop,
  press,
  pressed,
  type ScreenState,
  says,
  type World,
} from "./screen-world.ts"

/** Every dialog, refusal and empty list of the shop that a path alone does not lead to. */
export async function screenStates({ shop }: ShopBrowser): Promise<ScreenState[]> {
  const world = await fillShop(shop)
  return [
    barStates,
    entryStates,
    purchaseStates,
    cartStates,
    listStates,
    paymentStates,
    accountStates,
    secondFactorStates,
    adminStates,
  ].flatMap((states) => states(world))
}

function entryStates({ buyer, newcomer, visitor, asAdmin, compared }: World): ScreenState[] {
  return [
    visitor({
      name: "login-refused",
      path: "/login",
      reach: async (page) => {
        await logIn(page, { email: buyer.email, password: "not the password" })
        await shown(page, "Invalid email or password")
      },
    }),
    visitor({
      name: "login-for-administrators",
      path: "/login?why=administrators",
      reach: says(pageText.login.administratorsOnly),
    }),
    asAdmin({
      name: "make-admin-asked",
      path: `/dashboard/makeAdmin?q=${newcomer.email}`,
      reach: pressed(/^Make Admin/),
    }),
    visitor({
      name: "register-errors",
      path: "/register",
      reach: async (page) => {
        await press("Register")(page)
        await shown(page, "Name is Required")
      },
    }),
    visitor({
      name: "parts-no-match",
      path: "/parts?q=xyzzy",
      reach: (page) =>
        page
          .getByRole("main")
          .getByText(/^No parts match/)
          .waitFor(),
    }),
    visitor({
      name: "parts-filters",
      path: "/parts?category=Memory",
      reach: async (page) => {
        const filters = page.getByRole("button", { name: /^Filters/ })
        if (!(await filters.isVisible())) return
        await filters.click()
        await dialog(page)
      },
    }),
    visitor({
      name: "parts-to-compare",
      path: "/parts?category=Memory&view=table",
      reach: async (page) => {
        for (const index of [0, 4, 5])
          await page
            .getByRole("checkbox", { name: /^Compare/ })
            .nth(index)
            .check()
        await page.getByRole("region", { name: "Parts to compare" }).waitFor()
      },
    }),
    visitor({
      name: "parts-compared",
      path: `/compare?parts=${compared.join(",")}`,
      reach: async (page) => {
        await page.getByLabel("Quantity").fill("7")
        await page.getByText(/was left out: at most 6 are compared\.$/).waitFor()
      },
    }),
    visitor({
      name: "parts-added-and-refused",
      path: "/parts?category=Memory&view=table",
      reach: async (page) => {
        const more = page.getByRole("button", { name: /^More of/ }).first()
        if (await more.isVisible()) await more.click()
        const fields = page.getByRole("textbox", { name: /^Quantity of/ })
        await fields.nth(1).fill("1")
        await fields.nth(1).press("Enter")
        await shown(page, "Less than Minimun Order Quantity")
        await press(/^Add to cart/)(page)
        // It stays for as long as it has the focus.
        await page.getByRole("button", { name: "undo" }).focus()
      },
    }),
  ]
}

function purchaseStates({ shop, several, soldOut, gone, partId, asBuyer }: World): ScreenState[] {
  return [
    asBuyer({
      name: "purchase-below-minimum",
      path: `/purchase/${partId}`,
      reach: async (page) => {
        await press("Decrease quantity")(page)
        await shown(page, "Less than Minimun Order Quantity")
      },
    }),
    asBuyer({
      name: "purchase-sold-out",
      path: `/purchase/${soldOut}`,
      reach: says("Not Available"),
    }),
    asBuyer({
      name: "purchase-failed",
      path: `/purchase/${partId}`,
      reach: async (page) => {
        await breakCall(page, "POST /purchase", { status: 409, code: "not_available" })
        await press("Submit")(page)
        await shown(page, "The order was not placed. Your details are still here.")
      },
    }),
    asBuyer({
      name: "purchase-price-changed",
      path: `/purchase/${partId}`,
      reach: async (page) => {
        const api = shop.as(shop.admin)
        const { price, version } = await api("GET /part/{id}", { params: { id: partId } })
        await api("PATCH /part/{id}", {
          params: { id: partId },
          body: { price: price + 1, version },
        })
        await shown(page, "The price changed.")
      },
    }),
    asBuyer({
      name: "purchase-gone",
      path: `/purchase/${gone}`,
      reach: says("This part is no longer made."),
    }),
    asBuyer({
      name: "order-of-several-lines",
      path: `/dashboard/order/${several}`,
      reach: (page) => page.getByRole("region", { name: "Order lines" }).waitFor(),
    }),
    asBuyer({
      name: "my-order-opened",
      path: "/dashboard/myOrder",
      reach: (page) => page.locator("summary:visible").first().click(),
    }),
  ]
}

function cartStates({ asBuyer, asNewcomer }: World): ScreenState[] {
  return [
    asBuyer({
      name: "cart-of-many-lines",
      path: "/cart?show=needy",
      reach: async (page) => {
        await shown(page, "3 of 22 lines")
        await page.getByRole("button", { name: "More", exact: true }).click()
        await page.getByRole("button", { name: "Empty cart" }).waitFor()
      },
    }),
    asBuyer({
      name: "cart-as-one-machine",
      path: "/cart",
      reach: async (page) => {
        await page.locator("summary").filter({ hasText: "These as one machine" }).click()
        await page.getByText("Machines in this cart").waitFor()
        for (const folded of await page.locator("details:not([open]) > summary:visible").all())
          await folded.click()
      },
    }),
    asBuyer({
      name: "cart-not-saved",
      path: "/cart",
      reach: async (page) => {
        await breakCall(page, "PATCH /cart", { status: 409, code: "cart_changed" })
        await page.getByRole("button", { name: /^Add note to Beam 240/ }).click()
        await page.keyboard.type("For the workshop in Graz")
        await page.keyboard.press("Enter")
        await page.getByLabel("Quantity, Beam 240").fill("a dozen")
        await page.keyboard.press("Enter")
        await shown(page, "Your last change is not saved.")
        await shown(page, "Write a whole number up to 1,000,000.")
      },
    }),
    asNewcomer({
      name: "cart-not-ordered",
      path: "/cart",
      reach: async (page) => {
        await breakCall(page, "POST /cart/order", { status: 409, code: "lines_refused" })
        await page.getByRole("button", { name: "Order", exact: true, disabled: false }).click()
        await shown(page, "The order was not placed. Your details are still here.")
      },
    }),
  ]
}

function paymentStates({ unpaid, paid, asBuyer }: World): ScreenState[] {
  return [
    asBuyer({
      name: "payment-declined",
      path: `/dashboard/payment/${unpaid}`,
      reach: async (page) => {
        await payWith(page, { number: "4000000000000002" })
        await shown(page, "Your card was declined.")
      },
    }),
    asBuyer({
      name: "payment-bank-step",
      path: `/dashboard/payment/${unpaid}`,
      reach: async (page) => {
        await payWith(page, { number: "4000002500003155" })
        await dialog(page)
      },
    }),
    asBuyer({
      name: "payment-not-started",
      path: "/dashboard/myOrder",
      reach: async (page) => {
        await breakCall(page, "POST /create-payment-intent")
        await page.getByRole("link", { name: "Pay" }).first().click()
        await shown(page, "Payment could not be started.")
      },
    }),
    asBuyer({
      name: "payment-of-nothing",
      path: `/dashboard/payment/${"f".repeat(24)}`,
      reach: says("This order does not exist."),
    }),
    asBuyer({
      name: "payment-paid",
      path: `/dashboard/payment/${paid}`,
      reach: says("This order is paid"),
    }),
    asBuyer({ name: "my-order-delete", path: "/dashboard/myOrder", reach: pressed(/^Delete/) }),
    asBuyer({
      name: "my-order-not-loaded",
      path: "/dashboard/review",
      reach: async (page) => {
        await breakCall(page, "GET /myorder")
        await page
          .getByRole("navigation", { name: "Dashboard" })
          .getByRole("link", { name: "My Order" })
          .click()
        await shown(page, "Orders could not be loaded.")
      },
    }),
  ]
}

function accountStates({ newcomer, asNewcomer }: World): ScreenState[] {
  return [
    asNewcomer({
      name: "my-order-empty",
      path: "/dashboard/myOrder",
      reach: says("You have no orders yet."),
    }),
    asNewcomer({
      name: "review-errors",
      path: "/dashboard/review",
      reach: async (page) => {
        await page.getByLabel("Name").fill("")
        await press("Add Review")(page)
        await shown(page, "There is a problem")
      },
    }),
    asNewcomer({
      name: "profile-errors",
      path: "/dashboard/myprofile",
      reach: async (page) => {
        await press("Update")(page)
        await shown(page, "There is a problem")
      },
    }),
    asNewcomer({
      name: "close-account",
      path: "/dashboard/account",
      reach: async (page) => {
        await page
          .getByLabel("Password, to close the account", { exact: true })
          .fill(newcomer.password)
        await pressed("Close my account")(page)
      },
    }),
    asNewcomer({
      name: "connect-service",
      path: "/dashboard/account",
      reach: async (page) => {
        await press("Connect Google")(page)
        await page.getByLabel("Password, to connect Google", { exact: true }).waitFor()
      },
    }),
  ]
}

function secondFactorStates({ buyer, newcomer, visitor, asNewcomer }: World): ScreenState[] {
  return [
    asNewcomer({
      name: "second-factor-setup",
      path: "/dashboard/account",
      reach: async (page) => {
        const factor = page.getByRole("region", { name: "Second factor" })
        await factor.getByLabel("Password, to turn it on", { exact: true }).fill(newcomer.password)
        await factor.getByRole("button", { name: "Turn on" }).click()
        await factor.getByLabel("Code of the app").waitFor()
      },
    }),
    visitor({
      name: "second-factor-code",
      path: "/login",
      reach: async (page) => {
        await page.route("**/api/auth/sign-in/email", (route) =>
          route.fulfill({ json: { twoFactorRedirect: true } }),
        )
        await logIn(page, buyer)
        await page.getByLabel("Code", { exact: true }).fill("000000")
        await press("Login")(page)
        await page.getByRole("alert").filter({ hasText: /./ }).first().waitFor()
      },
    }),
  ]
}

function adminStates({ shop, paid, asAdmin, inBulk }: World): ScreenState[] {
  return [
    asAdmin({ name: "refund", path: `/dashboard/order/${paid}`, reach: refundAsked }),
    asAdmin({
      name: "manage-order-no-match",
      path: "/dashboard/manageOrder?q=abc",
      reach: (page) => page.getByText(/^No orders match/).waitFor(),
    }),
    asAdmin({
      name: "manage-order-refused",
      path: "/dashboard/manageOrder",
      reach: async (page) => {
        await breakCall(page, "PUT /order/", { status: 403, code: "forbidden" })
        await press(/^Status: pending/)(page)
        await shown(page, "Status Update Failed")
        // Its row is pale until the list was read again.
        await page.locator("tr[aria-busy=true]").waitFor({ state: "detached" })
      },
    }),
    asAdmin({
      name: "product-delete",
      path: "/dashboard/manageProduct",
      reach: pressed(/^Delete/),
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
        const params = { id: inBulk }
        const { version } = await api("GET /part/{id}", { params })
        const body = { version, name: `Girder ${version + 1}` }
        await api("PATCH /part/{id}", { params, body })
        await press("Check 1 change")(page)
        await shown(page, "1 product was changed by somebody else since you read it")
      },
    }),
    asAdmin({
      name: "add-product-errors",
      path: "/dashboard/addProduct",
      reach: async (page) => {
        await press("Add a price break")(page)
        await page.getByLabel("Quantity, break 1").fill("1")
        await press("Add product")(page)
        await shown(page, "There is a problem")
      },
    }),
    asAdmin({
      name: "edit-product-breaks",
      path: `/dashboard/manageProduct/${inBulk}`,
      reach: async (page) => {
        await page.getByLabel("Maximum Quantity").fill("400")
        await page.getByText("Nobody reaches the break from 500").waitFor()
      },
    }),
    asAdmin({
      name: "mail-empty",
      path: "/dashboard/mail",
      reach: says("Every mail was delivered."),
    }),
  ]
}

const refundAsked = async (page: Page) => {
  await page.getByLabel("Reason").fill("Broken on arrival")
  await page.getByRole("button", { name: "Refund" }).click()
  await dialog(page)
}
