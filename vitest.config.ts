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
    // Tests wait for servers more than they compute: a third worker halves the time on two cores, a fourth saves nothing.
    maxWorkers: 3,
    // To load the shop for each file anew would be a third of the work; files share nothing but its modules.
    isolate: false,
    // What the first shop of its own process has compiled, the others take over.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled") },
    globalSetup: ["test/database-setup.ts"],
    projects: [
      { extends: true, test: { name: "shop", include: ["{src,test,lab}/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          // Pages are drawn as visitors get them, in a third of the time.
          env: { NODE_ENV: "production" },
          globalSetup: ["test/pages-setup.ts", "test/browser-setup.ts"],
        },
      },
    ],
  },
})
