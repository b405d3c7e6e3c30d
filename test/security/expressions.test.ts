import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { analyse } from "scslre"
import { parseSync, Visitor } from "vite"
import { expect, test, vi } from "vitest"
import { ambiguousAlternatives } from "./repeated-alternatives.ts"

const src = join(import.meta.dirname, "../../src")
/** Runs in the browser of the person who types the text. */
const IN_BROWSERS = "web/"

test("a regular expression with superlinear run time is detected", () => {
  for (const slow of [
    "/^[ \\t]+|[ \\t]+$/g",
    "/^(a+)+$/",
    "/^(\\d.*?)\\s*(?:x\\s*)?$/",
    "/^(?: |per|for|(?:by|per))+$/",
    "/^(?: |per|part|per part)+$/",
  ])
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

test("expressions that the domain builds from words run in linear time, too", async () => {
  const slow: string[] = []
  const built = await builtExpressions()
  for (const { source, flags } of built) slow.push(...slowReadings({ source, flags }))
  expect(built.length).toBeGreaterThan(50)
  expect(slow).toEqual([])
})

/** Loads all modules of the domain again and collects the expressions that they build. */
async function builtExpressions(): Promise<RegExp[]> {
  const built: RegExp[] = []
  const Expression = globalThis.RegExp
  vi.resetModules()
  vi.stubGlobal(
    "RegExp",
    class extends Expression {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags)
        if (typeof pattern === "string") built.push(this)
      }
    },
  )
  for await (const file of glob("domain/**/*.ts", { cwd: src }))
    if (!file.endsWith(".test.ts")) await import(join(src, file))
  vi.unstubAllGlobals()
  return built
}

function slowExpressions(text: string, file: string): string[] {
  const slow: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    Literal(literal) {
      if (!("regex" in literal)) return
      const { pattern: source, flags } = literal.regex
      slow.push(...slowReadings({ source, flags }).map((one) => `${file}: ${one}`))
    },
  }).visit(program)
  return slow
}

function slowReadings(expression: Pick<RegExp, "source" | "flags">): string[] {
  const { source, flags } = expression
  const isPolynomial = analyse({ source, flags }).reports.length > 0
  return [
    ...(isPolynomial ? [`/${source}/${flags}`] : []),
    ...ambiguousAlternatives(expression).map((words) => `"${words}" in /${source}/${flags}`),
  ]
}
