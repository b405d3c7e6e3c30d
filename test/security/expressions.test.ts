import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { analyse } from "scslre"
import { parseSync, Visitor } from "vite"
import { expect, test } from "vitest"

const src = join(import.meta.dirname, "../../src")
/** Runs in the browser of whoever typed the text. */
const IN_BROWSERS = "web/"

test("a regular expression with superlinear run time is detected", () => {
  for (const slow of ["/^[ \\t]+|[ \\t]+$/g", "/^(a+)+$/", "/^(\\d.*?)\\s*(?:x\\s*)?$/"])
    expect(slowExpressions(slow, "example.ts"), slow).toHaveLength(1)
  expect(slowExpressions("/^[ \\t]+[a-z]+$/", "example.ts")).toEqual([])
})

test("every regular expression of the server runs in linear time", async () => {
  const slow: string[] = []
  let read = 0
  for await (const file of glob("**/*.{ts,tsx}", { cwd: src })) {
    if (file.startsWith(IN_BROWSERS) || file.endsWith(".test.ts")) continue
    read += 1
    slow.push(...slowExpressions(await readFile(join(src, file), "utf8"), file))
  }
  expect(read).toBeGreaterThan(500)
  expect(slow).toEqual([])
})

function slowExpressions(text: string, file: string): string[] {
  const slow: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    Literal(literal) {
      if (!("regex" in literal)) return
      const { pattern, flags } = literal.regex
      if (analyse({ source: pattern, flags }).reports.length > 0)
        slow.push(`${file}: /${pattern}/${flags}`)
    },
  }).visit(program)
  return slow
}
