import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readCells } from "#adapters/matching/read-cells.ts"
import type { ReadList } from "#domain/matching/list-table.ts"
import { itemsOf, readListText } from "./read-list-text.ts"

type Rows = readonly (readonly string[])[]

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const escaped = (cell: string): string => cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const joined = (rows: Rows, delimiter: string): string =>
  rows.map((row) => row.join(delimiter)).join("\n")

/** Ways to write the same rows. No file has a tab in a cell. */
const FORMS: Readonly<Record<string, (rows: Rows) => string>> = {
  "commas and line breaks of Windows": (rows) =>
    joined(
      rows.map((row) => row.map(quoted)),
      ",",
    ).replaceAll("\n", "\r\n\r\n"),
  bars: (rows) =>
    joined(
      rows.map((row) => row.map((cell) => cell.replaceAll("|", "/"))),
      " | ",
    ),
  "empty columns at both sides": (rows) =>
    joined(
      rows.map((row) => ["", ...row, "", ""]),
      "\t",
    ),
  "the table of a page": (rows) => {
    const lines = rows.map((row) => row.map((cell) => `<td>${escaped(cell)}</td>`).join(""))
    return `<p>List</p>\n<table><tr>${lines.join("</tr>\n<tr>")}</tr></table>`
  },
}

const folder = new URL("./files/", import.meta.url)
const texts = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, folder), "utf8")) as { text: string }[]).map(
    ({ text }) => text,
  ),
)

const plainItemsOf = (list: ReadList) =>
  itemsOf(list).map((item) => item.map((cell) => cell.replaceAll("|", "/").replaceAll(/\s+/g, " ")))

const tables: { rows: Rows; items: Rows }[] = []
for (const text of texts) {
  const answer = await readCells(Buffer.from(text))
  if (!("rows" in answer)) continue
  const list = await readListText(text)
  if (list.head) tables.push({ rows: answer.rows, items: plainItemsOf(list) })
}

/** Each table is written in every second form, to save time. */
test.each(
  Object.entries(FORMS).map(([form, write], at) => ({ form, write, isFirst: at % 2 === 0 })),
)("tables are read the same when rewritten with $form", async ({ write, isFirst }) => {
  for (const { rows, items } of tables.filter((_, at) => (at % 2 === 0) === isFirst)) {
    const rewritten = write(rows)
    expect(plainItemsOf(await readListText(rewritten)), rewritten).toEqual(items)
  }
})
