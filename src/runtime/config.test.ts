import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { describe, expect, test } from "vitest"
import { z } from "zod"
import { subscribers } from "#subscribers/subscribers.ts"
import { readConfig } from "./config.ts"

const root = join(import.meta.dirname, "../..")
const fileBeside = (name: string) => readFile(join(root, name), "utf8")

test("no setting is required", () => {
  expect(readConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    databaseUrl: undefined,
    stripe: undefined,
    sandbox: true,
    seed: "demo",
  })
})

test("an empty variable means the same as an absent one", () => {
  expect(readConfig({ PORT: "", STRIPE_SECRET_KEY: "", SEED: "" })).toEqual(readConfig({}))
  const blank = { PORT: " ", RATE_LIMIT_SCALE: " ", UNPAID_ORDER_HOURS: "\t", AUTH_SECRET: "  " }
  expect(readConfig(blank)).toEqual(readConfig({}))
})

test("the public address has the form in which browsers send it as an origin", () => {
  const read = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).publicUrl
  expect(read("https://Shop.Example.com:443/")).toBe("https://shop.example.com")
  expect(read("http://shop.example.com:8080")).toBe("http://shop.example.com:8080")
  for (const address of ["https://example.com/shop", "https://shop:secret@example.com"])
    expect(() => read(address), address).toThrow("PUBLIC_URL must be like https://www.example.com")
})

test("unpaid orders expire after two days, or never when it is 0", () => {
  expect(readConfig({}).unpaidOrderHours).toBe(48)
  expect(readConfig({ UNPAID_ORDER_HOURS: "0" }).unpaidOrderHours).toBe(0)
  expect(readConfig({ UNPAID_ORDER_HOURS: "0.5" }).unpaidOrderHours).toBe(0.5)
  expect(() => readConfig({ UNPAID_ORDER_HOURS: "-1" })).toThrow("UNPAID_ORDER_HOURS must be 0")
})

test("every problem is reported at once", () => {
  const read = () =>
    readConfig({ PORT: "70000", PUBLIC_URL: "shop", DATABASE_URL: "mysql://x", SEED: "some" })
  expect(read).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*DATABASE_URL[\s\S]*SEED/)
})

test.each([
  ["PORT", "abc", "must be a number"],
  ["PORT", "80.5", "must be a whole number"],
  ["PORT", "70000", "must be at most 65535"],
  ["WEB_CONCURRENCY", "0", "must be at least 1"],
  ["UNPAID_ORDER_HOURS", "99999999999", "must be at most 1000000"],
  ["SEED", "some", "must be one of: demo, none"],
])("%s=%s is refused with a message that says what is valid", (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(`  ${name} ${words}`)
})

test("every sslmode that verifies the server means verify-full, unless libpq's meaning is requested", () => {
  const read = (query: string) =>
    readConfig({ DATABASE_URL: `postgres://shop:top-secret@db/shop?${query}` }).databaseUrl
  for (const mode of ["prefer", "require", "verify-ca", "verify-full"])
    expect(read(`sslmode=${mode}&sslcert=x`)).toMatch(/shop\?sslmode=verify-full&sslcert=x$/)
  for (const mode of ["disable", "no-verify"])
    expect(read(`sslmode=${mode}`)).toContain(`sslmode=${mode}`)
  expect(read("uselibpqcompat=true&sslmode=require")).toContain("sslmode=require")
  expect(() => read("sslmode=verify-ful")).toThrow(
    "DATABASE_URL has an sslmode that does not exist; there are disable, no-verify,",
  )
  expect(() => read("sslmode=verify-ful")).not.toThrow("top-secret")
  expect(() => read("sslmode=verify-ca&uselibpqcompat=true")).toThrow("needs sslrootcert")
})

test("variables that belong together are required together", () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_x" })).toThrow(
    /STRIPE_PUBLISHABLE_KEY is needed[\s\S]*STRIPE_WEBHOOK_SECRET is needed/,
  )
  expect(() => readConfig({ ADMIN_EMAIL: "a@shop.example" })).toThrow(/ADMIN_PASSWORD is needed/)
})

