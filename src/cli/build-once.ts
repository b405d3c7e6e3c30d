import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { access, constants, glob, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { whileLocked } from "#db/embedded/file-lock.ts"
import { CannotStart } from "#runtime/cannot-start.ts"

export interface Build {
  /** What is built, in words: `pages`. */
  of: string
  /** Patterns of the files it is built from. */
  from: readonly string[]
  /** The file that keeps what these were. */
  stamp: string
  /** The package of the program that builds it, and where in there it is. */
  tool: readonly [name: string, program: string]
  make(root: string, run: RunTool): Promise<void>
}

/** Runs the program that builds, as it is told; throws with what it said unless all went well. */
export type RunTool = (...args: string[]) => Promise<void>

const ownRoot = join(import.meta.dirname, "../..")

/**
 * Builds what was not built from exactly these files; of several processes one builds and the others wait.
 * True when this one built. Throws `CannotStart` where nothing can be built.
 */
export async function buildOnce(
  build: Build,
  say: (line: string) => void,
  root: string = ownRoot,
): Promise<boolean> {
  if ((await fingerprint(build, root)) === (await builtFrom(build, root))) return false
  const tool = await findTool(build, root)
  return whileLocked(join(root, "node_modules/.build-lock"), async () => {
    const now = await fingerprint(build, root)
    if (now === (await builtFrom(build, root))) return false
    say(`Building the ${build.of} …`)
    await build.make(root, (...args) => runTool(build, root, [tool, ...args]))
    await writeFile(join(root, build.stamp), now)
    return true
  })
}

/** As a command of its own, which says nothing where nothing is to do. */
export async function buildAsCommand(build: Build): Promise<void> {
  try {
    await buildOnce(build, console.log)
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  }
}

const builtFrom = ({ stamp }: Build, root: string): Promise<string> =>
  readFile(join(root, stamp), "utf8").catch(() => "")

/** What builds; a production install has it not, and need not be writable either. */
async function findTool({ of, tool: [name, program] }: Build, root: string): Promise<string> {
  const elsewhere =
    "Build before you install for production: npm ci && npm run build && npm prune --omit=dev"
  const notBuilt = `The ${of} of this release are not built, and`
  try {
    await access(root, constants.W_OK)
  } catch {
    throw new CannotStart(`${notBuilt} ${root} cannot be written. ${elsewhere}`)
  }
  try {
    const { resolve } = createRequire(join(root, "package.json"))
    return join(dirname(resolve(`${name}/package.json`)), program)
  } catch {
    throw new CannotStart(`${notBuilt} what builds them is not installed. ${elsewhere}`)
  }
}

async function fingerprint({ from }: Build, root: string): Promise<string> {
  const hash = createHash("sha256")
  const files = await Array.fromAsync(glob(from, { cwd: root }))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest("hex")
}

function runTool({ of }: Build, root: string, command: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, command, {
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
      code === 0 ? done() : fail(new Error(`The ${of} could not be built:\n${output.trim()}`)),
    )
  })
}
