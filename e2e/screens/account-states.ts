import { logIn } from "../page-forms.ts"
import { shown } from "../shop-browser.ts"
import type { DescribeStates } from "./fill-shop.ts"
import { openDialog, press, pressAndShow, waitForText } from "./screen-state.ts"

export const accountStates: DescribeStates = ({
  newcomer,
  reviewed,
  asNewcomer,
  asReviewer,
  asAdmin,
}) => [
  asNewcomer({
    name: "my-order-empty",
    path: "/dashboard/myOrder",
    reach: waitForText("You have no orders yet."),
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
  asReviewer({
    name: "part-review-errors",
    path: `/parts/${reviewed}`,
    reach: async (page) => {
      await press("Write a review")(page)
      await press("Publish review")(page)
      await shown(page, "There is a problem")
    },
  }),
  asAdmin({
    name: "part-review-hide",
    path: "/reviews?parts=reported",
    reach: async (page) => {
      await press(/^Hide/)(page)
      await page.getByLabel(/^Reason for hiding it/).waitFor()
    },
  }),
  asNewcomer({
    name: "address-form",
    path: "/dashboard/myprofile",
    reach: async (page) => {
      await press("Add address")(page)
      await page.getByRole("combobox", { name: "Country" }).selectOption("United States")
      await press("Add address")(page)
      await page.getByRole("link", { name: "State is Required" }).waitFor()
    },
  }),
  asNewcomer({
    name: "profile-errors",
    path: "/dashboard/myprofile",
    reach: pressAndShow("Update", "There is a problem"),
  }),
  asNewcomer({
    name: "close-account",
    path: "/dashboard/account",
    reach: async (page) => {
      await page
        .getByLabel("Enter your password to close the account", { exact: true })
        .fill(newcomer.password)
      await openDialog("Close my account")(page)
    },
  }),
  asNewcomer({
    name: "connect-service",
    path: "/dashboard/account",
    reach: async (page) => {
      await press("Connect Google")(page)
      await page.getByLabel("Enter your password to connect Google", { exact: true }).waitFor()
    },
  }),
]

export const secondFactorStates: DescribeStates = ({ buyer, newcomer, visitor, asNewcomer }) => [
  asNewcomer({
    name: "second-factor-setup",
    path: "/dashboard/account",
    reach: async (page) => {
      const factor = page.getByRole("region", { name: "Second factor" })
      await factor
        .getByLabel("Enter your password to turn it on", { exact: true })
        .fill(newcomer.password)
      await factor.getByRole("button", { name: "Turn on" }).click()
      await factor.getByLabel("Code from the app").waitFor()
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
