import { glob } from "node:fs/promises"
import { join } from "node:path"
import type { Part } from "./part.ts"

const folder = join(import.meta.dirname, "parts")

/** Every part there is, by name. */
export async function findParts(): Promise<Part[]> {
  const files = await Array.fromAsync(glob("*.ts", { cwd: folder }))
  const modules: { part: Part }[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  )
  return modules.map(({ part }) => part).toSorted((a, b) => a.name.localeCompare(b.name))
}
