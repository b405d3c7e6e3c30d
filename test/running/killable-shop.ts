import { z } from "zod"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type TestSandbox,
  testSandbox,
  WEBHOOK_SECRET,
} from "#test/services/card-sandbox.ts"
import { freePort } from "../free-port.ts"
import { startShopProcess } from "./shop-process.ts"

/** A shop in its own process, with a card provider that outlives it and can hold requests. */
export interface KillableShop {
  provider: TestSandbox
  database: DatabaseConnection
  /** Body of the answer; undefined if the shop died. */
  send(route: string, body: string | object, headers: Record<string, string>): Promise<Body>
  /**
   * Runs `act` and returns once its request waits at the provider, either not begun or done with its answer
   * held back. It waits until the shop dies.
   */
  suspend(when: "before" | "after", request: RegExp, act: () => Promise<unknown>): Promise<void>
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

type Body = Record<string, unknown> | undefined

export async function killableShop(): Promise<KillableShop> {
  let awaited: { when: "before" | "after"; request: RegExp; reached: () => void } | undefined
  let death = Promise.withResolvers<void>()
  const waits = async (when: "before" | "after", method: string, path: string) => {
    if (awaited?.when !== when || !awaited.request.test(`${method} ${path}`)) return false
    awaited.reached()
    awaited = undefined
    await death.promise
    return true
  }
  const provider = await testSandbox({
    faultOf: async (method, path) =>
      (await waits("before", method, path)) ? { fail: "before" } : undefined,
    answering: async (method, path) => {
      await waits("after", method, path)
    },
    webhook: {
      secret: WEBHOOK_SECRET,
      deliver: (body, signature) =>
        fetch(`${url}/webhook/stripe`, {
          method: "POST",
          headers: { "stripe-signature": signature },
          body,
        }),
    },
  })
  const log = { warn: () => undefined }
  const database = await connectDatabase({
    url: provider.databaseUrl,
    maxConnections: 4,
    log,
    statementTimeoutMs: 0,
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: provider.databaseUrl,
    PORT: String(port),
    SEED: "none",
    RATE_LIMIT_SCALE: "0",
    UNPAID_ORDER_HOURS: "0",
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: provider.apiBase,
  }
  let process = await startShopProcess(env)

  return {
    provider,
    database,
    async send(route, body, headers) {
      const [method = "", path] = route.split(" ")
      const init = {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }
      const response = await fetch(url + path, init).catch(() => undefined)
      return response && z.record(z.string(), z.unknown()).parse(await response.json())
    },
    async suspend(when, request, act) {
      const reached = Promise.withResolvers<"reached">()
      awaited = { when, request, reached: () => reached.resolve("reached") }
      const first = await Promise.race([reached.promise, act()])
      if (first !== "reached") throw new Error(`no request matched ${request}`)
    },
    async kill() {
      await process.kill()
      death.resolve()
      death = Promise.withResolvers()
    },
    async start() {
      process = await startShopProcess(env)
    },
    async close() {
      await process.stop()
      await database.close()
      await provider.close()
    },
  }
}
