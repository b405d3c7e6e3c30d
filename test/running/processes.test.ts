import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { expectBooksRight } from "../books.ts"
import { type TestDatabase, testDatabase } from "../database.ts"
import { freePort } from "../free-port.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { requestLines, sendBytes } from "../security/raw-http.ts"
import { aPart as newPart } from "../test-shop.ts"
import { figure, goalMs, rounds } from "../torture.ts"
import { type ShopProcess, startShopProcess } from "./shop-process.ts"
import { type StickyClient, stickyClient } from "./sticky-client.ts"

const VISITORS = 6
const BUYERS_A_ROUND = 300

let database: TestDatabase
let connection: DatabaseConnection
let shop: ShopProcess
let dataDir: string
let url: string
let admin: Customer
let part: string

const environment = { SEED: "none", RATE_LIMIT_SCALE: "0", WEB_CONCURRENCY: "2" }
const start = () =>
  startShopProcess({
    ...environment,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: new URL(url).port,
  })

beforeAll(async () => {
  database = await testDatabase()
  connection = await connectDatabase({ url: database.url, maxConnections: 2, log: { warn() {} } })
  dataDir = await mkdtemp(join(tmpdir(), "processes-"))
  url = `http://127.0.0.1:${await freePort()}`
  shop = await start()
  const [first] = await manyCustomers(connection, 1)
  if (!first) throw new Error("nobody")
  admin = first
  await sql("update profiles set role = 'admin' where user_id = $1", [admin.id])
  const client = stickyClient(url)
  const body = newPart({ availableQuantity: 10_000_000 })
  const added = await client.send("POST /part", { token: admin.token, body })
  part = z.object({ insertedId: z.string() }).parse(JSON.parse(added.body)).insertedId
  client.close()
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await database.close()
  await rm(dataDir, { recursive: true })
})

const sql = async (statement: string, values: unknown[] = []) =>
  (await connection.pool.query(statement, values)).rows

const countEvents = (name: string) => shop.events().filter(({ msg }) => msg === name).length
/** On a busy machine a process may take half a minute to start, and two may have to. */
const expectEvents = (name: string, times: number) =>
  expect.poll(() => countEvents(name), { timeout: 150_000 }).toBeGreaterThanOrEqual(times)

const runningPids = () =>
  shop
    .events()
    .flatMap(({ msg, workerPid }) => (msg === "worker_open" && workerPid ? [workerPid] : []))
    .filter(isRunning)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const settingsSchema = z.object({ settings: z.object({ name: z.string() }) })

/** Reads and buys continuously until `stop`. Returns failures and purchases. */
async function underLoad(work: () => Promise<unknown>) {
  let over = false
  const failed: string[] = []
  const bought: string[] = []
  let requests = 0
  const ask = async (client: StickyClient, route: string, token?: string) => {
    const body = token ? { purchaseId: part, quantity: 1 } : undefined
    const answer = await client.send(route, { ...(token && { token }), ...(body && { body }) })
    requests += 1
    if (answer.status !== 200) failed.push(`${route}: ${answer.status} ${answer.failure ?? ""}`)
    else if (token)
      bought.push(z.object({ insertedId: z.string() }).parse(JSON.parse(answer.body)).insertedId)
  }
  const buyers = await manyCustomers(connection, BUYERS_A_ROUND)
  const visit = async () => {
    const client = stickyClient(url)
    while (!over) {
      await ask(client, "GET /part")
      await ask(client, "POST /purchase", buyers[requests % buyers.length]?.token)
    }
    client.close()
  }
  const load = Promise.all(Array.from({ length: VISITORS }, visit))
  await work()
  over = true
  await load
  return { failed, bought, requests }
}

const countLost = async (bought: string[]) => {
  const rows = await sql("select id from orders where id = any($1)", [bought])
  return bought.length - rows.length
}

test("a price changed in one process is visible in the others within a second", async () => {
  const clients = [stickyClient(url), stickyClient(url), stickyClient(url), stickyClient(url)]
  const priceAt = async (client: StickyClient) => {
    const parts = z
      .array(z.object({ _id: z.string(), price: z.number(), version: z.int() }))
      .parse(JSON.parse((await client.send("GET /part")).body))
    return parts.find(({ _id }) => _id === part)
  }
  for (const price of [111, 222]) {
    const seen = await Promise.all(clients.map(priceAt))
    const [first] = clients
    const body = { price, version: seen[0]?.version }
    const changed = await first?.send(`PATCH /part/${part}`, { token: admin.token, body })
    expect(changed?.status).toBe(200)
    const changedAt = performance.now()
    const prices = async () => (await Promise.all(clients.map(priceAt))).map((row) => row?.price)
    await expect.poll(prices).toEqual(clients.map(() => price))
    expect(performance.now() - changedAt).toBeLessThan(goalMs(1_000))
  }
  for (const client of clients) client.close()
})

