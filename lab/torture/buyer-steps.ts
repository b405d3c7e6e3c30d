import { z } from "zod"
import type { ReturnState } from "#domain/returns/return-state.ts"
import type { Customer } from "#test/many-customers.ts"
import { aPart } from "#test/test-shop.ts"
import { payAt, type Send } from "./ask.ts"
import type { Journal } from "./journal.ts"

/**
 * Steps of a buyer. Each is recorded in the journal once it is acknowledged; orders, deletions and cancellations also
 * before. They throw `UnknownOutcome` without an answer.
 */
export interface BuyerSteps {
  contradictions: string[]
  /** Returns the order's id; undefined if it was refused. */
  order(intended: IntendedOrder): Promise<string | undefined>
  /** Pays and requests the invoice. */
  pay(id: string, by: Customer): Promise<void>
  review(intended: IntendedOrder): Promise<void>
  remove(id: string, by: Customer): Promise<void>
  /** Cancels one unit of the first line of an order. */
  cancel(id: string, intended: IntendedOrder): Promise<void>
}

const under = (key: string) => ({ "idempotency-key": key })

export function buyerSteps({
  send,
  cardsUrl,
  journal,
}: {
  send: Send
  cardsUrl: string
  journal: Journal
}): BuyerSteps {
  const contradictions: string[] = []
  const answerOfKey = new Map<string, string>()
  /** Compares the answer to a key with the first answer to the same key. */
  const answered = (key: string, id: string) => {
    const first = answerOfKey.get(key)
    if (first !== undefined && first !== id) contradictions.push(`${key}: ${first}, then ${id}`)
    answerOfKey.set(key, id)
    return id
  }
  const requestFor = orderRequests({ send, journal })
  return {
    contradictions,
    order: async (intended) => {
      const { key, by } = intended
      const request = await requestFor(intended)
      if (!request) return undefined
      await journal.write({ what: "order sent", key })
      const { status, body } = await send(by, request.route, request.body, under(key))
      if (status !== 200) return undefined
      const id = answered(key, String(body.insertedId))
      await journal.write({ what: "order acknowledged", key, id, quantity: request.units })
      return id
    },
    review: async ({ key, by }) => {
      const review = { name: by.name, description: key, photo: aPart().image, rating: 4 }
      const { status, body } = await send(by, "POST /review", review, under(`${key}:review`))
      if (status !== 200) return
      const id = answered(`${key}:review`, String(body.insertedId))
      await journal.write({ what: "review acknowledged", id })
    },
    pay: async (id, by) => {
      const { status, body } = await send(by, "POST /create-payment-intent", { orderId: id })
      if (status !== 200) return
      const clientSecret = String(body.clientSecret)
      if (!(await payAt(cardsUrl, clientSecret))) return
      const [intentId = ""] = clientSecret.split("_secret")
      await journal.write({ what: "charged", id, intentId })
      const confirmed = await send(by, `PATCH /order/${id}`, {})
      if (confirmed.status === 200) await journal.write({ what: "payment acknowledged", id })
      const invoice = await send(by, `GET /order/${id}/invoice`, undefined)
      if (invoice.status === 200)
        await journal.write({
          what: "invoice acknowledged",
          id,
          number: String(invoice.body.number),
        })
    },
    remove: async (id, by) => {
      await journal.write({ what: "deletion sent", id })
      const { status, body } = await send(by, `DELETE /order/${id}`, {})
      if (status === 200 && body.deletedCount === 1)
        await journal.write({ what: "deletion acknowledged", id })
    },
    cancel: async (id, { key, by }) => {
      await journal.write({ what: "cancellation sent", id })
      const lines = [{ number: 1, quantity: 1 }]
      const route = `POST /order/${id}/cancel`
      const { status, body } = await send(by, route, { lines }, under(`${key}:cancel`))
      // 202: the refund is recorded, but the card provider has not answered.
      if (status === 200 || status === 202)
        await journal.write({ what: "cancellation acknowledged", id, units: Number(body.units) })
    },
  }
}

