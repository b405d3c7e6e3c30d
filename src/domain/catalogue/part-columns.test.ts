import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { columnValues, partColumns } from "./part-columns.ts"

test("a part's values stand under its category's headings, none where it has none", () => {
  expect(partColumns("Fans")).toEqual(["Size", "Speed", "Airflow"])
  expect(columnValues("Fans", { sizeMm: 120, airflowCfm: 62.5 })).toEqual([
    "120 mm",
    "",
    "62.5 CFM",
  ])
  expect(partColumns("constructor")).toEqual([])
  expect(columnValues("Other parts", { sizeMm: 120 })).toEqual([])
})

test("every column has values in the demo catalogue", () => {
  const parts: { category: string; specs: Record<string, unknown> }[] = JSON.parse(
    readFileSync(new URL("../../../seed/demo/parts.json", import.meta.url), "utf8"),
  )
  for (const category of new Set(parts.map((part) => part.category))) {
    const rows = parts
      .filter((part) => part.category === category)
      .map(({ specs }) => columnValues(category, specs))
    for (const [column, name] of partColumns(category).entries())
      expect(
        rows.filter((row) => row[column] !== "").length,
        `${category}: ${name}`,
      ).toBeGreaterThan(1)
  }
})
