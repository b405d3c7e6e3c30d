import { breakCall } from "../network-faults.ts"
import { shown } from "../shop-browser.ts"
import type { DescribeStates } from "./fill-shop.ts"
import { waitForText } from "./screen-state.ts"

/** States of a parts list: edited, compared, shared. */
export const listStates: DescribeStates = ({ asBuyer, visitor, list }) => {
  const path = `/dashboard/lists/${list.id}`
  return [
    asBuyer({
      name: "list-not-saved",
      path,
      reach: async (page) => {
        await breakCall(page, "PUT /list/", { status: 409, code: "list_changed" })
        await page.getByLabel("Builds").fill("many")
        await page.getByLabel("Spares").fill("300")
        await page.getByLabel("Per build, Lead 600").fill("9")
        await page.getByRole("button", { name: "Add part" }).click()
        await page.getByRole("button", { name: "Save", exact: true }).click()
        await shown(page, "Your changes are not saved.")
      },
    }),
    asBuyer({
      name: "list-shared-and-into-the-cart",
      path,
      reach: async (page) => {
        await page.getByLabel("Part number or keywords").fill("Tempo")
        await page.getByRole("button", { name: "Add part" }).click()
        await page.getByRole("list", { name: "Parts found" }).waitFor()
        await page.getByRole("button", { name: "Create a new link" }).click()
        await page.getByLabel("Link to this list").waitFor()
        await page.getByRole("button", { name: "Add list to cart" }).click()
        await shown(page, "1 line added to your cart.")
      },
    }),
    asBuyer({
      name: "list-compared",
      path: `${path}?revision=2&compare=1`,
      reach: (page) => page.getByRole("table", { name: "Differences" }).waitFor(),
    }),
    visitor({
      name: "list-no-longer-shared",
      path: "/list/no-such-list",
      reach: waitForText("This list is no longer shared, or the link is incomplete."),
    }),
  ]
}
