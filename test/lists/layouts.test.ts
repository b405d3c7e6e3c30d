import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { designLayouts } from "./layouts-design.ts"
import { officeLayouts } from "./layouts-office.ts"
import { shopLayouts } from "./layouts-shops.ts"
import { unseenLayouts } from "./layouts-unseen.ts"
import { itemsOf, readListText } from "./read-list-text.ts"

test.each([...designLayouts, ...shopLayouts, ...officeLayouts, ...unseenLayouts])(
  "columns and rows are found: $name",
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

const folder = new URL("./files/", import.meta.url)
const wholeFiles = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as WholeFile[],
)

const plain = (cell: string): string => cell.replaceAll(/\s+/g, " ").trim()

test.each(wholeFiles)("every item of '$name' is read", async ({ text, columns, items, builds }) => {
  const list = await readListText(text)
  const kinds = list.columns.map((kind) => (kind === "ignore" ? "-" : kind))
  const isRight = (kind: string, at: number) => (columns[at] ?? "-").split("|").includes(kind)
  expect(kinds.filter((kind, at) => !isRight(kind, at))).toEqual([])
  const read = itemsOf(list, ["number", "description", "quantity"])
  expect(read.map((item) => item.map(plain))).toEqual(items.map((item) => item.map(plain)))
  expect(list.builds).toBe(builds)
})
