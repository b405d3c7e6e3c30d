import { execFile } from "node:child_process"
import { access, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import type { TestProject } from "vitest/node"
import type { FoundBrowser } from "./launch-browser.ts"

declare module "vitest" {
  interface ProvidedContext {
    chromium: FoundBrowser
  }
}

/** Places of an installed Chromium. */
const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

export default async function setup({ provide }: TestProject): Promise<void> {
  provide("chromium", await findChromium())
}

/**
 * Finds the browser to test with: CHROMIUM_PATH, else the one of the package (Linux on x64), else an
 * installed one.
 */
export async function findChromium(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, libraryPath: null }
  if (process.platform === "linux" && process.arch === "x64") return unpackChromium()
  for (const path of installed)
    if (await exists(path)) return { executablePath: path, libraryPath: null }
  throw new Error(
    "No Chromium was found for the browser tests. Install one, or set CHROMIUM_PATH to its program.",
  )
}

/** Unpacks the package's browser and its libraries once. */
async function unpackChromium() {
  const cache = join(import.meta.dirname, "../node_modules/.cache/chromium")
  await mkdir(cache, { recursive: true })
  const unpack = 'import c from "@sparticuz/chromium"; console.log(await c.executablePath())'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", unpack],
    // The package unpacks its libraries only if it finds itself in AWS Lambda.
    { env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" } },
  )
  return { executablePath: stdout.trim(), libraryPath: join(cache, "al2023/lib") }
}
