import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pino from "pino"
import { z } from "zod"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { clusterUrl } from "#db/embedded/cluster.ts"
import { listServerProcesses, readPostmaster } from "#db/embedded/postmaster.ts"
import { freePort } from "#test/free-port.ts"
import { type Program, startCardsProgram, startShopProgram } from "../program.ts"

interface CardEnvironment {
  dataDir: string
  port: number
  webhookUrl: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

export const cardKeys = {
  secretKey: "sk_test_torture",
  publishableKey: "pk_test_torture",
  webhookSecret: "whsec_torture",
}

const schema = z.object({ DATA_DIR: z.string(), PORT: z.coerce.number(), WEBHOOK_URL: z.url() })

export function readCardEnvironment(): CardEnvironment {
  const { DATA_DIR, PORT, WEBHOOK_URL } = schema.parse(process.env)
  return { dataDir: DATA_DIR, port: PORT, webhookUrl: WEBHOOK_URL, ...cardKeys }
}

const log = pino({ level: "silent" })

/** A shop as operators run it, with its bundled database and a separate card provider. */
export interface StageShop extends AsyncDisposable {
  url: string
  cardsUrl: string
  dataDir: string
  /** Connects directly to the shop's database. */
  database(): Promise<DatabaseConnection>
  cardDatabase(): Promise<DatabaseConnection>
  /** Current processes; undefined while one is down. */
  shop: Program | undefined
  cards: Program | undefined
  startShop(): Promise<Program>
  startCards(): Promise<Program>
  /** Lists all processes of the shop's database server, the postmaster first. */
  serverPids(): number[]
}

interface StageOptions {
  /** Folder of the card provider's data, and of the shop's unless `dataDir` is set. */
  folder: string
  dataDir?: string
  env?: Record<string, string>
}

export async function openStageShop(options: StageOptions): Promise<StageShop> {
  const { folder, dataDir = join(folder, "shop"), env = {} } = options
  const cardsDir = join(folder, "cards")
  const port = await freePort()
  const cardsPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const cardsUrl = `http://127.0.0.1:${cardsPort}`
  const stage: StageShop = {
    url,
    dataDir,
    cardsUrl,
    shop: undefined,
    cards: undefined,
    startCards: async () => {
      stage.cards = await startCardsProgram(cardsUrl, {
        DATA_DIR: cardsDir,
        PORT: String(cardsPort),
        WEBHOOK_URL: `${url}/webhook/stripe`,
      })
      return stage.cards
    },
    startShop: async () => {
      stage.shop = await startShopProgram(url, {
        DATA_DIR: dataDir,
        PORT: String(port),
        ...shopEnvironment(cardsUrl),
        ...env,
      })
      return stage.shop
    },
    serverPids: () => serverPids(dataDir),
    database: () => connectTo(dataDir),
    cardDatabase: () => connectTo(cardsDir),
    [Symbol.asyncDispose]: async () => {
      await stage.shop?.stop()
      await stage.cards?.kill()
      for (const pid of [...serverPids(dataDir), ...serverPids(cardsDir)].toReversed())
        signal(pid, "SIGKILL")
    },
  }
  try {
    await stage.startCards()
    await stage.startShop()
    return stage
  } catch (error) {
    await stage[Symbol.asyncDispose]()
    throw error
  }
}

const shopEnvironment = (cardsUrl: string): Record<string, string> => ({
  SEED: "none",
  RATE_LIMIT_SCALE: "0",
  UNPAID_ORDER_HOURS: "0",
  LOG_LEVEL: "warn",
  STRIPE_SECRET_KEY: cardKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: cardKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: cardKeys.webhookSecret,
  STRIPE_API_BASE: cardsUrl,
})

function serverPids(dataDir: string): number[] {
  const folder = join(dataDir, "postgres")
  const first = readPostmaster(folder)?.pid
  const all = listServerProcesses(folder)
  return all.toSorted((a, b) => Number(b === first) - Number(a === first))
}

/** Connects to the bundled database of this folder, with a single connection so that temporary tables persist. */
async function connectTo(dataDir: string): Promise<DatabaseConnection> {
  const folder = join(dataDir, "postgres")
  const password = (await readFile(join(dataDir, "postgres.password"), "utf8")).trim()
  const url = clusterUrl({ folder, password }, readPostmaster(folder)?.tcpPort)
  return connectDatabase({ url, maxConnections: 1, log, statementTimeoutMs: 0 })
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}
