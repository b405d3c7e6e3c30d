import { pageText } from "#contract/kernel/page-text.ts"
import { logIn } from "../page-forms.ts"
import { shown } from "../shop-browser.ts"
import type { DescribeStates } from "./fill-shop.ts"
import { openDialog, press, pressAndShow, waitForDialog, waitForText } from "./screen-state.ts"

export const entryStates: DescribeStates = ({ buyer, newcomer, visitor, asAdmin, compared }) => [
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
    reach: waitForText(pageText.login.administratorsOnly),
  }),
  asAdmin({
    name: "make-admin-asked",
    path: `/dashboard/makeAdmin?q=${newcomer.email}`,
    reach: openDialog(/^Make Admin/),
  }),
  visitor({
    name: "register-errors",
    path: "/register",
    reach: pressAndShow("Register", "Name is Required"),
  }),
  visitor({
    name: "contact-errors",
    path: "/contact",
    reach: pressAndShow("Send message", "There is a problem"),
  }),
  visitor({
    name: "contact-sent",
    path: "/contact",
    reach: async (page) => {
      await page.getByLabel("Name").fill("Ada Byron")
      await page.getByLabel("Email").fill("ada@elsewhere.example")
      await page.getByLabel("Subject").fill("Fans for a thousand machines")
      await page.getByLabel("Message").fill("Which of yours fit a Keel A520?")
      await press("Send message")(page)
      await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor()
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
      await waitForDialog(page)
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
      await page.getByText(/was left out\. At most 6 parts can be compared\.$/).waitFor()
    },
  }),
  visitor({
    name: "parts-added-and-refused",
    path: "/parts?category=Memory&view=table",
    reach: async (page) => {
      const more = page.getByRole("button", { name: /^More about/ }).first()
      if (await more.isVisible()) await more.click()
      const fields = page.getByRole("textbox", { name: /^Quantity of/ })
      await fields.nth(1).fill("1")
      await fields.nth(1).press("Enter")
      await shown(page, "Less than Minimun Order Quantity")
      await press(/^Add to cart/)(page)
      // Focus keeps the note visible.
      await page.getByRole("button", { name: "undo" }).focus()
    },
  }),
]
