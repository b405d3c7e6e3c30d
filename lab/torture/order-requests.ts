import { z } from "zod"
import type { Customer } from "#test/many-customers.ts"
import type { Journal } from "./journal.ts"
import type { Send } from "./shop-answers.ts"

export type Next =
  | "wait"
  | "review"
  | "pay"
  | "delete"
  | "cancel, then pay"
  | "pay, then cancel"
  | "pay, then return"

/** An order that a buyer wants, under one key however often it is sent. */
export interface Wish {
  key: string
  by: Customer
  lines: { partId: string; quantity: number }[]
  /** Put into one's cart first, and ordered as that. */
  byCart: boolean
  next: Next
}

interface OrderRequest {
  route: string
  body: object
  units: number
}

const cart = z.object({ version: z.number(), units: z.number(), total: z.number() })

/** What orders what a buyer wants, the same however often it is asked for; undefined where a cart is refused. */
export function orderRequests({
  send,
  journal,
}: {
  send: Send
  journal: Journal
}): (wish: Wish) => Promise<OrderRequest | undefined> {
  const made = new Map<string, OrderRequest>()
  /** All that is in the cart then, where other wishes of its buyer may have left something. */
  const byCart = async ({ by, lines }: Wish): Promise<OrderRequest | undefined> => {
    const { status, body } = await send(by, "PATCH /cart", { add: lines }, { "if-match": "*" })
    if (status !== 200) return undefined
    const { version, units, total } = cart.parse(body)
    await journal.write({ what: "cart acknowledged", id: by.id, version, units })
    return { route: "POST /cart/order", body: { expected: { total, version } }, units }
  }
  return async (wish) => {
    const request = made.get(wish.key) ?? (wish.byCart ? await byCart(wish) : byLines(wish))
    if (request) made.set(wish.key, request)
    return request
  }
}

/** One part goes the short way. */
function byLines({ lines }: Wish): OrderRequest {
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
