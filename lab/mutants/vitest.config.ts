import { defineConfig } from "vitest/config"
import { groups } from "./groups.ts"
import { warmPool } from "./warm-pool.ts"

/** The tests of one group alone, without the pages, which take long to build. */
const tests = groups[process.env.MUTANTS_GROUP ?? ""]?.tests ?? []

export default defineConfig({
  plugins: [
    {
      name: "warm-pool",
      // Stryker says itself which pool it wants.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: warmPool.name, poolRunner: warmPool })
      },
    },
  ],
  test: {
    include: tests,
    isolate: false,
    setupFiles: ["lab/mutants/no-mutant.ts"],
    // A mutant that waits for ever is found out by this; one on a busy machine should not be.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: tests.every((file) => file.startsWith("src/domain/"))
      ? []
      : ["test/database-setup.ts"],
  },
})
