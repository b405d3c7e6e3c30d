import type { Page } from "playwright-core"
import { breakCall } from "../network-faults.ts"
import { payWith, placeOrder } from "../page-forms.ts"
import { shown } from "../shop-browser.ts"
import type { DescribeStates } from "./fill-shop.ts"
import { openDialog, press, pressAndShow, waitForDialog, waitForText } from "./screen-state.ts"

export const purchaseStates: DescribeStates = ({
  shop,
  slug,
  awaitedSlug,
  backOrdered,
  visitor,
  several,
  soldOut,
  gone,
  partId,
  asBuyer,
}) => [
  visitor({
    name: "part-pictures",
    path: `/parts/${slug}`,
    reach: async (page) => {
      await page.getByRole("link", { name: "Picture 2 of 2: The back" }).click()
      await page.getByRole("img", { name: "The back", exact: true }).waitFor()
    },
  }),
  visitor({
    name: "part-expected",
    path: `/parts/${awaitedSlug}`,
    reach: async (page) => {
      await page.getByRole("spinbutton", { name: "Quantity" }).fill("900")
      await shown(page, "400 more expected on 3 Dec 2030.")
    },
  }),
  asBuyer({
    name: "purchase-back-order",
    path: `/purchase/${backOrdered}`,
    reach: async (page) => {
      await page.getByRole("spinbutton", { name: "Quantity" }).fill("500")
      await shown(page, "10 now, 400 on 3 Dec 2030, 90 when they arrive")
    },
  }),
  asBuyer({
    name: "purchase-below-minimum",
    path: `/purchase/${partId}`,
    reach: pressAndShow("Decrease quantity", "Less than Minimun Order Quantity"),
  }),
  asBuyer({
    name: "purchase-sold-out",
    path: `/purchase/${soldOut}`,
    reach: waitForText("Not Available"),
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
    reach: waitForText("This part is no longer made."),
  }),
  asBuyer({
    name: "order-of-several-lines",
    path: `/dashboard/order/${several}`,
    reach: (page) => page.getByRole("region", { name: "Order lines" }).waitFor(),
  }),
  asBuyer({
    name: "my-order-filtered",
    path: "/dashboard/myOrder?state=unpaid&from=2020-01-01&sort=dearest",
    reach: waitForText("Since 1 Jan 2020"),
  }),
  asBuyer({
    name: "my-order-opened",
    path: "/dashboard/myOrder",
    reach: (page) => page.getByRole("table").locator("summary:visible").first().click(),
  }),
]

export const cartStates: DescribeStates = ({ shop, asBuyer, visitor }) => [
  asBuyer({
    name: "cart-of-many-lines",
    path: "/cart?show=needy",
    reach: async (page) => {
      await shown(page, "3 of 22 lines")
      await page.getByRole("button", { name: "More", exact: true }).click()
      await page.getByRole("button", { name: "Empty cart" }).waitFor()
    },
  }),
  visitor({
    name: "cart-as-one-machine",
    path: "/cart",
    reach: async (page) => {
      const slugs = ["keel-b850-atx", "tempo-ddr4-3600-32-gb-kit"]
      const parts = await Promise.all(
        slugs.map((slug) => shop.as()("GET /catalogue/{slug}", { params: { slug } })),
      )
      const add = parts.map(({ part }) => ({ partId: part._id, quantity: 20 }))
      await page.request.patch("/cart", { data: { builds: 20, add } })
      await page.reload()
      await page.locator("summary").filter({ hasText: "As one machine" }).click()
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
      await page.getByRole("button", { name: /^Add note for Beam 240/ }).click()
      await page.keyboard.type("For the workshop in Graz")
      await page.keyboard.press("Enter")
      await page.getByLabel("Quantity, Beam 240").fill("a dozen")
      await page.keyboard.press("Enter")
      await shown(page, "Your last change is not saved.")
      await shown(page, "Enter a whole number up to 1,000,000.")
    },
  }),
]

export const checkoutStates: DescribeStates = ({ asBuyer, asNewcomer, visitor, bulkPart }) => {
  const fill = async (page: Page) => {
    await page.request.patch("/cart", { data: { add: [{ partId: bulkPart, quantity: 20 }] } })
    await page.reload()
  }
  const opened = (title: string, label: string) =>
    asNewcomer({
      name: `checkout ${title}`,
      path: "/checkout",
      reach: async (page) => {
        await placeOrder(page).waitFor()
        await page.getByRole("button", { name: `Change ${title}` }).click()
        await page.getByLabel(label).first().waitFor()
      },
    })
  return [
    visitor({ name: "checkout signing in", path: "/checkout", reach: fill }),
    visitor({
      name: "checkout registering",
      path: "/checkout",
      reach: async (page) => {
        await fill(page)
        await page.getByRole("button", { name: "Register" }).click()
        await page.getByRole("button", { name: "Register", exact: true, disabled: false }).click()
        await shown(page, "Name is Required")
      },
    }),
    opened("contact", "Phone"),
    opened("deliver to", "Ship to"),
    opened("purchase order and note", "Note"),
    asNewcomer({
      name: "checkout billing address",
      path: "/checkout",
      reach: async (page) => {
        await placeOrder(page).waitFor()
        await page.getByRole("button", { name: "Change billing address" }).click()
        await page.getByRole("radio", { name: "Another address" }).click()
        await page.getByLabel("Country").waitFor()
      },
    }),
    asBuyer({
      name: "checkout of lines that need attention",
      path: "/checkout",
      reach: async (page) => {
        await shown(page, "3 lines need attention.")
        await page.locator("summary").filter({ hasText: "more lines" }).click()
      },
    }),
    asNewcomer({
      name: "checkout not placed",
      path: "/checkout",
      reach: async (page) => {
        await breakCall(page, "POST /cart/order", { status: 409, code: "price_changed" })
        await placeOrder(page).click()
        await shown(page, "The order was not placed. Your details are still here.")
      },
    }),
    asNewcomer({
      name: "checkout of no order",
      path: `/checkout?placed=${"f".repeat(24)}`,
      reach: (page) => shown(page, "This order does not exist."),
    }),
  ]
}

export const paymentStates: DescribeStates = ({ unpaid, paid, asBuyer }) => [
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
      await waitForDialog(page)
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
    reach: waitForText("This order does not exist."),
  }),
  asBuyer({
    name: "payment-paid",
    path: `/dashboard/payment/${paid}`,
    reach: waitForText("This order is paid"),
  }),
  asBuyer({ name: "my-order-delete", path: "/dashboard/myOrder", reach: openDialog(/^Delete/) }),
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
