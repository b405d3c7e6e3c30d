import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { comparisonColumns, comparisonValues } from "./comparison-columns.ts"

test("a part's values stand under its category's headings, none where it has none", () => {
  expect(comparisonColumns("Fans")).toEqual(["Size", "Speed", "Airflow"])
  expect(comparisonValues("Fans", { sizeMm: 120, airflowCfm: 62.5 })).toEqual([
    "120 mm",
    "",
    "62.5 CFM",
  ])
  expect(comparisonColumns("constructor")).toEqual([])
  expect(comparisonValues("Other parts", { sizeMm: 120 })).toEqual([])
})

test("every column has values in the demo catalogue", () => {
  const parts: { category: string; specs: Record<string, unknown> }[] = JSON.parse(
    readFileSync(new URL("../../../seed/demo/parts.json", import.meta.url), "utf8"),
  )
  for (const category of new Set(parts.map((part) => part.category))) {
    const rows = parts
      .filter((part) => part.category === category)
      .map(({ specs }) => comparisonValues(category, specs))
    for (const [column, name] of comparisonColumns(category).entries())
      expect(
        rows.filter((row) => row[column] !== "").length,
        `${category}: ${name}`,
      ).toBeGreaterThan(1)
  }
})
