import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * `npm test`: every check there is, also after one has failed, and `N passed, N failed` as the last line.
 */
const folder = await mkdtemp(join(tmpdir(), "shop-checks-"))
const countFile = join(folder, "count.json")
const checks = ["check", "typecheck", "unused", "test:run"]
let passed = 0
let failed = 0
let skipped = 0

for (const check of checks) {
  console.log(`\n> npm run ${check}`)
  const code = await npmRun(check)
  const count = check === "test:run" ? await readCount() : undefined
  if (count) {
    passed += count.passed
    failed += count.failed
    skipped += count.skipped
    if (code !== 0 && count.failed === 0) failed += 1
  } else if (code === 0) passed += 1
  else failed += 1
}
await rm(folder, { recursive: true })
if (skipped > 0)
  console.log(`\n${skipped} skipped, for want of keys or programs that this machine has not`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function npmRun(script: string): Promise<number> {
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: "inherit",
    env: { ...process.env, COUNT_FILE: countFile },
    shell: process.platform === "win32",
  })
  return new Promise((done) => {
    child.on("error", () => done(1))
    child.on("close", (code) => done(code ?? 1))
  })
}

/** The figures the test runner left; undefined when it died before its end. */
async function readCount() {
  const text = await readFile(countFile, "utf8").catch(() => undefined)
  return text === undefined
    ? undefined
    : (JSON.parse(text) as { passed: number; failed: number; skipped: number })
}
