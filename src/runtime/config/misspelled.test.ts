import { expect, test } from "vitest"
import { readConfig } from "../config.ts"

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
])("%s is taken for %s", (name, meant) => {
  expect(findMisspelled({ [name]: "x" })).toEqual(meant ? [{ name, meant }] : [])
})

test("what belongs to the machine, and what is set as it should be, is not named", () => {
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

test("where a start is refused, it says which name may be misspelled", () => {
  const env = { STRIPE_SECRT_KEY: "sk", STRIPE_PUBLISHABLE_KEY: "pk", STRIPE_WEBHOOK_SECRET: "wh" }
  expect(() => readConfig(env)).toThrow(
    "STRIPE_SECRT_KEY is no variable of the shop. Is STRIPE_SECRET_KEY meant?",
  )
})
