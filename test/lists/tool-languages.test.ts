import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readListText } from "./read-list-text.ts"

interface ToolList {
  tool: string
  /** Headings of the columns that hold the number, the description and the quantity; `*` for any. */
  wanted: string
  text: string
}

/** Exports of the same tools in several languages. */
const lists = JSON.parse(
  readFileSync(new URL("./tool-languages.json", import.meta.url), "utf8"),
) as ToolList[]

test.each(lists)("the columns of '$tool' are found", async ({ text, wanted }) => {
  const rows = text.split("\n").map((line) => line.split("|"))
  const { columns } = await readListText(rows.map((row) => row.join("\t")).join("\n"))
  const wantedHeadings = wanted.split(";")
  const found = (["number", "description", "quantity"] as const).map((kind, at) => {
    const heading = rows[0]?.[columns.indexOf(kind)] ?? ""
    return wantedHeadings[at] === "*" && heading !== "" ? "*" : heading
  })
  expect(found).toEqual(wantedHeadings)
})
