import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/,
                },
                {
                  name: "shell",
                  test: /preload-helper|src[\\/]web[\\/](root\.tsx|entry|token|api-error|failure-text|paths|signed-out-note|features[\\/]shell[\\/](?!not-found|empty|part-missing)|features[\\/]reviews[\\/]review-(list|card)|parts[\\/](part-card|part-picture|stock)|ui[\\/](button|spinner|icon|toast|notice|retry|picture|portrait|card|empty-state|stars|trace-rule))|contract[\\/]text|domain[\\/](money|picture)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/web/server.ts" } } },
  },
})
