import { expect, test } from "vitest"
import { itemsOf, readListText } from "./read-list-text.ts"

const HEAD = ["Pos", "Part number", "Description", "Qty", "Remark"]
const ROWS = [
  ["1", "CA-F-120", "Breva 120 PWM", "12", ""],
  ["2", "CA-PA-850", "Anvil 850", "4", "urgent"],
  ["3", "ST8000VN004", "Seagate IronWolf 8 TB", "6", ""],
  ["4", "CA-CP-4", "Interface Paste 4 g", "10", "blue"],
]

type Write = (cells: readonly string[]) => string

const written = (head: Write, row: Write): string => [head(HEAD), ...ROWS.map(row)].join("\n")
const alike = (write: Write): string => written(write, write)

const objects = ROWS.map((row) => Object.fromEntries(HEAD.map((name, at) => [name, row[at]])))
const nested = ROWS.map(([, number, name, units]) => ({
  part: { mpn: number, description: name },
  quantity: Number(units),
}))
const widths = HEAD.map((_, at) => Math.max(...[HEAD, ...ROWS].map((row) => row[at]?.length ?? 0)))
const boxed: Write = (cells) =>
  `│ ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" │ ")} │`
const rule = (from: string, between: string, to: string): string =>
  from + widths.map((width) => "─".repeat(width + 2)).join(between) + to

const FORMS: Readonly<Record<string, string>> = {
  JSON: JSON.stringify(objects, null, 2),
  "JSON on one line": JSON.stringify(objects),
  "JSON within an order": JSON.stringify({ order: "PO-1", lines: objects }),
  "JSON in lists": JSON.stringify({ range: "List!A1:E5", values: [HEAD, ...ROWS] }),
  "JSON in lists below their headings": JSON.stringify({ columns: HEAD, data: ROWS }),
  "nested JSON": JSON.stringify(nested),
  "an object on each line": objects.map((one) => JSON.stringify(one)).join("\n"),
  "the frame of a terminal": `${rule("┌", "┬", "┐")}\n${written(
    (cells) => `${boxed(cells)}\n${rule("├", "┼", "┤")}`,
    boxed,
  )}\n${rule("└", "┴", "┘")}`,
  "a table of MediaWiki": `{| class="wikitable"\n${written(
    (cells) => `! ${cells.join(" !! ")}`,
    (cells) => `|-\n| ${cells.join(" || ")}`,
  )}\n|}`,
  "a table of MediaWiki, a cell on each line": `{| class="wikitable"\n${written(
    (cells) => cells.map((cell) => `! ${cell}`).join("\n"),
    (cells) => `|-\n${cells.map((cell) => `| ${cell}`).join("\n")}`,
  )}\n|}`,
  "cells that Excel keeps as texts": alike((cells) => cells.map((cell) => `="${cell}"`).join(",")),
}

test.each(Object.entries(FORMS))("a list is read from %s", async (_, text) => {
  const items = itemsOf(await readListText(text))
  expect(items).toEqual(ROWS.map(([, number, name, units]) => [units, number, name]))
})

test("JSON with more fields than columns is refused", async () => {
  const wide = Array.from({ length: 300 }, (_, at) => ({ [`field ${at}`]: at }))
  await expect(readListText(JSON.stringify(wide))).rejects.toThrow("list_file_too_wide")
})

test("JSON with lists nested a million times is read without them", async () => {
  const deep = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`
  const { rows } = await readListText(`[{ "Part number": "CA-CP-4", "Qty": 3, "Remark": ${deep} }]`)
  expect(rows).toEqual([["CA-CP-4", "3", ""]])
})

test("a list whose every row has other headings keeps within the columns of a list", async () => {
  // Figures at the end of a heading would not tell it from others.
  const letters = (number: number) =>
    [...`${number}`].map((digit) => "abcdefghij".charAt(Number(digit))).join("")
  const headings = (row: number) =>
    Array.from({ length: 90 }, (_, at) => `Remark ${letters(90 * row + at)}`)
  const rows = Array.from({ length: 20 }, (_, row) => [
    ["Part number", "Qty", ...headings(row)],
    ["CA-CP-4", "3"],
  ])
  const text = [["Qty", "Part number", "Description"], ["5", "CA-F-120", "Breva"], ...rows.flat()]
  const { head } = await readListText(text.map((cells) => cells.join(";")).join("\n"))
  expect(head?.length).toBeLessThanOrEqual(200)
})

test("cells right of the last heading are kept, also below later headings of another order", async () => {
  const { rows } = await readListText(`Part number;Description;Qty
CA-F-120;Breva 120 PWM;5;urgent
CA-F-140;Breva 140 PWM;6
Qty;Part number;Remark
7;CA-CP-4;soon;by Friday`)
  expect(rows).toEqual([
    ["CA-F-120", "Breva 120 PWM", "5", "urgent", ""],
    ["CA-F-140", "Breva 140 PWM", "6", "", ""],
    ["CA-CP-4", "", "7", "by Friday", "soon"],
  ])
})
