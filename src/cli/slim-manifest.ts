import { glob, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"

const START = "window.__reactRouterManifest="
const manifestSchema = z.looseObject({
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
})

/** Leaves out of what every first page is told of the routes what it takes for granted, or has loaded by then. */
export async function slimManifest(root: string): Promise<void> {
  for await (const file of glob("build/client/assets/manifest-*.js", { cwd: root })) {
    const path = join(root, file)
    const text = await readFile(path, "utf8")
    const manifest = manifestSchema.parse(JSON.parse(text.slice(START.length).replace(/;$/, "")))
    const loaded = new Set(manifest.entry.imports)
    for (const route of Object.values(manifest.routes))
      route.imports = route.imports.filter((module) => !loaded.has(module))
    await writeFile(path, `${START}${JSON.stringify(manifest, withoutAbsent)};`)
  }
}

/** What is not so is said by its absence. */
const withoutAbsent = (_: string, value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
