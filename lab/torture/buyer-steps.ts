import type { Customer } from "#test/many-customers.ts"
import { aPart } from "#test/test-shop.ts"
import { payAt } from "./ask.ts"
import type { Journal } from "./journal.ts"
import { orderRequests, type Wish } from "./order-requests.ts"
import type { Send } from "./shop-answers.ts"

/** What buyers do, each step written down before and after. They throw `CutOff` where no answer comes. */
export interface BuyerSteps {
  /** Answers to a key that differ from the first answer to it. */
  contradictions: string[]
  /** The id of the order; undefined where it was refused. */
  order(wish: Wish): Promise<string | undefined>
  /** And asks for the invoice. */
  pay(id: string, by: Customer): Promise<void>
  review(wish: Wish): Promise<void>
  remove(id: string, by: Customer): Promise<void>
  /** Takes one unit of the first line off an unpaid order, or has a paid one give it back. */
  cancel(id: string, wish: Wish): Promise<void>
}

export const under = (key: string) => ({ "idempotency-key": key })

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
  /** What a key led to, held against what it led to before. */
  const answered = (key: string, id: string) => {
    const first = answerOfKey.get(key)
    if (first !== undefined && first !== id) contradictions.push(`${key}: ${first}, then ${id}`)
    answerOfKey.set(key, id)
    return id
  }
  const requestFor = orderRequests({ send, journal })
  return {
    contradictions,
    order: async (wish) => {
      const { key, by } = wish
      const request = await requestFor(wish)
      if (!request) return undefined
      await journal.write({ what: "order sent", key })
      const { status, body } = await send(by, request.route, request.body, under(key))
      if (status !== 200) return undefined
      const id = answered(key, String(body.insertedId))
      await journal.write({ what: "order acknowledged", key, id, quantity: request.units })
      return id
    },
    review: async ({ key, by }) => {
      const said = { name: by.name, description: key, photo: aPart().image, rating: 4 }
      const { status, body } = await send(by, "POST /review", said, under(`${key}:review`))
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
      // 202: the refund is written down, and the card provider does not answer.
      if (status === 200 || status === 202)
        await journal.write({ what: "cancellation acknowledged", id, units: Number(body.units) })
    },
  }
}
