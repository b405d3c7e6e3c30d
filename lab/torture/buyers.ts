import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import type { Customer } from "#test/many-customers.ts"
import { randomUpTo } from "#test/torture.ts"
import { ask, CutOff, payAt, type Reply } from "./ask.ts"
import type { Journal } from "./journal.ts"

/** Many who order, pay and change their minds, all at once, and write down each step. */
export interface Buyers {
  /** How often the shop answered with each status; 0 for no answer. */
  statuses: Map<number, number>
  /** Answers to a key that differ from the first answer to it. */
  contradictions: string[]
  /** Everybody goes on until `pause`. */
  go(): void
  /** Returns when the last of them has an answer, or knows that none comes. */
  pause(): Promise<void>
  /** Half of those who were cut off try again, with the same key; the others never come back. */
  tryAgain(): Promise<void>
}

/** What became of one request. */
export interface Answer {
  route: string
  begunAt: number
  endedAt: number
  /** 0: none came. */
  status: number
}

export interface Manner {
  /** Who is cut off wants something else soon after, in place of waiting for the shop to come back. */
  goOn?: boolean
  heard?: (answer: Answer) => void
}

interface Where extends Manner {
  shopUrl: string
  cardsUrl: string
  partIds: string[]
  customers: Customer[]
  journal: Journal
}

interface Wish {
  key: string
  by: Customer
  lines: { partId: string; quantity: number }[]
  next: "wait" | "pay" | "delete"
}

const AT_ONCE = 50
const BREATH_MS = 250
const MOST_LINES = 8

/** One part goes the short way. */
function requestFor(lines: Wish["lines"]): [route: string, body: object] {
  const [first, ...others] = lines
  return first && others.length === 0
    ? ["POST /purchase", { purchaseId: first.partId, quantity: first.quantity }]
    : ["POST /order", { lines }]
}

export function gatherBuyers(where: Where): Buyers {
  const { shopUrl, cardsUrl, partIds, customers, journal, goOn, heard } = where
  const statuses = new Map<number, number>()
  const contradictions: string[] = []
  const orderOfKey = new Map<string, string>()
  let going = false
  let running: Promise<void>[] = []
  let cutOff: Wish[] = []

  const send = async (by: Customer, route: string, body: object, key?: string): Promise<Reply> => {
    const [method = "", path = ""] = route.split(" ")
    const headers = {
      authorization: `Bearer ${by.token}`,
      ...(key !== undefined && { "idempotency-key": key }),
    }
    const begunAt = performance.now()
    const count = (status: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      heard?.({ route, begunAt, endedAt: performance.now(), status })
    }
    const reply = await ask(shopUrl + path, method, headers, body).catch((error: unknown) => {
      count(0)
      throw error
    })
    count(reply.status)
    if (reply.status >= 500) throw new CutOff(`${route} answered ${reply.status}`)
    return reply
  }

  async function order({ key, by, lines }: Wish): Promise<string | undefined> {
    await journal.write({ what: "order sent", key })
    const { status, body } = await send(by, ...requestFor(lines), key)
    if (status !== 200) return undefined
    const id = String(body.insertedId)
    const first = orderOfKey.get(key)
    if (first !== undefined && first !== id) contradictions.push(`${key}: ${first}, then ${id}`)
    orderOfKey.set(key, id)
    const quantity = lines.reduce((units, line) => units + line.quantity, 0)
    await journal.write({ what: "order acknowledged", key, id, quantity })
    return id
  }

  async function pay(id: string, by: Customer): Promise<void> {
    const { status, body } = await send(by, "POST /create-payment-intent", { orderId: id })
    if (status !== 200) return
    const clientSecret = String(body.clientSecret)
    if (!(await payAt(cardsUrl, clientSecret))) return
    const [intentId = ""] = clientSecret.split("_secret")
    await journal.write({ what: "charged", id, intentId })
    const confirmed = await send(by, `PATCH /order/${id}`, {})
    if (confirmed.status === 200) await journal.write({ what: "payment acknowledged", id })
  }

  async function remove(id: string, by: Customer): Promise<void> {
    await journal.write({ what: "deletion sent", id })
    const { status, body } = await send(by, `DELETE /order/${id}`, {})
    if (status === 200 && body.deletedCount === 1)
      await journal.write({ what: "deletion acknowledged", id })
  }

  async function fulfil(wish: Wish): Promise<void> {
    try {
      const id = await order(wish)
      if (id === undefined) return
      if (wish.next === "pay") await pay(id, wish.by)
      if (wish.next === "delete") await remove(id, wish.by)
    } catch (error) {
      if (!(error instanceof CutOff)) throw error
      cutOff.push(wish)
    }
  }

  const oneOf = <Item>(items: Item[]): Item => {
    const item = items[randomUpTo(items.length - 1)]
    if (item === undefined) throw new Error("nothing to choose from")
    return item
  }
  const newWish = (): Wish => ({
    key: randomUUID(),
    by: oneOf(customers),
    lines: Array.from({ length: oneOf([1, 1, 2, MOST_LINES]) }, () => ({
      partId: oneOf(partIds),
      quantity: 1 + randomUpTo(4),
    })),
    next: oneOf(["wait", "wait", "wait", "pay", "pay", "delete"]),
  })
  /** Who is cut off waits for the shop to come back, or goes on. */
  const keepBuying = async () => {
    while (going) {
      const before = cutOff.length
      await fulfil(newWish())
      if (cutOff.length === before) continue
      if (!goOn) return
      await delay(BREATH_MS)
    }
  }

  return {
    statuses,
    contradictions,
    go: () => {
      going = true
      running = Array.from({ length: AT_ONCE }, keepBuying)
    },
    pause: async () => {
      going = false
      await Promise.all(running)
    },
    tryAgain: async () => {
      const returning = cutOff.filter(() => randomUpTo(1) === 0)
      cutOff = []
      const comeOneByOne = async () => {
        for (let wish = returning.pop(); wish; wish = returning.pop()) await fulfil(wish)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, comeOneByOne))
    },
  }
}
