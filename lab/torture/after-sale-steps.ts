import type { ReturnState } from "#domain/returns/return-state.ts"
import type { Customer } from "#test/many-customers.ts"
import { under } from "./buyer-steps.ts"
import type { Journal } from "./journal.ts"
import type { Wish } from "./order-requests.ts"
import type { Send } from "./shop-answers.ts"

/** What staff and buyer do with a paid order, each step written down once it is acknowledged. */
export interface AfterSaleSteps {
  /** One unit of the first line, then all that is left. */
  ship(id: string, wish: Wish): Promise<void>
  /** One unit of the first line is asked back, approved, taken in, put on sale again and refunded. */
  sendBack(id: string, wish: Wish): Promise<void>
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
      const asked = await send(by, `POST /order/${id}/return`, { lines }, under(`${key}:return`))
      if (asked.status !== 200) return
      const returnId = String(asked.body.insertedId)
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
