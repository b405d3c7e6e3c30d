import { existsSync } from "node:fs"
import { join } from "node:path"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"

/** Files that are bundled into one; the build ends where one of these has moved. */
const together = (paths: readonly string[]) => {
  const files = new Set(paths.map((path) => join(import.meta.dirname, "src", path)))
  for (const file of files) if (!existsSync(file)) throw new Error(`${file} is not there`)
  return (id: string) => files.has(join(id.split("?")[0] ?? ""))
}

/** What every page stands in. */
const isShell = together([
  "contract/kernel/text.ts",
  "domain/pictures/picture.ts",
  "domain/shop/number-format.ts",
  "web/api/api-error.ts",
  "web/api/browser-storage.ts",
  "web/cart/shared/cart-note.tsx",
  "web/cart/shared/cart-owner.ts",
  "web/cart/shared/known-cart.ts",
  "web/cart/shared/use-add-to-cart.ts",
  "web/entry.client.tsx",
  "web/reviews/buyer/review-list.tsx",
  "web/shell/navbar.tsx",
  "web/shell/error-page.tsx",
  "web/shell/footer.tsx",
  "web/shell/frame.tsx",
  "web/shell/nav-links.tsx",
  "web/shell/message-page.tsx",
  "web/shell/page-meta.ts",
  "web/navigation/use-online.ts",
  "web/navigation/paths.ts",
  "web/accounts/buyer/signed-out-note.tsx",
  "web/navigation/site.ts",
  "web/catalogue/shared/part-card.tsx",
  "web/catalogue/shared/part-picture.tsx",
  "web/catalogue/shared/stock.tsx",
  "web/root.tsx",
  "web/ui/button.tsx",
  "web/ui/card.tsx",
  "web/ui/feedback/empty-state.tsx",
  "web/ui/icon/icon.tsx",
  "web/ui/picture/picture.tsx",
  "web/ui/feedback/spinner.tsx",
  "web/ui/stars.tsx",
  "web/ui/feedback/toast.tsx",
  "web/ui/trace-rule.tsx",
  "web/ui/use-time-left.ts",
])

/** What most other pages share: as many small files, the first page would be told the name of each. */
const isOfCalls = together([
  "contract/kernel/page-text.ts",
  "domain/pricing/money.ts",
  "domain/pricing/parse-dollars.ts",
  "web/api/api.ts",
  "web/api/api-error.ts",
  "web/api/session.ts",
  "web/cart/shared/add-to-cart.ts",
  "web/cart/shared/cart-api.ts",
  "web/cart/shared/try-cart.ts",
  "web/catalogue/admin/all-parts-link.tsx",
  "web/shop/admin/no-rows.tsx",
  "web/navigation/guards.ts",
  "web/navigation/list-address.ts",
  "web/ui/badge.tsx",
  "web/catalogue/shared/field-changes.tsx",
  "web/catalogue/shared/use-suggestions.ts",
  "web/ui/form/field.tsx",
  "web/ui/form/use-combobox.ts",
  "web/ui/icon/form-icons.ts",
  "web/ui/moment.tsx",
  "web/ui/feedback/notice.tsx",
  "web/ui/table/pager.tsx",
  "web/ui/table/use-shown-values.ts",
  "web/ui/tab-links.tsx",
  "web/ui/whole-words.tsx",
])

/** What pages that write share beyond that. */
const isOfForms = together([
  "contract/kernel/field-text.ts",
  "contract/kernel/form-rules.ts",
  "contract/kernel/own-path.ts",
  "domain/shop/number-format.ts",
  "domain/payments/card-number.ts",
  "domain/accounts/email-address.ts",
  "web/api/api.ts",
  "web/forms/confirm-dialog.tsx",
  "web/forms/write-form.tsx",
  "web/forms/use-write.ts",
  "web/ui/form/field.tsx",
  "web/ui/form/error-summary.tsx",
  "web/ui/form/submit-button.tsx",
  "web/ui/form/file-picker.tsx",
])

/** What pages share that say what a quantity costs, and whether it may be ordered. */
const isOfPrices = together([
  "contract/orders/price-hint-text.ts",
  "contract/orders/quantity-text.ts",
  "domain/orders/line-limits.ts",
  "domain/orders/quantity.ts",
  "domain/pricing/price-for.ts",
  "domain/orders/price-hints.ts",
  "web/cart/shared/read-quantity.ts",
  "web/catalogue/shared/price-of.ts",
])

/** What sheets of lines share. */
const isOfSheets = together([
  "domain/lists/list-limits.ts",
  "domain/shop/spreadsheet-cell.ts",
  "web/lists/shared/plan-field.tsx",
  "web/lists/shared/use-save-as-list.ts",
  "web/catalogue/shared/part-words.tsx",
  "web/ui/table/grid-roles.ts",
  "web/ui/observable.ts",
  "web/ui/save-file.ts",
  "web/ui/sheet/flash-on-change.tsx",
  "web/ui/sheet/pasted-block.ts",
  "web/ui/sheet/sheet-keys.ts",
  "web/ui/sheet/sheet-menu.tsx",
  "web/ui/sheet/sheet.tsx",
  "web/ui/sheet/text-cell.tsx",
])

/** Of the router, what nobody here asks for, two kilobytes of every first page: measuring it, routes told bit by bit. */
const unused = new Map([
  [
    "router/instrumentation.js",
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = {}`,
  ],
  [
    "dom/ssr/fog-of-war.js",
    `export const isFogOfWarEnabled = () => false
    export const getManifestPath = () => undefined
    export const getPartialManifest = () => undefined
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = () => undefined
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined`,
  ],
])

const withoutUnused: Plugin = {
  name: "without-unused",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /react-router.+(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/ },
    handler: (id) => [...unused].find(([end]) => id.endsWith(end))?.[1],
  },
}

export default defineConfig({
  plugins: [withoutUnused, tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first page is told the name of every page's files: half a kilobyte of words else.
            entryFileNames: "assets/[hash].js",
            chunkFileNames: "assets/[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/,
                },
                {
                  name: "shell",
                  test: (id) => isShell(id) || id.includes("preload-helper"),
                },
                { name: "calls", test: isOfCalls },
                { name: "forms", test: isOfForms },
                { name: "prices", test: isOfPrices },
                { name: "sheets", test: isOfSheets },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/web/server.ts" } } },
  },
})
