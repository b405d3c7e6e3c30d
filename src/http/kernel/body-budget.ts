import { KeyCounter } from "#operations/kernel/key-counter.ts"
import { refuse } from "#operations/kernel/refusal.ts"

/** Maximum number of large bodies that a process holds at once, by group of senders. */
const MAX_OF_STRANGERS = 32
const MAX_OF_CUSTOMERS = 32
const MAX_OF_ONE = 8

export interface BodySender {
  /** Id of an account, or network of a stranger. */
  key: string
  isKnown: boolean
}

export type BodyBudget = ReturnType<typeof openBodyBudget>

/** Limits how many large bodies are held, per sender and in total. */
export function openBodyBudget() {
  const held = new KeyCounter()
  const total = { customers: 0, strangers: 0 }

  /** Counts one body until the returned function is called. Throws `shop_busy` at a limit. */
  return ({ key, isKnown }: BodySender): (() => void) => {
    const group = isKnown ? "customers" : "strangers"
    const max = isKnown ? MAX_OF_CUSTOMERS : MAX_OF_STRANGERS
    if (total[group] >= max || held.countOf(key) >= MAX_OF_ONE) throw refuse("shop_busy")
    total[group] += 1
    const release = held.hold(key)
    return () => {
      total[group] -= 1
      release()
    }
  }
}
