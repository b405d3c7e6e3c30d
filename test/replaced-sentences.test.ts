import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const root = new URL("..", import.meta.url).pathname
const sources = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(root + file, "utf8").replaceAll(/\s+/g, " ") }))

/** Sentences that were hard to read, with their replacements. */
const replaced = readFileSync(new URL("replaced-sentences.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [before = "", now = ""] = line.split("\t")
    return { before, now }
  })

test("no replaced sentence comes back", () => {
  const found = replaced.flatMap(({ before, now }) =>
    sources
      .filter(({ text }) => text.includes(before))
      .map(({ file }) => `${file}: “${before}” is now “${now}”`),
  )
  expect(found).toEqual([])
})

test("every replacement sentence is in use", () => {
  const missing = replaced.filter(({ now }) => !sources.some(({ text }) => text.includes(now)))
  expect(missing).toEqual([])
})
