import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { designLayouts } from "./layouts-design.ts"
import { officeLayouts } from "./layouts-office.ts"
import { shopLayouts } from "./layouts-shops.ts"
import { unseenLayouts } from "./layouts-unseen.ts"
import { readListText } from "./read-list-text.ts"

test.each([...designLayouts, ...shopLayouts, ...officeLayouts, ...unseenLayouts])(
  "$name",
  async ({ text, columns, rows, aside = 0 }) => {
    const list = await readListText(text)
    expect({
      columns: list.columns.map((kind) => (kind === "ignore" ? "-" : kind)).join(" "),
      rows: list.rows.length,
      aside: list.setAside.length,
    }).toEqual({ columns, rows, aside })
  },
)

interface WholeFile {
  name: string
  text: string
  /** Kinds; `note|-` where a column can be read in two ways. */
  columns: string[]
  /** Number, description and quantity as written. */
  items: [string, string, string][]
  /** Number of builds that the file states beside the quantities of one. */
  builds?: number
}

const wholeFiles = [
  "backlogs-and-quotes",
  "builds-and-brackets",
  "business-programs",
  "commonest",
  "countries",
  "languages",
  "design-tools",
  "engineering",
  "everyday",
  "kits",
  "listings",
  "month",
  "offices",
  "order-exports",
  "order-systems",
  "plans-and-prints",
  "purchasing",
  "reorders-and-tickets",
  "schools-and-exports",
  "sheets-and-prints",
  "shops-and-hands",
  "side-by-side",
  "spares-and-carts",
  "tenders-and-carts",
  "transposed",
  "unusual",
  "wikis-and-exports",
  "workshops",
  "xml-orders",
].flatMap((name) => {
  const text = readFileSync(new URL(`./files/${name}.json`, import.meta.url), "utf8")
  return JSON.parse(text) as WholeFile[]
})

const plain = (cell = ""): string => cell.replaceAll(/\s+/g, " ").trim()

test.each(wholeFiles)("every item of '$name'", async ({ text, columns, items, builds }) => {
  const list = await readListText(text)
  const kinds = list.columns.map((kind) => (kind === "ignore" ? "-" : kind))
  const isRight = (kind: string, at: number) => (columns[at] ?? "-").split("|").includes(kind)
  expect(kinds.filter((kind, at) => !isRight(kind, at))).toEqual([])
  const wanted = ["number", "description", "quantity"] as const
  const read = list.rows.map((row) => wanted.map((kind) => plain(row[list.columns.indexOf(kind)])))
  expect(read).toEqual(items.map((item) => item.map(plain)))
  expect(list.builds).toBe(builds)
})
