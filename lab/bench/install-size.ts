import { execFile } from "node:child_process"
import { copyFile, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { type Figure, note } from "./figure.ts"

const root = join(import.meta.dirname, "../..")
const run = promisify(execFile)
const HEAVIEST = 6

/** What `npm ci` brings for running the shop, and what weighs most. */
export async function measureInstall(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-install-"))
  try {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      await copyFile(join(root, file), join(folder, file))
    await run("npm", ["ci", "--omit=dev", "--ignore-scripts"], { cwd: folder })
    const modules = join(folder, "node_modules")
    const { stdout } = await run("sh", ["-c", "du -sk [!@]* @*/* | sort -rn"], { cwd: modules })
    const sizes = stdout
      .trim()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([kb = "", name = ""]) => ({ name, mb: Number(kb) / 1024 }))
    const allMb = sizes.reduce((sum, { mb }) => sum + mb, 0)
    const heaviest = sizes.slice(0, HEAVIEST).map(({ name, mb }) => `${name} ${mb.toFixed(0)}`)
    return [
      note(
        "Size of production dependencies",
        `${allMb.toFixed(0)} MB (${heaviest.join(", ")}; some packages are for this platform only)`,
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
