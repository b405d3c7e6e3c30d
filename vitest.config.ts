import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { scratchFolder } from "./test/scratch-folder.ts"
import { testTimeoutMs } from "./test/torture.ts"

process.env.TMPDIR = scratchFolder()

export default defineConfig({
  test: {
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    expect: { poll: { timeout: 90_000 } },
    // Tests mostly wait for servers: a third worker halves the time on two cores, a fourth saves nothing.
    maxWorkers: 3,
    // Loading the shop again for each file would take a third of the time; files share only its modules.
    isolate: false,
    // Shops in their own processes share what one has compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled") },
    globalSetup: ["test/database-setup.ts"],
    projects: [
      { extends: true, test: { name: "shop", include: ["{src,test,lab}/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          // Pages are rendered as for visitors, in a third of the time.
          env: { NODE_ENV: "production" },
          globalSetup: ["test/pages-setup.ts", "test/browser-setup.ts"],
        },
      },
    ],
  },
})
