import { access, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")

test("docs/security.md names only files that exist", async () => {
  const text = await readFile(join(root, "docs/security.md"), "utf8")
  const named = text.match(/(?<=`)(?:src|test|e2e)\/[\w./-]+\.tsx?(?=`)/g) ?? []
  expect(named.length).toBeGreaterThan(100)
  for (const file of new Set(named)) await expect(access(join(root, file))).resolves.toBeUndefined()
})