test("stand-ins run only where no other machine can reach them, unless requested", () => {
  expect(readConfig({ HOST: "0.0.0.0" }).sandbox).toBe(false)
  expect(readConfig({ HOST: "127.0.0.2" }).sandbox).toBe(true)
  expect(readConfig({ HOST: "::1" }).sandbox).toBe(true)
  expect(readConfig({ HOST: "0.0.0.0", SANDBOX: "on" }).sandbox).toBe(true)
  expect(readConfig({ SANDBOX: "off" }).sandbox).toBe(false)
  expect(readConfig({}).sandboxIsPublic).toBe(false)
  expect(readConfig({ SANDBOX: "on" }).sandboxIsPublic).toBe(true)
})

test("a public address means other machines, wherever the shop listens", () => {
  const runs = (PUBLIC_URL: string, SANDBOX = "auto") => readConfig({ PUBLIC_URL, SANDBOX }).sandbox
  for (const here of ["http://localhost:8080", "http://127.0.0.1", "https://[::1]:3000"])
    expect(runs(here), here).toBe(true)
  for (const there of [
    "https://shop.example",
    "http://192.168.1.5:3000",
    "https://127.0.0.1.shop.example",
    "https://localhost.shop.example",
  ]) {
    expect(runs(there), there).toBe(false)
    expect(runs(there, "on"), there).toBe(true)
  }
})

test.each([
  "10.0.0.0/33",
  "10.0.0",
  "proxy.example",
  "::1/129",
  "10.0.0.0/",
  "10.0.0.0/ ,::1",
  "10.0.0.0/8/16",
  "10.0.0.0/0x8",
])("%s is not a valid proxy network", (network) => {
  expect(() => readConfig({ TRUSTED_PROXIES: network })).toThrow(/TRUSTED_PROXIES/)
})

