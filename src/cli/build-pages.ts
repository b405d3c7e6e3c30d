import { glob, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { type Build, buildAsCommand, buildOnce } from "./build-once.ts"

const pages: Build = {
  of: "pages",
  from: [
    "src/{web,domain,contract}/**/*.{ts,tsx,css}",
    "public/**/*.*",
    "{package-lock.json,vite.config.ts,react-router.config.ts}",
  ],
  stamp: "build/inputs.sha256",
  tool: ["@react-router/dev", "bin.cjs"],
  async make(root, run) {
    await run("build")
    await precompress(root)
  },
}

/** Builds the web bundle, unless it is built. */
export const buildPages = (say: (line: string) => void, root?: string): Promise<boolean> =>
  buildOnce(pages, say, root)

/** Writes a brotli and a gzip twin of every text file of the bundle, so that none is squeezed twice. */
async function precompress(root: string): Promise<void> {
  const texts = glob("build/client/**/*.{js,css,svg,json}", { cwd: root })
  for await (const file of texts) {
    const path = join(root, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

if (import.meta.main) await buildAsCommand(pages)
