import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { access, constants, glob, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { withLock } from "#db/embedded/file-lock.ts"
import { CannotStart } from "#runtime/cannot-start.ts"
import { printHelp } from "./print-help.ts"

const INPUTS = [
  "src/{web,domain,contract}/**/*.{ts,tsx,css}",
  "public/**/*.*",
  "{package-lock.json,vite.config.ts,react-router.config.ts}",
]
/** File with the hash of the inputs of the last build. */
const STAMP = "build/inputs.sha256"
const ownRoot = join(import.meta.dirname, "../..")

/**
 * Builds the pages unless the last build had exactly the same inputs. If several processes call this, one builds and
 * the others wait. Returns true if this process built them. Throws `CannotStart` if building is impossible.
 */
export async function buildPages(
  say: (line: string) => void,
  root: string = ownRoot,
): Promise<boolean> {
  if ((await hashInputs(root)) === (await readStamp(root))) return false
  const tool = await findTool(root)
  return withLock(join(root, "node_modules/.build-lock"), "building the pages", async () => {
    const inputs = await hashInputs(root)
    if (inputs === (await readStamp(root))) return false
    say("Building the pages …")
    await runTool(tool, root)
    await precompress(root)
    await writeFile(join(root, STAMP), inputs)
    return true
  })
}

const readStamp = (root: string): Promise<string> =>
  readFile(join(root, STAMP), "utf8").catch(() => "")

async function hashInputs(root: string): Promise<string> {
  const hash = createHash("sha256")
  const files = await Array.fromAsync(glob(INPUTS, { cwd: root }))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest("hex")
}

/** Finds the build tool. A production install does not have it, and may be read-only. */
async function findTool(root: string): Promise<string> {
  const elsewhere =
    "Build before you install for production: npm ci && npm run build && npm prune --omit=dev"
  const notBuilt = "The pages of this release are not built, and"
  try {
    await access(root, constants.W_OK)
  } catch {
    throw new CannotStart(`${notBuilt} ${root} cannot be written. ${elsewhere}`)
  }
  try {
    const { resolve } = createRequire(join(root, "package.json"))
    return join(dirname(resolve("@react-router/dev/package.json")), "bin.cjs")
  } catch {
    throw new CannotStart(`${notBuilt} the build tool is not installed. ${elsewhere}`)
  }
}

function runTool(tool: string, root: string): Promise<void> {
  const child = spawn(process.execPath, [tool, "build"], {
    cwd: root,
    // Always makes the production build, regardless of the caller's environment.
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

/** Writes a brotli and a gzip copy of every text file, so that nothing is compressed per request. */
async function precompress(root: string): Promise<void> {
  const texts = glob("build/client/**/*.{js,css,svg,json}", { cwd: root })
  for await (const file of texts) {
    const path = join(root, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

const HELP = `npm run build

Builds the pages into the folder build, unless the last build had the same sources. npm start does so, too.`

if (import.meta.main && !printHelp(HELP))
  await buildPages(console.log).catch((error: unknown) => {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  })
