import { writeFileSync } from "node:fs"
import type { Reporter, TestModule } from "vitest/node"

/** Writes the run's counts to the file named by COUNT_FILE, for the last line of `npm test`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        const { state } = test.result()
        if (state === "passed") count.passed += 1
        else if (state === "failed") count.failed += 1
        else count.skipped += 1
      }
      const hasFailedOutsideTests = module.state() === "failed" && tests.every((test) => test.ok())
      if (hasFailedOutsideTests) count.failed += 1
    }
    const file = process.env.COUNT_FILE
    if (file) writeFileSync(file, JSON.stringify(count))
  }
}
