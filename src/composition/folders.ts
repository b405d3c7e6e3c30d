import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Served as they are. */
export const folders = {
  bundle: join(root, "build/client"),
  pictures: join(root, "seed/pictures"),
}

/** Renders pages, once it is built. */
export const serverBundle = join(root, "build/server/index.js")
