import { refuse } from "#operations/kernel/refusal.ts"

/** Large bodies in each process at once, from their first byte to their answer's last: of strangers, of customers. */
const MAX_OF_STRANGERS = 32
const MAX_OF_CUSTOMERS = 32
/** Of those, for each network of strangers and each account. */
const MAX_OF_ONE = 8

export interface BodySender {
  /** The account, or the network of somebody who is not known. */
  key: string
  isKnown: boolean
}

export type BodyBudget = ReturnType<typeof openBodyBudget>

/** Shares out how many large bodies are held, so that no network keeps others from sending theirs. */
export function openBodyBudget() {
  const held = new Map<string, number>()
  const total = { customers: 0, strangers: 0 }

  /** Counts one more, until the function that this returns is called. Throws `shop_busy`. */
  return ({ key, isKnown }: BodySender): (() => void) => {
    const group = isKnown ? "customers" : "strangers"
    const max = isKnown ? MAX_OF_CUSTOMERS : MAX_OF_STRANGERS
    const own = held.get(key) ?? 0
    if (total[group] >= max || own >= MAX_OF_ONE) throw refuse("shop_busy")
    total[group] += 1
    held.set(key, own + 1)
    return () => {
      total[group] -= 1
      const left = (held.get(key) ?? 1) - 1
      if (left > 0) held.set(key, left)
      else held.delete(key)
    }
  }
}
