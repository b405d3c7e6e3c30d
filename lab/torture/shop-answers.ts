import type { Customer } from "#test/many-customers.ts"
import { ask, CutOff, type Reply } from "./ask.ts"

/** What became of one request. */
export interface Answer {
  route: string
  begunAt: number
  endedAt: number
  /** 0: none came. */
  status: number
}

/** Throws `CutOff` where no answer comes, or one that says nothing of what was asked. */
export type Send = (
  by: Customer,
  route: string,
  body: object | undefined,
  headers?: Record<string, string>,
) => Promise<Reply>

/** Asks a shop, and counts its answers by their status. */
export function countAnswers({
  shopUrl,
  heard,
}: {
  shopUrl: string
  heard?: (answer: Answer) => void
}): { send: Send; statuses: Map<number, number> } {
  const statuses = new Map<number, number>()
  const send: Send = async (by, route, body, more) => {
    const [method = "", path = ""] = route.split(" ")
    const headers = { authorization: `Bearer ${by.token}`, ...more }
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
  return { send, statuses }
}
