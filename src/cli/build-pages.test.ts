import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { CannotStart } from "#runtime/cannot-start.ts"
import { buildPages } from "./build-pages.ts"

test("missing pages that cannot be built are explained in a sentence", async () => {
  const release = await mkdtemp(join(tmpdir(), "release-"))
  await writeFile(join(release, "package-lock.json"), "{}")
  const building = buildPages(() => undefined, release)
  await expect(building).rejects.toThrow(CannotStart)
  await expect(building).rejects.toThrow(
    /not built.* not installed.*npm ci && npm run build && npm prune/,
  )
  await rm(release, { recursive: true })
})