/** Steps of staff and buyer after payment. Each is recorded in the journal once it is acknowledged. */
export interface AfterSaleSteps {
  /** Ships one unit of the first line, then the rest. */
  ship(id: string, intended: IntendedOrder): Promise<void>
  /** Returns one unit of the first line: requested, approved, received, restocked and refunded. */
  sendBack(id: string, intended: IntendedOrder): Promise<void>
}

const one = { number: 1, quantity: 1 }
const unseen = { "if-match": "*" }

export function afterSaleSteps({
  send,
  admin,
  journal,
}: {
  send: Send
  admin: Customer
  journal: Journal
}): AfterSaleSteps {
  return {
    ship: async (id, { key }) => {
      await send(admin, `PUT /order/${id}`, {}, { "if-match": "pending" })
      for (const shipment of [{ lines: [one], carrier: "UPS" }, {}]) {
        const headers = under(`${key}:${shipment.carrier ?? "rest"}`)
        const { status, body } = await send(admin, `POST /order/${id}/shipment`, shipment, headers)
        if (status === 200)
          await journal.write({ what: "shipment acknowledged", id, number: Number(body.number) })
      }
    },
    sendBack: async (id, { key, by }) => {
      const lines = [{ ...one, reason: "damaged" }]
      const requested = await send(
        by,
        `POST /order/${id}/return`,
        { lines },
        under(`${key}:return`),
      )
      if (requested.status !== 200) return
      const returnId = String(requested.body.insertedId)
      const acknowledged = (state: ReturnState) =>
        journal.write({ what: "return acknowledged", id, returnId, state })
      await acknowledged("asked")
      const steps = [
        [{ step: "approve" }, "approved"],
        [{ step: "receive", lines: [{ number: 1, received: 1, restocked: 1 }] }, "received"],
        [{ step: "refund" }, "refunded"],
      ] as const
      for (const [step, state] of steps) {
        const { status } = await send(admin, `PUT /return/${returnId}`, step, unseen)
        if (status === 200 || status === 202) await acknowledged(state)
      }
    },
  }
}

export type NextStep =
  | "wait"
  | "review"
  | "pay"
  | "delete"
  | "cancel, then pay"
  | "pay, then cancel"
  | "pay, then return"

/** An intended order. Its key stays the same when it is retried. */
export interface IntendedOrder {
  key: string
  by: Customer
  lines: { partId: string; quantity: number }[]
  /** Whether to fill the cart first and order it. */
  byCart: boolean
  next: NextStep
}

interface OrderRequest {
  route: string
  body: object
  units: number
}

const cart = z.object({ version: z.number(), units: z.number(), total: z.number() })

/** Creates a function that returns the request of an intended order, equal on each call; undefined if the cart is refused. */
function orderRequests({
  send,
  journal,
}: {
  send: Send
  journal: Journal
}): (intended: IntendedOrder) => Promise<OrderRequest | undefined> {
  const made = new Map<string, OrderRequest>()
  /** Orders the whole cart, which may contain lines of earlier attempts. */
  const orderFromCart = async ({ by, lines }: IntendedOrder): Promise<OrderRequest | undefined> => {
    const { status, body } = await send(by, "PATCH /cart", { add: lines }, { "if-match": "*" })
    if (status !== 200) return undefined
    const { version, units, total } = cart.parse(body)
    await journal.write({ what: "cart acknowledged", id: by.id, version, units })
    return { route: "POST /cart/order", body: { expected: { total, version } }, units }
  }
  return async (intended) => {
    const request =
      made.get(intended.key) ??
      (intended.byCart ? await orderFromCart(intended) : orderFromLines(intended))
    if (request) made.set(intended.key, request)
    return request
  }
}

function orderFromLines({ lines }: IntendedOrder): OrderRequest {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first, ...others] = lines
  return first && others.length === 0
    ? {
        route: "POST /purchase",
        units,
        body: { purchaseId: first.partId, quantity: first.quantity },
      }
    : { route: "POST /order", body: { lines }, units }
}
