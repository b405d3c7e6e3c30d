import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import type { Customer } from "#test/many-customers.ts"
import { randomUpTo } from "#test/torture.ts"
import { type AfterSaleSteps, afterSaleSteps } from "./after-sale-steps.ts"
import { CutOff } from "./ask.ts"
import { type BuyerSteps, buyerSteps } from "./buyer-steps.ts"
import type { Journal } from "./journal.ts"
import type { Next, Wish } from "./order-requests.ts"
import { type Answer, countAnswers } from "./shop-answers.ts"

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
  admin: Customer
  journal: Journal
}

const AT_ONCE = 50
const BREATH_MS = 250
const MAX_LINES = 8

export function gatherBuyers(where: Where): Buyers {
  const { send, statuses } = countAnswers(where)
  const steps = { ...buyerSteps({ ...where, send }), ...afterSaleSteps({ ...where, send }) }
  let going = false
  let running: Promise<void>[] = []
  let cutOff: Wish[] = []

  const fulfil = async (wish: Wish) => {
    if (!(await fulfilled(steps, wish))) cutOff.push(wish)
  }
  /** Who is cut off waits for the shop to come back, or goes on. */
  const keepBuying = async () => {
    while (going) {
      const before = cutOff.length
      await fulfil(newWish(where))
      if (cutOff.length === before) continue
      if (!where.goOn) return
      await delay(BREATH_MS)
    }
  }
  return {
    statuses,
    contradictions: steps.contradictions,
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

type Steps = BuyerSteps & AfterSaleSteps

/** What comes after an order. */
const after: Record<Next, (steps: Steps, id: string, wish: Wish) => Promise<void>> = {
  wait: async () => undefined,
  review: ({ review }, _, wish) => review(wish),
  pay: ({ pay }, id, { by }) => pay(id, by),
  delete: ({ remove }, id, { by }) => remove(id, by),
  "cancel, then pay": async ({ cancel, pay }, id, wish) => {
    await cancel(id, wish)
    await pay(id, wish.by)
  },
  "pay, then cancel": async ({ cancel, pay }, id, wish) => {
    await pay(id, wish.by)
    await cancel(id, wish)
  },
  "pay, then return": async ({ pay, ship, sendBack }, id, wish) => {
    await pay(id, wish.by)
    await ship(id, wish)
    await sendBack(id, wish)
  },
}

const wishes: Next[] = [
  "wait",
  "wait",
  "wait",
  "review",
  "pay",
  "pay",
  "delete",
  "delete",
  "cancel, then pay",
  "pay, then cancel",
  "pay, then return",
]

/** False for who was cut off on the way. */
async function fulfilled(steps: Steps, wish: Wish): Promise<boolean> {
  try {
    const id = await steps.order(wish)
    if (id !== undefined) await after[wish.next](steps, id, wish)
    return true
  } catch (error) {
    if (!(error instanceof CutOff)) throw error
    return false
  }
}

const newWish = ({ customers, partIds }: Where): Wish => ({
  key: randomUUID(),
  by: oneOf(customers),
  lines: Array.from({ length: oneOf([1, 1, 2, MAX_LINES]) }, () => ({
    partId: oneOf(partIds),
    quantity: 1 + randomUpTo(4),
  })),
  byCart: randomUpTo(3) === 0,
  next: oneOf(wishes),
})

function oneOf<Item>(items: Item[]): Item {
  const item = items[randomUpTo(items.length - 1)]
  if (item === undefined) throw new Error("nothing to choose from")
  return item
}
