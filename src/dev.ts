import { createServer } from "vite"
import type { PageSource } from "#composition/web-app.ts"
import { readConfig } from "#runtime/config.ts"
import { openLog } from "#runtime/log.ts"
import { stopOnSignal } from "#runtime/stop-on-signal.ts"
import { startShop, stopStarted } from "./main.ts"

const RELOAD_PORT = 24_678

/** `npm run dev`: the shop with its pages straight from their sources, reloaded as they change. */
async function openSourcePages(): Promise<PageSource> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: RELOAD_PORT } },
    appType: "custom",
  })
  return {
    reloadSocket: `ws://127.0.0.1:${RELOAD_PORT} ws://localhost:${RELOAD_PORT}`,
    middleware: vite.middlewares,
    close: () => vite.close(),
    render: async (request, page) => {
      const { renderPage } = await vite.ssrLoadModule("./src/web/server.ts")
      return renderPage(request, page)
    },
  }
}

const config = readConfig(process.env)
const log = openLog(config.logLevel)
const starting = startShop(config, log, openSourcePages)
const shop = await starting
console.log(`Computer Assembler is open at ${shop.address}, with live reload`)
// Vite would end the process at once; the database must stop first.
process.removeAllListeners("SIGTERM")
stopOnSignal(() => stopStarted(starting))
