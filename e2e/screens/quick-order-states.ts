import type { Page } from "playwright-core"
import { breakCall } from "../network-faults.ts"
import { shown } from "../shop-browser.ts"
import type { DescribeStates } from "./fill-shop.ts"

const rows = [
  "Boards: 2\t\t",
  "Part number\tDescription\tQty per board",
  "CA-F-120\t\t20",
  "CA-F-8OI\t\t10",
  "\tTempo DDR5 32 GB\t2x",
  "CA-PA-850\t\t3",
  "XX-NOTHING-1\tFlux capacitor\ta few",
].join("\n")

async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel("Rows to paste").fill(text)
  await page.getByRole("button", { name: "Read rows" }).click()
}

const unavailable = { status: 503, code: "shop_busy" }

/** States of the rows in quick order. */
export const quickOrderStates: DescribeStates = ({ visitor, asBuyer }) => {
  const path = "/quick-order"
  return [
    visitor({
      name: "quick-order-suggesting",
      path,
      reach: async (page) => {
        await page.getByLabel("Part number or keywords, row 1", { exact: true }).fill("Anvil")
        await page.getByRole("option").first().waitFor()
      },
    }),
    asBuyer({
      name: "quick-order-half-mended",
      path,
      reach: async (page) => {
        await page.getByLabel("Builds").fill("many")
        await read(page, rows)
        await page.getByRole("button", { name: "1 adjust quantity" }).waitFor()
        await shown(page, "The quantities of what you pasted are for one of 2 builds.")
        await page.getByRole("button", { name: /^Your original row.*row 2$/ }).click()
        await page.getByText("Your remembered choices").click()
        await page.getByText(/^None yet/).waitFor()
      },
    }),
    visitor({
      name: "quick-order-in-the-cart",
      path,
      reach: async (page) => {
        await read(page, "CA-F-120\t20\nCA-F-140\t20\nXX-NOTHING-1\t1")
        await page.getByRole("button", { name: "Add 2 to cart", disabled: false }).click()
        await shown(page, "2 rows added to the cart.")
      },
    }),
    visitor({
      name: "quick-order-not-looked-up",
      path,
      reach: async (page) => {
        const reading = await breakCall(page, "POST /match/file", unavailable)
        await page.getByLabel("File with rows").setInputFiles({
          name: "list.pdf",
          mimeType: "",
          buffer: Buffer.from("%PDF-1.7"),
        })
        await page.getByRole("alert").getByText("The shop is resting.").waitFor()
        await reading.restore()
        const isLookup = ({ pathname }: URL) => pathname === "/match"
        await page.route(isLookup, (route) =>
          route.fulfill({ status: 503, json: { code: "shop_busy", message: "Come back later." } }),
        )
        await read(page, "one\ttwo\nthree\tfour")
        await shown(page, "Your rows are here, but were not looked up.")
      },
    }),
  ]
}
