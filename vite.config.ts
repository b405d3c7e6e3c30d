import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

/** Modules that the first page starts from. */
const FIRST_PAGE = /[\\/]src[\\/]web[\\/](?:root|entry\.client|routes[\\/]shop[\\/]home)\.tsx/
const ofFirstPage = new Map<string, boolean>()

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Tells whether the first page imports a module, also through others. */
function isOfFirstPage(id: string, graph: ModuleGraph): boolean {
  const known = ofFirstPage.get(id)
  if (known !== undefined) return known
  ofFirstPage.set(id, false) // Ends the search in a cycle of a package.
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const isPart = FIRST_PAGE.test(id) || importers.some((importer) => isOfFirstPage(importer, graph))
  ofFirstPage.set(id, isPart)
  return isPart
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Serves the goal of 118 kB of script on the first page: each further file costs bytes.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/,
                },
                {
                  debugName: "first page",
                  name: (id, graph) => (isOfFirstPage(id, graph) ? "first-page" : null),
                },
                // Serves first visits: a page asks for 14 files on average, not 26, for some 1 kB more.
                { name: "shared", minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/web/server.ts" } } },
  },
})
