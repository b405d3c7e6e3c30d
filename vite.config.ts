import { existsSync } from "node:fs"
import { join } from "node:path"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

/** What every page stands in, in one file of its own; the build ends where one of these has moved. */
const shell = new Set(
  [
    "contract/kernel/text.ts",
    "domain/pictures/picture.ts",
    "domain/shop/number-format.ts",
    "web/api/api-error.ts",
    "web/api/failure-text.ts",
    "web/api/token.ts",
    "web/entry.client.tsx",
    "web/features/reviews/review-card.tsx",
    "web/features/reviews/review-list.tsx",
    "web/features/shell/error-page.tsx",
    "web/features/shell/footer.tsx",
    "web/features/shell/frame.tsx",
    "web/features/shell/mark.tsx",
    "web/features/shell/message-page.tsx",
    "web/features/shell/nav-search.tsx",
    "web/features/shell/navbar.tsx",
    "web/features/shell/page-meta.ts",
    "web/features/shell/status-lines.tsx",
    "web/features/shell/stay-offline.ts",
    "web/features/shell/theme-switch.tsx",
    "web/features/shell/use-page-focus.ts",
    "web/navigation/paths.ts",
    "web/navigation/signed-out-note.ts",
    "web/parts/part-card.tsx",
    "web/parts/part-picture.tsx",
    "web/parts/stock.tsx",
    "web/root.tsx",
    "web/ui/button.tsx",
    "web/ui/card.tsx",
    "web/ui/empty-state.tsx",
    "web/ui/icon.tsx",
    "web/ui/icons.ts",
    "web/ui/notice.tsx",
    "web/ui/picture.tsx",
    "web/ui/portrait.tsx",
    "web/ui/retry-panel.tsx",
    "web/ui/spinner.tsx",
    "web/ui/stars.tsx",
    "web/ui/toast.ts",
    "web/ui/toaster.tsx",
    "web/ui/trace-rule.tsx",
  ].map((path) => {
    const file = join(import.meta.dirname, "src", path)
    if (!existsSync(file)) throw new Error(`${path} of the pages' shell is not there`)
    return file
  }),
)

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
                  test: (id) =>
                    shell.has(join(id.split("?")[0] ?? "")) || id.includes("preload-helper"),
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
