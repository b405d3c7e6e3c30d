import { existsSync } from "node:fs"
import { mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { clusterUrl, prepareCluster } from "#db/embedded/cluster.ts"
import { isServer, readPostmaster } from "#db/embedded/postmaster.ts"
import { readConfig } from "#runtime/config.ts"
import { startShop } from "../../src/main.ts"
import { openLog } from "../../src/runtime/log.ts"
import { cookieHeader } from "../cookies.ts"
import { freePort } from "../free-port.ts"
import { aPng } from "../picture-files.ts"
import { bodyOf } from "../read-json.ts"

const parent = await mkdtemp(join(tmpdir(), "moved-"))
const dataDir = join(parent, "data")
const elsewhere = join(parent, "elsewhere")
const admin = { email: "admin@shop.example", password: "the admin's password" }
const logged: string[] = []
const shop = await startShop(
  readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SEED: "none",
    RATE_LIMIT_SCALE: "0",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }),
  openLog("warn", { write: (line) => logged.push(line) }),
  async () => ({ render: async () => new Response("no pages", { status: 404 }) }),
)
afterAll(() => rm(parent, { recursive: true, maxRetries: 20, retryDelay: 50 }))

const post = (path: string, body: object, headers = {}) =>
  fetch(shop.address + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.address, ...headers },
    body: JSON.stringify(body),
  })
const openOperator = async () => {
  const cluster = await prepareCluster(dataDir)
  const { tcpPort } = readPostmaster(cluster.folder) ?? {}
  const client = new pg.Client({ connectionString: clusterUrl(cluster, tcpPort) })
  await client.connect()
  return client
}
const upload = async (cookie: string, seed: number) => {
  const form = new FormData()
  form.set("image", new Blob([Uint8Array.from(await aPng({ seed }))]), "a.png")
  const headers = { cookie, origin: shop.address }
  return fetch(`${shop.address}/image`, { method: "POST", headers, body: form })
}

test("while its data folder is moved away it answers 503, then recovers, and it stops cleanly", async () => {
  const session = await post("/api/auth/sign-in/email", admin)
  const cookie = cookieHeader(session.headers)
  const writePerson = () =>
    fetch(`${shop.address}/user/${admin.email}`, {
      method: "PUT",
      headers: { "content-type": "application/json", origin: shop.address, cookie },
      body: JSON.stringify({ email: admin.email }),
    })
  const { token } = await bodyOf(await writePerson())
  const kept = await bodyOf<{ data: { url: string } }>(await upload(cookie, 1))

  const operator = await openOperator()
  await rename(dataDir, elsewhere)
  const headers = { authorization: `Bearer ${token}` }
  // Open connections continue; new ones find no socket.
  expect((await fetch(`${shop.address}/order`, { headers })).status).toBe(200)
  await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
  await operator.end()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => [
      fetch(`${shop.address}/catalogue?q=${n}`),
      post("/api/auth/sign-in/email", admin),
      post("/api/auth/sign-in/social", { provider: "google", callbackURL: "/" }),
      post("/api/auth/sign-up/email", {
        name: "N",
        email: `n${n}@x.example`,
        password: "of n 1234",
      }),
      fetch(`${shop.address}/order`, { headers }),
      writePerson(),
    ]).flat(),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  for (const answer of answers) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  const pictures = [await upload(cookie, 2), await fetch(new URL(kept.data.url, shop.address))]
  expect(pictures.map(({ status }) => status)).toEqual([503, 503])
  expect(existsSync(dataDir)).toBe(false)
  expect(logged.filter((line) => line.includes("unexpected_error"))).toEqual([])

  await rename(elsewhere, dataDir)
  expect((await post("/api/auth/sign-in/email", admin)).status).toBe(200)
  expect((await fetch(new URL(kept.data.url, shop.address))).status).toBe(200)

  await rename(dataDir, elsewhere)
  const server = readPostmaster(join(elsewhere, "postgres"))?.pid ?? 0
  expect(isServer(join(dataDir, "postgres"), server)).toBe(true)
  await shop.stop()
  expect(isServer(join(dataDir, "postgres"), server)).toBe(false)
  expect(readPostmaster(join(elsewhere, "postgres"))).toBeUndefined()
})
