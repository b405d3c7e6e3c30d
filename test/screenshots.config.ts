import { defineConfig } from "vitest/config"

/** Configuration of `npm run screenshots`, which needs the tests' shop and browser. */
export default defineConfig({
  test: {
    include: ["test/screenshots.ts"],
    globalSetup: ["test/pages-setup.ts", "test/database-setup.ts", "test/browser-setup.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
})
