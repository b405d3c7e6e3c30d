import { and, desc, eq, sql } from "drizzle-orm"
import type Stripe from "stripe"
import { z } from "zod"
import { presentCharge } from "./charges.ts"
import { recordEvent } from "./deliveries.ts"
import { type ChargeRow, charges, intents, type RefundRow, refunds } from "./tables.ts"
import {
  type Endpoint,
  invalidRequest,
  newId,
  noSuch,
  readParams,
  type Tx,
  toUnixSeconds,
  wireInteger,
  wireMetadata,
} from "./wire.ts"

const createSchema = z.strictObject({
  payment_intent: z.string(),
  amount: wireInteger
    .refine((amount) => amount > 0, { message: "Invalid positive integer" })
    .optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: wireMetadata.optional(),
})

export const createRefund: Endpoint = {
  method: "POST",
  path: "/v1/refunds",
  browser: false,
  prepare(input) {
    const params = readParams(createSchema, input)
    return async (call) => {
      const charge = await lockCharge(call.tx, params.payment_intent)
      const amount = refundable(charge, params.amount)
      await call.tx
        .update(charges)
        .set({ amountRefunded: sql`${charges.amountRefunded} + ${amount}` })
        .where(eq(charges.id, charge.id))
      const [refund] = await call.tx
        .insert(refunds)
        .values({
          id: newId("re"),
          chargeId: charge.id,
          paymentIntentId: charge.paymentIntentId,
          amount,
          currency: charge.currency,
          reason: params.reason,
          metadata: params.metadata ?? {},
        })
        .returning()
      if (!refund) throw new Error("an insert returned no row")
      await recordEvent(call, "charge.refunded", await presentCharge(call.tx, charge.id))
      return presentRefund(refund)
    }
  },
}

const listSchema = z.strictObject({
  payment_intent: z.string(),
  limit: wireInteger.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
})

/** Lists the refunds of one intent, newest first. */
export const listRefunds: Endpoint = {
  method: "GET",
  path: "/v1/refunds",
  browser: false,
  prepare: (input) => {
    const { payment_intent, limit = 10, starting_after } = readParams(listSchema, input)
    return async ({ tx }) => {
      if (!(await intentExists(tx, payment_intent)))
        throw noSuch("payment_intent", payment_intent, "payment_intent")
      const all = await tx
        .select()
        .from(refunds)
        .where(eq(refunds.paymentIntentId, payment_intent))
        .orderBy(desc(refunds.createdAt), desc(refunds.id))
      const after = all.findIndex(({ id }) => id === starting_after) + 1
      const page = all.slice(after, after + limit)
      return {
        object: "list",
        data: page.map(presentRefund),
        has_more: all.length > after + limit,
        url: "/v1/refunds",
      }
    }
  },
}

async function lockCharge(tx: Tx, intentId: string): Promise<ChargeRow> {
  const [charge] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.paymentIntentId, intentId), eq(charges.status, "succeeded")))
    .for("update")
  if (charge) return charge
  if (!(await intentExists(tx, intentId)))
    throw noSuch("payment_intent", intentId, "payment_intent")
  throw invalidRequest("There is no successful charge to refund.", {
    code: "charge_not_refundable",
  })
}

async function intentExists(tx: Tx, id: string): Promise<boolean> {
  const [found] = await tx.select({ id: intents.id }).from(intents).where(eq(intents.id, id))
  return found !== undefined
}

/** Returns the amount to refund, or the rest if none is given. */
function refundable(charge: ChargeRow, requested: number | undefined): number {
  const left = charge.amount - charge.amountRefunded
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    })
  const amount = requested ?? left
  if (amount <= left) return amount
  throw invalidRequest(
    `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    { param: "amount" },
  )
}

const presentRefund = (refund: RefundRow): Stripe.Refund => ({
  id: refund.id,
  object: "refund",
  amount: refund.amount,
  balance_transaction: null,
  charge: refund.chargeId,
  created: toUnixSeconds(refund.createdAt),
  currency: refund.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: "refund", reference_status: "pending" }, type: "card" },
  metadata: refund.metadata,
  payment_intent: refund.paymentIntentId,
  payment_method: null,
  reason: refund.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
})
