import { readdir } from "node:fs/promises"
import { sep } from "node:path"

/** The addresses of the pictures that came with the shop, in this folder. */
export async function demoPictures(folder: string): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive: true })
  return new Set(files.map((file) => `/img/${file.replaceAll(sep, "/")}`))
}
