import type { Customer } from "#test/many-customers.ts"
import { payAt } from "./ask.ts"
import type { Journal } from "./journal.ts"
import type { Send } from "./shop-answers.ts"

/** What a buyer wants, under one key however often it is asked for. */
export interface Wish {
  key: string
  by: Customer
  lines: { partId: string; quantity: number }[]
  next: Next
}
export type Next =
  | "wait"
  | "pay"
  | "delete"
  | "cancel, then pay"
  | "pay, then cancel"
  | "pay, then return"

/** What buyers do, each step written down before and after. They throw `CutOff` where no answer comes. */
export interface BuyerSteps {
  /** Answers to a key that differ from the first answer to it. */
  contradictions: string[]
  /** The id of the order; undefined where it was refused. */
  order(wish: Wish): Promise<string | undefined>
  pay(id: string, by: Customer): Promise<void>
  remove(id: string, by: Customer): Promise<void>
  /** Takes one unit of the first line off an unpaid order, or has a paid one give it back. */
  cancel(id: string, wish: Wish): Promise<void>
}

export const under = (key: string) => ({ "idempotency-key": key })

/** One part goes the short way. */
function requestFor(lines: Wish["lines"]): [route: string, body: object] {
  const [first, ...others] = lines
  return first && others.length === 0
    ? ["POST /purchase", { purchaseId: first.partId, quantity: first.quantity }]
    : ["POST /order", { lines }]
}

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
  const orderOfKey = new Map<string, string>()
  return {
    contradictions,
    order: async ({ key, by, lines }) => {
      await journal.write({ what: "order sent", key })
      const { status, body } = await send(by, ...requestFor(lines), under(key))
      if (status !== 200) return undefined
      const id = String(body.insertedId)
      const first = orderOfKey.get(key)
      if (first !== undefined && first !== id) contradictions.push(`${key}: ${first}, then ${id}`)
      orderOfKey.set(key, id)
      const quantity = lines.reduce((units, line) => units + line.quantity, 0)
      await journal.write({ what: "order acknowledged", key, id, quantity })
      return id
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
      // 202: the refund is written down, and the card provider does not answer.
      if (status === 200 || status === 202)
        await journal.write({ what: "cancellation acknowledged", id, units: Number(body.units) })
    },
  }
}
