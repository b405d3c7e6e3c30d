import { z } from "zod"
import { cardKeys } from "./card-environment.ts"

/** No answer, or "not now": nobody knows what came of the request. */
export class CutOff extends Error {}

export interface Reply {
  status: number
  body: Record<string, unknown>
  retryAfter: string | null
}

const PATIENCE_MS = 12_000
const object = z.record(z.string(), z.unknown())

/** One request that may be cut off at any moment; throws `CutOff` then, and on 502 to 504. */
export async function ask(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object | URLSearchParams,
): Promise<Reply> {
  const isForm = body instanceof URLSearchParams
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS) }
  if (body) init.body = isForm ? body : JSON.stringify(body)
  if (body && !isForm) init.headers = { ...headers, "content-type": "application/json" }
  try {
    const response = await fetch(url, init)
    const { status, headers: sent } = response
    const retryAfter = sent.get("retry-after")
    const body = object.safeParse(await response.json())
    return { status, retryAfter, body: body.data ?? {} }
  } catch (cause) {
    throw new CutOff(`${method} ${url} had no answer`, { cause })
  }
}

/** Pays at the card provider as the payment page does; false when the card provider refuses. */
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
