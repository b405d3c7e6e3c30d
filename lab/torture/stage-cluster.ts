import { randomBytes } from "node:crypto"
import { chmod, chown, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { newServerAccount } from "#db/embedded/account.ts"
import { freePort } from "#test/free-port.ts"
import { openS3Server } from "#test/services/s3-server.ts"
import { answers, type Program, startCardsProgram, startShopProgram } from "../program.ts"
import type { Service } from "../service.ts"
import { startProxy } from "./haproxy.ts"
import { type PatroniCluster, startPatroni } from "./patroni.ts"
import {
  connectTo,
  lookInto,
  type OpenShop,
  serverPids,
  shopEnvironment,
  signal,
} from "./stage-shop.ts"

/** A supervisor and its web processes. */
export interface Machine {
  name: string
  shop: Program
  /** Anew, after its death; returns when it is ready. */
  restart(): Promise<void>
}

/** A shop on two machines behind a proxy, with a database of two servers behind another. */
export interface StageCluster extends OpenShop {
  machines: Machine[]
  patroni: PatroniCluster
  /** All that lies between the machines and their database. */
  network: Service
  /** The proxy that buyers reach. */
  web: Service
  close(): Promise<void>
}

const PROCESSES = "2"
const POOL_SIZE = "10"

/** `programs` is the folder of PostgreSQL's own programs. */
export async function openStageCluster(folder: string, programs: string): Promise<StageCluster> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end()
  }
  const start = async (): Promise<StageCluster> => {
    const { patroni, network, databaseUrl } = await startDatabase(folder, programs, closing)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const cards = await startCards(join(folder, "cards"), url, closing)
    const { settings, close: closePictures } = await openS3Server()
    closing.push(closePictures)
    const env = {
      ...shopEnvironment(cards.url),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: POOL_SIZE,
      WEB_CONCURRENCY: PROCESSES,
      IMAGE_STORE: "s3",
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_PREFIX: settings.prefix,
    }
    const machines: Machine[] = []
    for (const name of ["one", "two"]) {
      const machine = await startMachine(name, join(folder, name), env)
      machines.push(machine)
      closing.push(() => machine.shop.stop())
    }
    const backends = machines.map(({ name, shop }) => ({
      name,
      port: Number(new URL(shop.url).port),
    }))
    const proxy = { folder: join(folder, "servers"), account: undefined, port, backends }
    const web = await startProxy({ ...proxy, mode: "http", healthPath: "/readyz" })
    closing.push(web.kill)
    while (!(await answers(`${url}/readyz`))) await delay(50)
    return {
      url,
      cardsUrl: cards.url,
      machines,
      patroni,
      network,
      web,
      database: () => lookInto(databaseUrl),
      cardDatabase: () => connectTo(join(folder, "cards")),
      close,
    }
  }
  return start().catch(async (error: unknown) => {
    await close()
    throw error
  })
}

type Closing = (() => Promise<unknown>)[]

/** The database's two servers, and the proxy that leads to the primary, as whoever may run servers. */
async function startDatabase(folder: string, programs: string, closing: Closing) {
  const servers = join(folder, "servers")
  await mkdir(servers, { mode: 0o700 })
  await chmod(folder, 0o711)
  const account = newServerAccount(servers)
  if (account) await chown(servers, account.uid, account.gid)
  const patroni = await startPatroni({ folder: servers, account, programs })
  closing.push(patroni.close)
  const port = await freePort()
  const backends = patroni.nodes.map((node) => ({ ...node, checkPort: node.restPort }))
  const proxy = { folder: servers, account, port, backends }
  const network = await startProxy({ ...proxy, mode: "tcp", healthPath: "/primary" })
  closing.push(network.kill)
  const at = (login: string) => `postgresql://${login}@127.0.0.1:${port}`
  const password = randomBytes(16).toString("hex")
  const { port: primaryPort } = await patroni.primary()
  const client = new pg.Client({
    host: "127.0.0.1",
    port: primaryPort,
    user: "postgres",
    password: patroni.superuserPassword,
    database: "postgres",
  })
  await client.connect()
  await client.query(`create role shop login password '${password}'`)
  await client.query("create database shop owner shop")
  await client.end()
  return { patroni, network, databaseUrl: `${at(`shop:${password}`)}/shop` }
}

async function startCards(dataDir: string, shopUrl: string, closing: Closing): Promise<Program> {
  const port = await freePort()
  const cards = await startCardsProgram(`http://127.0.0.1:${port}`, {
    DATA_DIR: dataDir,
    PORT: String(port),
    WEBHOOK_URL: `${shopUrl}/webhook/stripe`,
  })
  closing.push(async () => {
    await cards.kill()
    for (const pid of serverPids(dataDir).toReversed()) signal(pid, "SIGKILL")
  })
  return cards
}

async function startMachine(
  name: string,
  dataDir: string,
  env: Record<string, string>,
): Promise<Machine> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = async () => {
    const own = { ...env, DATA_DIR: dataDir, PORT: String(port) }
    const shop = await startShopProgram(url, own)
    // It says so when all its processes are.
    while (!shop.ended() && !shop.log.some((line) => line.includes("is open at"))) await delay(50)
    return shop
  }
  const machine: Machine = {
    name,
    shop: await start(),
    restart: async () => {
      machine.shop = await start()
    },
  }
  return machine
}
