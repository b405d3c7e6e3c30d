import { defineConfig } from "vitest/config"
import { groups } from "./groups.ts"
import { warmPool } from "./warm-pool.ts"

/** Test files of the selected group. Pages are not built. */
const tests = groups[process.env.MUTANTS_GROUP ?? ""]?.tests ?? []

export default defineConfig({
  plugins: [
    {
      name: "warm-pool",
      // Overrides the pool that Stryker sets.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: warmPool.name, poolRunner: warmPool })
      },
    },
  ],
  test: {
    include: tests,
    isolate: false,
    setupFiles: ["lab/mutants/no-mutant.ts"],
    // Detects mutants that hang, but tolerates slow machines.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: tests.every((file) => file.startsWith("src/domain/"))
      ? []
      : ["test/database-setup.ts"],
  },
})
