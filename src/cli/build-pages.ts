import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { glob, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { whileLocked } from "#db/embedded/file-lock.ts"

const root = join(import.meta.dirname, "../..")
const stamp = join(root, "build/inputs.sha256")
const inputs = [
  "src/{web,domain,contract}/**/*.{ts,tsx,css}",
  "public/**/*.*",
  "{package-lock.json,vite.config.ts,react-router.config.ts}",
]

/**
 * Builds the web bundle unless it was built from exactly these files; of several processes one builds and
 * the others wait. True when this one built.
 */
export async function buildPages(say: (line: string) => void): Promise<boolean> {
  if (await isBuilt()) return false
  return whileLocked(join(root, "node_modules/.build-lock"), async () => {
    if (await isBuilt()) return false
    say("Building the pages …")
    const made = await fingerprint()
    await runReactRouterBuild()
    await precompress()
    await writeFile(stamp, made)
    return true
  })
}

const isBuilt = async (): Promise<boolean> =>
  (await readFile(stamp, "utf8").catch(() => "")) === (await fingerprint())

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256")
  const files = await Array.fromAsync(glob(inputs, { cwd: root }))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest("hex")
}

function runReactRouterBuild(): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve("@react-router/dev/package.json")
  const args = [join(dirname(packageFile), "bin.cjs"), "build"]
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Whatever this process is run for, visitors get the production build.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
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
async function precompress(): Promise<void> {
  const texts = glob("build/client/**/*.{js,css,svg,json}", { cwd: root })
  for await (const file of texts) {
    const path = join(root, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

if (import.meta.main) {
  const built = await buildPages(console.log)
  console.log(built ? "The pages are built." : "The pages are up to date.")
}
