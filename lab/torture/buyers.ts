import { randomUUID } from "node:crypto"
import type { Customer } from "#test/many-customers.ts"
import { randomUpTo } from "#test/torture.ts"
import { countAnswers, UnknownOutcome } from "./ask.ts"
import {
  type AfterSaleSteps,
  afterSaleSteps,
  type BuyerSteps,
  buyerSteps,
  type IntendedOrder,
  type NextStep,
} from "./buyer-steps.ts"
import type { Journal } from "./journal.ts"

/** Concurrent buyers who order, pay and cancel, and record each step in the journal. */
export interface Buyers {
  /** Responses by status; 0 means none. */
  statuses: Map<number, number>
  /** Answers to a key that differ from the first answer to it. */
  contradictions: string[]
  go(): void
  /** Resolves when each buyer has an answer or is cut off. */
  pause(): Promise<void>
  /** Half of the buyers who were cut off retry with the same key. */
  tryAgain(): Promise<void>
}

interface BuyersSetup {
  shopUrl: string
  cardsUrl: string
  partIds: string[]
  customers: Customer[]
  admin: Customer
  journal: Journal
}

const AT_ONCE = 50
const MAX_LINES = 8

export function openBuyers(where: BuyersSetup): Buyers {
  const { send, statuses } = countAnswers(where.shopUrl)
  const steps = { ...buyerSteps({ ...where, send }), ...afterSaleSteps({ ...where, send }) }
  let going = false
  let running: Promise<void>[] = []
  let cutOff: IntendedOrder[] = []

  const attempt = async (intended: IntendedOrder) => {
    const isDone = await carryOut(steps, intended)
    if (!isDone) cutOff.push(intended)
    return isDone
  }
  const keepBuying = async () => {
    let isConnected = true
    while (going && isConnected) isConnected = await attempt(newOrder(where))
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
      const retryOneByOne = async () => {
        for (let next = returning.pop(); next; next = returning.pop()) await attempt(next)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, retryOneByOne))
    },
  }
}

type Steps = BuyerSteps & AfterSaleSteps

const after: Record<
  NextStep,
  (steps: Steps, id: string, intended: IntendedOrder) => Promise<void>
> = {
  wait: async () => undefined,
  review: ({ review }, _, intended) => review(intended),
  pay: ({ pay }, id, { by }) => pay(id, by),
  delete: ({ remove }, id, { by }) => remove(id, by),
  "cancel, then pay": async ({ cancel, pay }, id, intended) => {
    await cancel(id, intended)
    await pay(id, intended.by)
  },
  "pay, then cancel": async ({ cancel, pay }, id, intended) => {
    await pay(id, intended.by)
    await cancel(id, intended)
  },
  "pay, then return": async ({ pay, ship, sendBack }, id, intended) => {
    await pay(id, intended.by)
    await ship(id, intended)
    await sendBack(id, intended)
  },
}

const nextSteps: NextStep[] = [
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

/** Returns false if the buyer was cut off. */
async function carryOut(steps: Steps, intended: IntendedOrder): Promise<boolean> {
  try {
    const id = await steps.order(intended)
    if (id !== undefined) await after[intended.next](steps, id, intended)
    return true
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    return false
  }
}

const newOrder = ({ customers, partIds }: BuyersSetup): IntendedOrder => ({
  key: randomUUID(),
  by: oneOf(customers),
  lines: Array.from({ length: oneOf([1, 1, 2, MAX_LINES]) }, () => ({
    partId: oneOf(partIds),
    quantity: 1 + randomUpTo(4),
  })),
  byCart: randomUpTo(3) === 0,
  next: oneOf(nextSteps),
})

function oneOf<Item>(items: Item[]): Item {
  const item = items[randomUpTo(items.length - 1)]
  if (item === undefined) throw new Error("nothing to choose from")
  return item
}
