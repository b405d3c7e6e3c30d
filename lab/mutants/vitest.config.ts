import { defineConfig } from "vitest/config"
import { groups } from "./groups.ts"
import { warmPool } from "./warm-pool.ts"

/** The tests of one group, without building the pages. */
const tests = groups[process.env.MUTANTS_GROUP ?? ""]?.tests ?? []

export default defineConfig({
  plugins: [
    {
      name: "warm-pool",
      // Stryker sets the pool itself.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: warmPool.name, poolRunner: warmPool })
      },
    },
  ],
  test: {
    include: tests,
    isolate: false,
    setupFiles: ["lab/mutants/no-mutant.ts"],
    // Finds mutants that wait for ever, and spares slow machines.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: tests.every((file) => file.startsWith("src/domain/"))
      ? []
      : ["test/database-setup.ts"],
  },
})
