import { pino } from "pino"
import { readConfig } from "#config.ts"
import { startShop, stopOnSignal } from "../../src/main.ts"

/** A shop without pages, in a process of its own that can be killed. Says so once it is open. */
const noPages = async () => ({ render: async () => new Response("no pages", { status: 404 }) })
const starting = startShop(readConfig(process.env), pino(pino.destination(2)), noPages)
stopOnSignal(starting)
const { address } = await starting
console.log(`open at ${address}`)
