import type { DescribeStates } from "./fill-shop.ts"

/** States of the menus below the navigation bar. */
export const barStates: DescribeStates = ({ visitor }) => [
  visitor({
    name: "search-suggestions",
    path: "/blog",
    reach: async (page) => {
      const search = page.getByRole("banner").getByLabel("Search parts")
      await search.pressSequentially("ca f 120")
      await page.getByRole("option", { name: /exact/ }).waitFor()
      await search.press("ArrowDown")
      await search.press("Control+Enter")
      // Focus keeps the note visible.
      await page.getByRole("button", { name: "undo" }).focus()
    },
  }),
  visitor({
    name: "parts-menu",
    path: "/blog",
    reach: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "Parts", exact: true }).click()
      await page.getByRole("link", { name: "Memory 8" }).waitFor()
    },
  }),
]
