import { copyFile, glob, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Build, buildAsCommand, buildOnce } from "./build-once.ts"

/**
 * Takes the types out of what the shop runs, from `src/` to `dist/`, so that no process of it needs what Node reads
 * TypeScript with (docs/performance.md). A folder is as deep there as here, since files are found by where they lie.
 */
const programs: Build = {
  of: "programs",
  from: [
    "src/**/*.{ts,sql,txt}",
    "src/tsconfig.programs.json",
    "{package-lock.json,tsconfig.json}",
  ],
  stamp: "dist/inputs.sha256",
  tool: ["typescript", "bin/tsc"],
  async make(root, run) {
    const folder = join(root, "dist")
    const made = join(root, "dist.new")
    await rm(made, { recursive: true, force: true })
    await run("-p", "src/tsconfig.programs.json", "--outDir", made)
    for await (const file of glob("**/*.{sql,txt}", { cwd: join(root, "src") }))
      await copyFile(join(root, "src", file), join(made, file))
    await writeFile(join(made, "package.json"), JSON.stringify(await packageOf(made)))
    // A shop that runs goes on with what it has loaded, and finds the rest at once.
    await rm(folder, { recursive: true, force: true })
    await rename(made, folder)
  },
}

/** Builds what runs as the shop, unless it is built. */
export const buildPrograms = (say: (line: string) => void): Promise<boolean> =>
  buildOnce(programs, say)

/** Rooms reach each other by the same names: `#db/orders/orders.ts` is `dist/db/orders/orders.js`. */
async function packageOf(made: string) {
  const entries = await readdir(made, { withFileTypes: true })
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const imports = rooms.map((room) => [`#${room}/*.ts`, `./${room}/*.js`])
  return { type: "module", imports: Object.fromEntries(imports) }
}

if (import.meta.main) await buildAsCommand(programs)
