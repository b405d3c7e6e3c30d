import { pino } from "pino"
import { readConfig } from "#runtime/config.ts"
import { runShop } from "../../src/main.ts"

/** Runs a shop without pages in its own processes, and prints a line once it is open. */
const noPages = async () => ({ render: async () => new Response("no pages", { status: 404 }) })
await runShop(readConfig(process.env), pino(pino.destination(2)), noPages)
