import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { access, constants, glob, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { whileLocked } from "#db/embedded/file-lock.ts"
import { CannotStart } from "#runtime/config.ts"
import { slimManifest } from "./slim-manifest.ts"

const ownRoot = join(import.meta.dirname, "../..")
const inputs = [
  "src/{web,domain,contract}/**/*.{ts,tsx,css}",
  "public/**/*.*",
  "{package-lock.json,vite.config.ts,react-router.config.ts}",
]

/**
 * Builds the web bundle unless it was built from exactly these files; of several processes one builds and
 * the others wait. True when this one built. Throws `CannotStart` where nothing can be built.
 */
export async function buildPages(
  say: (line: string) => void,
  root: string = ownRoot,
): Promise<boolean> {
  if (await isBuilt(root)) return false
  const tool = await buildTool(root)
  return whileLocked(join(root, "node_modules/.build-lock"), async () => {
    if (await isBuilt(root)) return false
    say("Building the pages …")
    const made = await fingerprint(root)
    await runReactRouterBuild(root, tool)
    await slimManifest(root)
    await precompress(root)
    await writeFile(stampIn(root), made)
    return true
  })
}

const stampIn = (root: string): string => join(root, "build/inputs.sha256")

const isBuilt = async (root: string): Promise<boolean> =>
  (await readFile(stampIn(root), "utf8").catch(() => "")) === (await fingerprint(root))

const BUILD_ELSEWHERE =
  "Build before you install for production: npm ci && npm run build && npm prune --omit=dev"

/** What builds the pages; a production install has it not, and need not be writable either. */
async function buildTool(root: string): Promise<string> {
  try {
    await access(root, constants.W_OK)
  } catch {
    throw new CannotStart(
      `The pages of this release are not built, and ${root} cannot be written. ${BUILD_ELSEWHERE}`,
    )
  }
  try {
    const { resolve } = createRequire(join(root, "package.json"))
    return join(dirname(resolve("@react-router/dev/package.json")), "bin.cjs")
  } catch {
    throw new CannotStart(
      `The pages of this release are not built, and what builds them is not installed. ${BUILD_ELSEWHERE}`,
    )
  }
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash("sha256")
  const files = await Array.fromAsync(glob(inputs, { cwd: root }))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest("hex")
}

function runReactRouterBuild(root: string, tool: string): Promise<void> {
  const child = spawn(process.execPath, [tool, "build"], {
    cwd: root,
    // Whatever this process is run for, visitors get the production build.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk
    })
  return new Promise((done, fail) => {
    child.on("error", fail)
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(`The pages could not be built:\n${output.trim()}`)),
    )
  })
}

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

if (import.meta.main) {
  try {
    const built = await buildPages(console.log)
    console.log(built ? "The pages are built." : "The pages are up to date.")
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  }
}
