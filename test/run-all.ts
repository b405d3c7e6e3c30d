import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * Runs every check, also after a failure, and prints `N passed, N failed` as the last line. Tests wait more
 * than they compute, so the other checks run meanwhile and print their output at their end.
 */
const folder = await mkdtemp(join(tmpdir(), "shop-checks-"))
const countFile = join(folder, "count.json")
let passed = 0
let failed = 0
let skipped = 0

await Promise.all([runChecks(["check", "typecheck", "unused"]), runTests()])
await rm(folder, { recursive: true })
if (skipped > 0) console.log(`\n${skipped} skipped, because this machine lacks keys or programs`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function runChecks(checks: string[]): Promise<void> {
  for (const check of checks) {
    const { code, output } = await npmRun(check, "pipe")
    console.log(`\n> npm run ${check}\n${output}`)
    if (code === 0) passed += 1
    else failed += 1
  }
}

async function runTests(): Promise<void> {
  console.log("\n> npm run test:run")
  const { code } = await npmRun("test:run", "inherit")
  const count = await readCount()
  passed += count?.passed ?? 0
  failed += count?.failed ?? 0
  skipped = count?.skipped ?? 0
  if (!count || (code !== 0 && count.failed === 0)) failed += 1
}

async function npmRun(script: string, stdio: "pipe" | "inherit") {
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, COUNT_FILE: countFile },
    shell: process.platform === "win32",
  })
  let output = ""
  const keep = (text: Buffer) => {
    output += text
  }
  child.stdout?.on("data", keep)
  child.stderr?.on("data", keep)
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(1))
    child.on("close", (status) => done(status ?? 1))
  })
  return { code, output }
}

/** Reads the test runner's counts; undefined if it crashed. */
async function readCount() {
  const text = await readFile(countFile, "utf8").catch(() => undefined)
  return text === undefined
    ? undefined
    : (JSON.parse(text) as { passed: number; failed: number; skipped: number })
}
