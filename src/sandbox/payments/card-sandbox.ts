import { drizzle } from "drizzle-orm/node-postgres"
import { type Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { Pool } from "pg"
import { serveChallenge } from "./challenge.ts"
import { confirmIntent } from "./confirm.ts"
import { deliverDue, type Webhook } from "./deliveries.ts"
import { cancelIntent, createIntent, retrieveIntent } from "./intents.ts"
import { createPaymentMethod } from "./payment-methods.ts"
import { createRefund, listRefunds } from "./refunds.ts"
import { type FaultOf, type Gateway, serveEndpoint } from "./serve-endpoint.ts"
import { makeCardTables } from "./tables.ts"
import { invalidRequest, newId } from "./wire.ts"

export interface CardSandboxOptions {
  pool: Pool
  secretKey: string
  publishableKey: string
  /** Address of the stand-in for browsers, if it differs from the request's (a proxy). */
  publicUrl?: string
  webhook?: Webhook
  /** Delays or fails chosen requests, for tests. */
  faultOf?: FaultOf
  reportError: (error: unknown, requestId: string) => void
}

export interface CardSandbox {
  app: Hono
  /** Sends due webhook events, and returns how many were accepted. Call it about once a second. */
  deliverDue: () => Promise<number>
}

const endpoints = [
  createIntent,
  retrieveIntent,
  confirmIntent,
  cancelIntent,
  createPaymentMethod,
  createRefund,
  listRefunds,
]

/**
 * Stand-in for Stripe: the part of its API that the shop uses, with its own ledger in the database and Stripe's public
 * test cards. It moves no money, so it accepts no live keys.
 */
export async function cardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  if (!options.secretKey.startsWith("sk_test_") || !options.publishableKey.startsWith("pk_test_"))
    throw new Error("The card stand-in takes test keys only: sk_test_… and pk_test_….")
  await makeCardTables(options.pool)
  const gateway: Gateway = {
    ...options,
    db: drizzle({ client: options.pool }),
    publicUrl: options.publicUrl,
    faultOf: options.faultOf ?? (() => undefined),
  }
  const app = new Hono()
  app.use(bodyLimit({ maxSize: 64 * 1024, onError: refuseBody }))
  for (const endpoint of endpoints) serveEndpoint(app, gateway, endpoint)
  serveChallenge(app, gateway)
  app.all("/v1/*", (c) => {
    const { body } = invalidRequest("Unrecognized request URL. The card stand-in has no such call.")
    return c.json({ error: body }, 404, { "Request-Id": newId("req") })
  })
  const { webhook } = options
  return { app, deliverDue: async () => (webhook ? deliverDue(gateway.db, webhook) : 0) }
}

const refuseBody = (c: Context): Response =>
  c.json({ error: invalidRequest("Request entity too large.").body }, 413)
