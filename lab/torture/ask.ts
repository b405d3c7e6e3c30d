import { z } from "zod"
import type { Customer } from "#test/many-customers.ts"
import { cardKeys } from "./stage-shop.ts"

/** Thrown without an answer or on a temporary refusal: the outcome of the request is unknown. */
export class UnknownOutcome extends Error {}

interface Reply {
  status: number
  body: Record<string, unknown>
  retryAfter: string | null
}

const REQUEST_TIMEOUT_MS = 12_000
const object = z.record(z.string(), z.unknown())

/** Sends one request. Throws `UnknownOutcome` without a readable JSON answer in time. */
export async function ask(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object | URLSearchParams,
): Promise<Reply> {
  const isForm = body instanceof URLSearchParams
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }
  if (body) init.body = isForm ? body : JSON.stringify(body)
  if (body && !isForm) init.headers = { ...headers, "content-type": "application/json" }
  try {
    const response = await fetch(url, init)
    const { status, headers: sent } = response
    const retryAfter = sent.get("retry-after")
    const body = object.safeParse(await response.json())
    return { status, retryAfter, body: body.data ?? {} }
  } catch (cause) {
    throw new UnknownOutcome(`${method} ${url} had no answer`, { cause })
  }
}

/** Pays at the card provider like the payment page; false if it refuses. */
export async function payAt(cardsUrl: string, clientSecret: string): Promise<boolean> {
  const [intentId = ""] = clientSecret.split("_secret")
  const { status } = await ask(
    `${cardsUrl}/v1/payment_intents/${intentId}/confirm`,
    "POST",
    { authorization: `Bearer ${cardKeys.publishableKey}` },
    new URLSearchParams({ payment_method: "pm_card_visa", client_secret: clientSecret }),
  )
  return status === 200
}

/** Sends a request. Throws `UnknownOutcome` without an answer, or on status 500 and above. */
export type Send = (
  by: Customer,
  route: string,
  body: object | undefined,
  headers?: Record<string, string>,
) => Promise<Reply>

/** Sends requests to a shop and counts its responses by status; 0 means none. */
export function countAnswers(shopUrl: string): { send: Send; statuses: Map<number, number> } {
  const statuses = new Map<number, number>()
  const send: Send = async (by, route, body, more) => {
    const [method = "", path = ""] = route.split(" ")
    const headers = { authorization: `Bearer ${by.token}`, ...more }
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const reply = await ask(shopUrl + path, method, headers, body).catch((error: unknown) => {
      count(0)
      throw error
    })
    count(reply.status)
    if (reply.status >= 500) throw new UnknownOutcome(`${route} answered ${reply.status}`)
    return reply
  }
  return { send, statuses }
}

/** Records durations and statuses of requests. */
export class Latencies {
  readonly #tookMs: number[] = []
  readonly statuses = new Map<number, number>()

  get count(): number {
    return this.#tookMs.length
  }

  async ask(...request: Parameters<typeof ask>) {
    const startedAt = performance.now()
    const reply = await ask(...request).catch((error: unknown) => {
      if (error instanceof UnknownOutcome) return undefined
      throw error
    })
    this.#tookMs.push(performance.now() - startedAt)
    const status = reply?.status ?? 0
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    return reply
  }

  countOf(...statuses: number[]): number {
    return statuses.reduce((sum, status) => sum + (this.statuses.get(status) ?? 0), 0)
  }

  get serverErrors(): number {
    return [...this.statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0)
  }

  p99Ms(): number {
    return this.quantileMs(0.99)
  }

  quantileMs(share: number): number {
    const sorted = this.#tookMs.toSorted((a, b) => a - b)
    return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY
  }
}
