import Stripe from "stripe"
import { EventCounts } from "#operations/kernel/shop.ts"
import type { PaymentDependencies } from "#operations/payments/payment-intent.ts"
import type { Config } from "#runtime/config.ts"
import type { FaultOf } from "#sandbox/payments/serve-endpoint.ts"
import { openLog } from "../../src/runtime/log.ts"
import { type Answer, openTestApi, type Person, type TestShop } from "../test-shop.ts"
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type TestSandbox,
  testSandbox,
  WEBHOOK_SECRET,
} from "./card-sandbox.ts"

/** A shop whose card provider is a separate server that can be slow or down. */
export interface PaymentShop {
  shop: TestShop
  provider: TestSandbox
  /** Runs the payment jobs of another process. */
  deps: PaymentDependencies
  /** Fault of the provider's requests from now on; undefined for none. */
  setFault(faultOf: FaultOf | undefined): void
  /** Sends the shop an event, by default correctly signed. */
  deliver(payload: string, signing?: Signing): Promise<Answer>
  /** Has the provider deliver all its events, including those the shop refused before. */
  deliverAll(): Promise<void>
  /** Creates a part at this price and an unpaid order of one unit. */
  orderAt(price: number, buyer: Pick<Person, "token">): Promise<string>
  close(): Promise<void>
}

export interface Signing {
  secret?: string
  timestamp?: number
  /** Replaces the valid signature. */
  header?: string
}

export async function openPaymentShop(changes: Partial<Config> = {}): Promise<PaymentShop> {
  let fault: FaultOf | undefined
  const provider = await testSandbox({
    faultOf: (method, path) => fault?.(method, path),
    webhook: { secret: WEBHOOK_SECRET, deliver: (raw, header) => deliver(raw, { header }) },
  })
  const shop = await openTestApi({
    rateLimitScale: 0,
    databaseUrl: provider.databaseUrl,
    stripe: {
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      apiBase: provider.apiBase,
    },
    ...changes,
  })

  const deliver = (payload: string, signing: Signing = {}) => {
    const { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = signing
    const header =
      signing.header ?? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return shop.send("POST /webhook/stripe", {
      body: payload,
      headers: { "stripe-signature": header },
    })
  }

  const orderAt = async (price: number, buyer: Pick<Person, "token">) => {
    const body = { purchaseId: await shop.part({ price }), quantity: 1 }
    return (await shop.as(buyer)("POST /purchase", { body })).insertedId
  }

  const deliverAll = async () => {
    const due = "update sandbox.events set next_attempt_at = now() where delivered_at is null"
    while (((await provider.pool.query(due)).rowCount ?? 0) > 0)
      if ((await provider.deliverDue()) === 0)
        throw new Error("the shop does not take the provider's events")
  }

  const close = async () => {
    await shop.close()
    await provider.close()
  }
  const deps = {
    db: shop.db,
    payments: provider.provider,
    log: openLog("trace", { write: (line) => shop.logged.push(line) }),
    counters: new EventCounts(),
  }
  return {
    shop,
    provider,
    deps,
    deliver,
    deliverAll,
    orderAt,
    close,
    setFault: (next) => {
      fault = next
    },
  }
}

let events = 0

/** Writes an event of the provider; with a card's fingerprint, an event of its decline. */
export function anEvent(
  intentId: string,
  type = "payment_intent.succeeded",
  fingerprint?: string,
): string {
  events += 1
  const lastError = fingerprint && { payment_method: { card: { fingerprint } } }
  return JSON.stringify({
    id: `evt_test_${events}`,
    object: "event",
    type,
    data: {
      object: { object: "payment_intent", id: intentId, last_payment_error: lastError ?? null },
    },
  })
}
