import { randomUUID } from "node:crypto"
import { type ServerType, serve } from "@hono/node-server"
import { Hono } from "hono"
import { Pool } from "pg"
import Stripe from "stripe"
import { stripePayments } from "#adapters/payments/stripe.ts"
import { cents } from "#domain/pricing/money.ts"
import { type CardSandboxOptions, cardSandbox } from "#sandbox/payments/card-sandbox.ts"
import { testDatabase } from "#test/database.ts"
import { bodyOf } from "#test/read-json.ts"

export const SECRET_KEY = "sk_test_stand_in"
export const PUBLISHABLE_KEY = "pk_test_stand_in"
export const WEBHOOK_SECRET = "whsec_stand_in"

type TestOptions = Pick<CardSandboxOptions, "webhook" | "faultOf" | "publicUrl"> & {
  /** Called when all work is done and the response has not been sent. */
  answering?: (method: string, path: string) => void | Promise<void>
}

/** Fields of answers that tests read. */
export interface SandboxBody {
  id: string
  amount: number
  status: string
  payment_method: string
  next_action: {
    type: string
    use_stripe_sdk: { stripe_js: string }
  }
  error: { code: string; decline_code: string }
  /** The rows of a list. */
  data: unknown[]
}

/** Starts the stand-in on a real server and database, with adapter and SDK connected to it. */
export async function testSandbox(options: TestOptions = {}) {
  const database = await testDatabase()
  const pool = new Pool({ connectionString: database.url, max: 10 })
  // A connection that is closing may report that its database was dropped.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  const bugs: unknown[] = []
  const sandbox = await cardSandbox({
    ...options,
    pool,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    reportError: (error) => bugs.push(error),
  })
  const { server, origin } = await listen(
    new Hono()
      .use(async (c, next) => {
        await next()
        await options.answering?.(c.req.method, c.req.path.replace("/sandbox/stripe", ""))
      })
      .route("/sandbox/stripe", sandbox.app),
  )
  const apiBase = `${origin}/sandbox/stripe`
  const provider = stripePayments({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase,
  })
  return {
    pool,
    apiBase,
    databaseUrl: database.url,
    ...sandbox,
    provider,
    stripe: sdkAt(apiBase),
    createIntent: () =>
      provider.createIntent({
        orderId: randomUUID(),
        userId: "user-1",
        attempt: 1,
        amountCents: cents(5000),
        currency: "usd",
        description: "10 × Tempo",
      }),
    /** Sends a form as a payment page does, with the publishable key by default. */
    browser: async (path: string, fields?: Record<string, string>, key = PUBLISHABLE_KEY) => {
      const response = await fetch(`${apiBase}${path}`, {
        headers: { Authorization: `Bearer ${key}` },
        ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
      })
      return {
        status: response.status,
        headers: response.headers,
        body: await bodyOf<SandboxBody>(response),
      }
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
      await database.close()
      if (bugs.length > 0) throw new AggregateError(bugs, "the stand-in failed by itself")
    },
  }
}

export type TestSandbox = Awaited<ReturnType<typeof testSandbox>>

/** Returns valid fields of a payment method, with the given changes. */
export const cardFields = (number: string, changes: Record<string, string> = {}) => ({
  type: "card",
  "card[number]": number,
  "card[exp_month]": "12",
  "card[exp_year]": "34",
  "card[cvc]": "123",
  "billing_details[name]": "Ada Buyer",
  "billing_details[email]": "ada@example.com",
  ...changes,
})

const sdkAt = (apiBase: string) =>
  new Stripe(SECRET_KEY, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(String(input).replace("https://api.stripe.com", apiBase), init),
    ),
  })

function listen({ fetch }: Hono): Promise<{ server: ServerType; origin: string }> {
  // Node closes idle connections after 5 s, on a busy machine perhaps just as the next call is sent on one.
  const serverOptions = { keepAliveTimeout: 60_000 }
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0, serverOptions }, ({ port }) =>
      resolve({ server, origin: `http://127.0.0.1:${port}` }),
    )
  })
}