test("a setting saved in one process applies in the others within a second", async () => {
  const clients = [stickyClient(url), stickyClient(url), stickyClient(url), stickyClient(url)]
  const nameAt = async (client: StickyClient) =>
    settingsSchema.parse(JSON.parse((await client.send("GET /settings/shop")).body)).settings.name
  for (const [version, name] of ["Moor", "Heath"].entries()) {
    const request = { token: admin.token, body: { name }, version }
    expect((await clients[version]?.send("PUT /settings/shop", request))?.status).toBe(200)
    expect(await Promise.all(clients.map(nameAt))).toEqual(clients.map(() => name))
  }
  const services = [{ name: "Burn-in", description: "A day of it." }]
  const request = { token: admin.token, body: { services }, version: 0 }
  expect((await clients[0]?.send("PUT /settings/services", request))?.status).toBe(200)
  const changedAt = performance.now()
  const listed = async () =>
    (await Promise.all(clients.map((client) => client.send("GET /service")))).map(({ body }) =>
      JSON.parse(body),
    )
  await expect.poll(listed).toMatchObject(clients.map(() => services))
  expect(performance.now() - changedAt).toBeLessThan(goalMs(1_000))
  for (const client of clients) client.close()
})

test("metrics are summed over all processes", async () => {
  const clientCount = 8
  const clients = Array.from({ length: clientCount }, () => stickyClient(url))
  for (const client of clients) {
    expect((await client.send("GET /service-area-of-nobody")).status).toBe(404)
    await client.send("GET /openapi.json")
  }
  const figures = await Promise.all(clients.map((client) => client.send("GET /metrics")))
  for (const { body } of figures) {
    const [, count] =
      /shop_http_requests_total\{method="GET",route="page or file",status="404"\} (\d+)/.exec(
        body,
      ) ?? []
    expect(Number(count)).toBe(clientCount)
  }
  for (const client of clients) client.close()
})

test("a process killed under load is replaced, and nothing acknowledged is lost", async (context) => {
  const times = rounds(1, 20)
  let acknowledged = 0
  for (let round = 0; round < times; round += 1) {
    const died = countEvents("worker_died")
    const open = countEvents("worker_open")
    const { bought } = await underLoad(async () => {
      await delay(200)
      process.kill(runningPids().at(-1) ?? 0, "SIGKILL")
      await expectEvents("worker_died", died + 1)
      await expectEvents("worker_open", open + 1)
    })
    expect(await countLost(bought)).toBe(0)
    acknowledged += bought.length
  }
  figure(context, `0 of ${acknowledged} acknowledged orders lost, ${times} × killed`)
})

test("a rolling restart under load fails no request", async (context) => {
  const times = rounds(1, 20)
  let sent = 0
  for (let round = 0; round < times; round += 1) {
    const rolled = countEvents("rolled")
    const { failed, requests } = await underLoad(async () => {
      shop.signal("SIGHUP")
      await expectEvents("rolled", rolled + 1)
    })
    expect(failed).toEqual([])
    sent += requests
  }
  figure(context, `0 of ${sent} requests failed, ${times} × rolled`)
})

test("a process that dies during a rolling restart is replaced once", async () => {
  const rolling = countEvents("rolling")
  const rolled = countEvents("rolled")
  expect(runningPids()).toHaveLength(2)
  shop.signal("SIGHUP")
  await expectEvents("rolling", rolling + 1)
  process.kill(runningPids().at(-1) ?? 0, "SIGKILL")
  await expectEvents("rolled", rolled + 1)
  expect(runningPids()).toHaveLength(2)
})

test("a second process that cannot connect at first does not stop the shop, and starts later", async () => {
  let heard: string[] = []
  // On a busy machine the second process may be connected before the database refuses it.
  while (!heard.includes("worker_not_open")) heard = await startWhileRefused()
  expect(heard.filter((event) => event !== "worker_not_open")).toEqual([
    "worker_open",
    "worker_open",
  ])
  expect(heard.at(-1)).toBe("worker_open")
})

/** Starts a shop whose database refuses connections from the first open process to the next that fails. */
async function startWhileRefused(): Promise<string[]> {
  const own = await testDatabase()
  const name = new URL(own.url).pathname.slice(1)
  let changed: Promise<unknown> = Promise.resolve()
  const allow = (yes: boolean) => {
    changed = changed.then(() => sql(`alter database ${name} allow_connections ${yes}`))
  }
  const heard: string[] = []
  const started = await startShopProcess(
    { ...environment, DATABASE_URL: own.url, PORT: String(await freePort()) },
    ({ msg: event = "" }) => {
      if (!event.startsWith("worker")) return
      heard.push(event)
      if (heard.length === 1) allow(false)
      if (event === "worker_not_open") allow(true)
    },
  )
  // Its output may come before its log.
  await expect.poll(() => heard.filter((event) => event === "worker_open").length).toBe(2)
  await started.stop()
  allow(true)
  await changed
  await own.close()
  return heard
}

test("on shutdown it answers running requests and new connections, and exits within ten seconds", async () => {
  const buyers = await manyCustomers(connection, VISITORS)
  const clients = buyers.map(() => stickyClient(url))
  // Both processes have a client by now.
  await Promise.all(clients.map((client) => client.send("GET /part")))
  const buying = clients.map((client, n) =>
    client.send("POST /purchase", {
      token: buyers[n]?.token ?? "",
      body: { purchaseId: part, quantity: 1 },
    }),
  )
  // Of one address, 100 may wait in a process.
  const connecting = Array.from({ length: 100 }, () =>
    sendBytes(url, requestLines(["GET /config HTTP/1.1"])),
  )
  await delay(5)
  const startedAt = performance.now()
  await shop.stop()
  expect(performance.now() - startedAt).toBeLessThan(goalMs(10_000))
  expect((await Promise.all(buying)).map(({ status }) => status)).toEqual(buyers.map(() => 200))
  expect((await Promise.all(connecting)).filter(({ status }) => status !== 200)).toEqual([])
  for (const client of clients) client.close()
  await expectBooksRight({ ...connection, sql })
})
