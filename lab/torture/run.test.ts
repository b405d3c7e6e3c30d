import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { testParts } from "./test-parts.ts"

const torture = (...args: string[]) => {
  const command = join(import.meta.dirname, "run.ts")
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args])
  return { status, output: `${stdout}${stderr}` }
}

test("npm run torture knows its parts, and lists them for an unknown one", () => {
  const { status, output } = torture("--list")
  const names = output.split("\n").map((line) => line.split(" ")[0])
  expect(status).toBe(0)
  expect(names).toEqual(expect.arrayContaining(["abuse", "fuzz", "kill", "power", "scripts"]))
  const unknown = torture("no-such-part")
  expect(unknown.status).toBe(2)
  expect(unknown.output).toContain('There is no part "no-such-part". There are: abuse, ')
})

test.each(testParts)("each claim of part $name names a test of its files", async (part) => {
  const root = join(import.meta.dirname, "../..")
  const texts = await Promise.all(part.files.map((file) => readFile(join(root, file), "utf8")))
  // Placeholders of titles, such as `%i`, are numbers when the tests run.
  const titles = texts.join("\n").replaceAll(/\$\{[^}]*\}|%[sid]|\$\w+/g, "1")
  expect(part.claims.filter(({ tests }) => !tests.test(titles))).toEqual([])
})
