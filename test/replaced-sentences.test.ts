import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { replacedSentences } from "./replaced-sentences.ts"

const root = new URL("..", import.meta.url).pathname
const sources = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(root + file, "utf8").replaceAll(/\s+/g, " ") }))

test("no sentence that was hard to read comes back", () => {
  const found = replacedSentences.flatMap(({ before, now }) =>
    sources
      .filter(({ text }) => text.includes(before))
      .map(({ file }) => `${file}: “${before}” is now “${now}”`),
  )
  expect(found).toEqual([])
})

test("what stands in their place is said somewhere", () => {
  const missing = replacedSentences.filter(
    ({ now }) => !sources.some(({ text }) => text.includes(now)),
  )
  expect(missing).toEqual([])
})
