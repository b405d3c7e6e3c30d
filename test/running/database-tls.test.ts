import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { backupShop } from "#cli/backup.ts"
import { restoreShop } from "#cli/restore.ts"
import { connectDatabase } from "#db/connection/client.ts"
import { migrate } from "#db/connection/migrate.ts"
import { connectReplica } from "#db/connection/replica.ts"
import { readConfig } from "#runtime/config.ts"
import { type TestDatabase, testDatabase } from "../database.ts"
import { query } from "../query.ts"
import { openTestApi } from "../test-shop.ts"
import { certificateAuthority } from "./certificates.ts"
import { type OwnServer, ownServer } from "./own-server.ts"

/** Connections without TLS reach the server's first database only. */
const ACCESS = `host computer_assembler all 127.0.0.1/32 scram-sha-256
hostssl certified all 127.0.0.1/32 scram-sha-256 clientcert=verify-ca
hostssl all all 127.0.0.1/32 scram-sha-256
`
const known = certificateAuthority("The shop's authority")
const other = certificateAuthority("Another authority")
let folder: string
let server: OwnServer
let plain: TestDatabase

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "certificates-"))
  const certified = known.certify("database", ["localhost"])
  const own = known.certify("shop")
  const stray = other.certify("shop")
  for (const [name, text] of Object.entries({
    "known.crt": known.certificate,
    "other.crt": other.certificate,
    "shop.crt": own.certificate,
    "shop.key": own.key,
    "stray.crt": stray.certificate,
    "stray.key": stray.key,
    "empty.crt": "nothing\n",
  }))
    writeFileSync(join(folder, name), text)
  plain = await testDatabase()
  server = await ownServer(
    ["ssl=on", "ssl_cert_file=server.crt", "ssl_key_file=server.key", "ssl_ca_file=clients.crt"],
    {
      "server.crt": certified.certificate,
      "server.key": certified.key,
      "clients.crt": known.certificate,
      "pg_hba.conf": ACCESS,
    },
  )
  for (const name of ["shop", "copy", "certified"])
    await query(server.url, `create database ${name}`)
})
afterAll(async () => {
  await server?.close()
  await plain?.close()
  rmSync(folder, { recursive: true })
})

/** Returns a database's address with these settings, as the configuration reads it; certificates are files. */
function urlOf(database: string, settings: Record<string, string>, host = "localhost"): string {
  const url = new URL(server.url)
  url.hostname = host
  url.pathname = `/${database}`
  for (const [name, value] of Object.entries(settings))
    url.searchParams.set(name, /^ssl.*(cert|key)$/.test(name) ? join(folder, value) : value)
  return configured(url.href)
}
const configured = (url: string) => readConfig({ DATABASE_URL: url }).databaseUrl ?? ""

const FULL = { sslmode: "verify-full", sslrootcert: "known.crt" }
const log = pino({ level: "silent" })
const connect = (url: string) => connectDatabase({ url, maxConnections: 1, log })

