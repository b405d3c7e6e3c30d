import { defineConfig } from "vitest/config"

/** `npm run screenshots`: no test, but it needs the same shop and browser as the tests do. */
export default defineConfig({
  test: {
    include: ["test/screenshots.ts"],
    globalSetup: ["test/pages-setup.ts", "test/database-setup.ts", "test/browser-setup.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
})
