import { pino } from "pino"
import { readConfig } from "#runtime/config.ts"
import { runShop } from "../../src/main.ts"

/** A shop without pages, in processes of its own that can be killed. Says so once it is open. */
const noPages = async () => ({ render: async () => new Response("no pages", { status: 404 }) })
await runShop(readConfig(process.env), pino(pino.destination(2)), noPages)