/** Returns why no connection is made. The message never contains the password. */
async function refusal(url: string): Promise<string> {
  const error = await connect(url).then(
    ({ close }) => close(),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error("It was let in")
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(new URL(url).password)
  return error.message
}

test("a shop and its commands reach the database over TLS only", async () => {
  const url = urlOf("shop", FULL)
  const shop = await openTestApi({ databaseUrl: url })
  try {
    const id = await shop.part({ price: 12 })
    expect(await shop.as(shop.admin)("GET /part/{id}", { params: { id } })).toMatchObject({
      price: 12,
    })
    const token = shop.admin.token
    expect((await shop.send("GET /export/products", { token })).status).toBe(200)
    const names = () =>
      shop.sql(`select distinct application_name as name, ssl from pg_stat_activity
        join pg_stat_ssl using (pid) where datname = 'shop' order by 1`)
    await expect
      .poll(names)
      .toEqual(
        [
          "computer-assembler",
          "computer-assembler files",
          "computer-assembler jobs",
          "hang watch",
        ].map((name) => ({ name, ssl: true })),
      )
    const file = join(folder, "backup.tar.gz")
    const pictures = join(folder, "pictures")
    await backupShop({ url, pictures }, file)
    const copy = urlOf("copy", FULL)
    await migrate(copy)
    await restoreShop({ url: copy, pictures }, file)
    expect(await query(copy, "select id from parts")).toEqual([{ id }])
  } finally {
    await shop.close()
  }
})

test("a shop recovers after its authority's file was missing", async () => {
  const file = join(folder, "rotated.crt")
  writeFileSync(file, known.certificate)
  const shop = await openTestApi({
    databaseUrl: urlOf("shop", { ...FULL, sslrootcert: "rotated.crt" }),
  })
  const list = () => shop.send("GET /order", { token: shop.admin.token })
  try {
    expect((await list()).status).toBe(200)
    const pidsOfWatch = "select pid from pg_stat_activity where application_name = 'hang watch'"
    await expect.poll(() => query(server.url, pidsOfWatch)).toHaveLength(1)
    rmSync(file)
    await query(
      server.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'",
    )
    expect(await list()).toMatchObject({ status: 503, body: { code: "database_unavailable" } })
    writeFileSync(file, known.certificate)
    await expect.poll(async () => (await list()).status).toBe(200)
    await expect.poll(() => query(server.url, pidsOfWatch)).toHaveLength(1)
  } finally {
    await shop.close()
  }
})

test("a replica is read over TLS or not at all", async () => {
  const events: unknown[] = []
  const reasonOf = async (url: string) => {
    const replica = connectReplica({
      url,
      maxConnections: 1,
      log: { warn: (line: unknown) => events.push(line) },
    })
    await expect.poll(() => replica.hasReplayed(1n).then(() => events.length)).toBe(1)
    await replica.close()
    return events.pop()
  }
  expect(await reasonOf(urlOf("shop", FULL))).toMatchObject({ reason: "it is no standby" })
  expect(await reasonOf(urlOf("shop", { ...FULL, sslrootcert: "other.crt" }))).toMatchObject({
    reason: expect.stringContaining("certificate"),
  })
})

describe("a refused TLS connection is explained, without the password, when", () => {
  test.each([
    ["another authority signed", { ...FULL, sslrootcert: "other.crt" }, "no authority that"],
    ["no authority was named", { sslmode: "verify-full" }, "no authority that"],
    ["require is asked for, which checks the same", { sslmode: "require" }, "no authority that"],
    ["the authority's file holds none", { ...FULL, sslrootcert: "empty.crt" }, "no authority that"],
    ["a file is not there", { ...FULL, sslrootcert: "missing.crt" }, "cannot be read"],
    ["TLS is needed and not asked for", {}, "sslmode=verify-full"],
    ["TLS is turned off", { sslmode: "disable" }, "sslmode=verify-full"],
  ])("%s", async (_, settings, words) => {
    expect(await refusal(urlOf("shop", settings))).toContain(words)
  })

  test("the certificate is for another host", async () => {
    expect(await refusal(urlOf("shop", FULL, "127.0.0.1"))).toContain("for another host name")
  })

  test.each(["prefer", "require", "verify-ca", "verify-full", "no-verify"])(
    "the server has no TLS, under %s",
    async (mode) => {
      const url = new URL(plain.url)
      url.searchParams.set("sslmode", mode)
      expect(await refusal(configured(url.href))).toContain("does not speak TLS")
    },
  )

  test("a client certificate of the shop is required", async () => {
    const { sslmode, sslrootcert } = FULL
    const own = { sslmode, sslrootcert, sslcert: "shop.crt", sslkey: "shop.key" }
    const { pool, close } = await connect(urlOf("certified", own))
    const { rows } = await pool.query(
      "select client_dn from pg_stat_ssl where pid = pg_backend_pid()",
    )
    await close()
    expect(rows).toEqual([{ client_dn: "/CN=shop" }])
    expect(await refusal(urlOf("certified", FULL))).toContain("sslcert and sslkey")
    const stray = { ...own, sslcert: "stray.crt", sslkey: "stray.key" }
    expect(await refusal(urlOf("certified", stray))).toContain("sslcert and sslkey")
    expect(await refusal(urlOf("certified", { ...own, sslkey: "stray.key" }))).toContain("sslkey")
  })
})

test("libpq's weaker modes are available on request", async () => {
  const weaker: Record<string, string>[] = [
    { sslmode: "no-verify" },
    { sslmode: "require", uselibpqcompat: "true" },
    { sslmode: "verify-ca", sslrootcert: "known.crt", uselibpqcompat: "true" },
  ]
  for (const settings of weaker) {
    const { pool, close } = await connect(urlOf("shop", settings, "127.0.0.1"))
    const { rows } = await pool.query("select ssl from pg_stat_ssl where pid = pg_backend_pid()")
    await close()
    expect(rows).toEqual([{ ssl: true }])
  }
})