test(".env.example and the README name every variable, and no other", async () => {
  const topics = await Array.fromAsync(glob("src/runtime/config/*.ts", { cwd: root }))
  const source = (await Promise.all(topics.map(fileBeside))).join("\n")
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): optional\(/gm)].map(([, name]) => name)
  const read = [...own, ...subscribers.flatMap(({ variables }) => Object.keys(variables.shape))]
  const example = await fileBeside(".env.example")
  const named = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(read.toSorted())
  const readme = await fileBeside("README.md")
  expect(read.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

const projectSchema = z.object({ scripts: z.record(z.string(), z.string()) })

test("every operator command reads .env, and .env.example changes no defaults", async () => {
  const { scripts } = projectSchema.parse(JSON.parse(await fileBeside("package.json")))
  const commands = Object.values(scripts).filter((command) =>
    /src\/(start|dev|cli\/(?!build-))/.test(command),
  )
  expect(commands).toHaveLength(11)
  for (const command of commands) expect(command).toContain(" --import ./src/runtime/env-file.ts ")
  expect(readConfig(parseEnv(await fileBeside(".env.example")))).toEqual(readConfig({}))
})

describe("mail", () => {
  test("goes to the outbox folder by default, under the shop's own name", () => {
    const { smtpUrl, mailFrom } = readConfig({ SMTP_URL: "", MAIL_FROM: "" })
    expect(smtpUrl).toBeUndefined()
    expect(mailFrom).toBe("Computer Assembler <shop@computer-assembler.example>")
  })

  test("goes through the configured mail server, with the configured sender", () => {
    for (const MAIL_FROM of ["shop@x.example", "The Shop <shop@x.example>"])
      for (const SMTP_URL of ["smtps://user:pass%40word@mail.x.example", "smtp://127.0.0.1:1025"])
        expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({
          smtpUrl: SMTP_URL,
          mailFrom: MAIL_FROM,
        })
  })

  test("through a server requires a sender address", () => {
    expect(() => readConfig({ SMTP_URL: "smtp://127.0.0.1" })).toThrow(
      "MAIL_FROM is needed because SMTP_URL is set",
    )
  })

  test("refuses an invalid server or address", () => {
    for (const SMTP_URL of ["mail.x.example", "https://mail.x.example", "smtp:"])
      expect(() => readConfig({ SMTP_URL, MAIL_FROM: "a@x.example" })).toThrow("SMTP_URL must be")
    for (const MAIL_FROM of ["shop", "a@x, b@y", "Shop <shop>", "a@x\nBcc: b@y", "<a@x> <b@y>"])
      expect(() => readConfig({ MAIL_FROM })).toThrow("MAIL_FROM must be")
  })
})

describe("pictures", () => {
  const keys = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" }

  test("are on the disk by default", () => {
    expect(readConfig({}).pictureStore).toEqual({ kind: "disk" })
  })

  test("in a bucket require its name and keys", () => {
    expect(() => readConfig({ IMAGE_STORE: "s3" })).toThrow(
      /S3_BUCKET is needed[\s\S]*S3_ACCESS_KEY_ID is needed[\s\S]*S3_SECRET_ACCESS_KEY is needed/,
    )
    const store = { IMAGE_STORE: "s3", ...keys }
    expect(readConfig(store).pictureStore).toMatchObject({
      endpoint: "https://s3.us-east-1.amazonaws.com",
      pathStyle: false,
      prefix: "",
      reads: "proxied",
    })
    const own = { ...store, S3_ENDPOINT: "https://minio.example/", S3_PREFIX: "shop" }
    expect(readConfig(own).pictureStore).toMatchObject({
      endpoint: "https://minio.example",
      pathStyle: true,
      prefix: "shop/",
    })
  })

  test("on an image host require its key, and are shown from its address", () => {
    expect(() => readConfig({ IMAGE_STORE: "imgbb" })).toThrow(/IMGBB_KEY is needed/)
    const store = { IMAGE_STORE: "imgbb", IMGBB_KEY: "key" }
    const place = (env: Record<string, string>) => readConfig({ ...store, ...env }).pictureStore
    expect(place({})).toMatchObject({
      apiBase: "https://api.imgbb.com",
      showsAt: "https://i.ibb.co",
    })
    expect(place({ IMGBB_API_BASE: "https://host.example/api" })).toMatchObject({
      apiBase: "https://host.example/api",
      showsAt: "https://host.example",
    })
    expect(place({ IMGBB_SHOWS_AT: "https://cdn.example/" })).toMatchObject({
      showsAt: "https://cdn.example",
    })
    const hosts = (env: Record<string, string>) => [
      ...readConfig({ ...store, ...env }).pictureHosts,
    ]
    expect(hosts({ IMAGE_HOSTS: "images.example" })).toEqual(["images.example", "i.ibb.co"])
    expect(hosts({ IMGBB_SHOWS_AT: "http://127.0.0.1:9000" })).toEqual([])
  })
})

const findMisspelled = (env: Record<string, string>) => readConfig(env).misspelled

test.each([
  ["STRIPE_SECRT_KEY", "STRIPE_SECRET_KEY"],
  ["STRIPE_SECRET", "STRIPE_SECRET_KEY"],
  ["SMTP_URI", "SMTP_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASEURL", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["TRUSTED_PROXY", undefined],
  ["TRUSTED_PROXYS", "TRUSTED_PROXIES"],
  ["SEEDS", "SEED"],
  ["PUBLIC_URLS", "PUBLIC_URL"],
])("%s is reported as a misspelling of %s", (name, meant) => {
  expect(findMisspelled({ [name]: "x" })).toEqual(meant ? [{ name, meant }] : [])
})

test("system variables and correct settings are not reported", () => {
  const machine =
    "HOME HOSTNAME PATH PWD USER SHELL LANG TERM TMPDIR NODE_ENV NODE_OPTIONS MAIL LOGNAME PGHOST PGPORT"
  const more = "OTEL_TRACES_SAMPLER OTEL_EXPORTER_OTLP_HEADERS S3 SMTP npm_config_cache"
  const names = `${machine} ${more} INVOCATION_ID JOURNAL_STREAM KUBERNETES_PORT SHOP_PORT_3000_TCP`
  expect(findMisspelled(Object.fromEntries(names.split(" ").map((name) => [name, "x"])))).toEqual(
    [],
  )
  expect(findMisspelled({ PUBLIC_URI: "x", PUBLIC_URL: "http://127.0.0.1:3000" })).toEqual([])
  expect(findMisspelled({ SMTP_URI: "" })).toEqual([])
})

test("a refused start names the variable that may be misspelled", () => {
  const env = { STRIPE_SECRT_KEY: "sk", STRIPE_PUBLISHABLE_KEY: "pk", STRIPE_WEBHOOK_SECRET: "wh" }
  expect(() => readConfig(env)).toThrow(
    "STRIPE_SECRT_KEY is not a variable of the shop. Did you mean STRIPE_SECRET_KEY?",
  )
})
