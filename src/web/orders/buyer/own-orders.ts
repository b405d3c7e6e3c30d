import { useEffect, useEffectEvent } from "react"
import type { ApiClient } from "#contract/client.ts"
import { browserApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import type { PageRequest } from "#web/navigation/guards.ts"

/** Finds the buyer's own order. Other orders count as missing, even for administrators. */
export async function findOwnOrder(
  api: ApiClient,
  { params: { id }, viewerEmail }: PageRequest<{ params: { id: string } }>,
) {
  const query = { cancelled: "true" } as const
  const order = await ifFound(api("GET /order/{id}", { params: { id }, query }), 403)
  return order?.email === (await viewerEmail()) ? order : undefined
}

const ASK_EVERY_MS = 5_000

/** Polls while the page is visible; ignores failures until the next poll. */
function useAsk(isAsking: boolean, ask: (signal: AbortSignal) => Promise<void>): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!isAsking) return
    const leaving = new AbortController()
    const timer = setInterval(() => {
      if (!document.hidden) void askNow(leaving.signal).catch(() => undefined)
    }, ASK_EVERY_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [isAsking])
}

const finalEvents: readonly string[] = ["paid", "expired", "deleted", "declined"]

/**
 * Polls an unpaid order until it is paid or cancelled, because a webhook may arrive before the browser's own result.
 */
export function useFollowOrder(orderId: string, isWaiting: boolean, onEnd: () => void): void {
  useAsk(isWaiting, async (signal) => {
    const query = { cancelled: "true" as const }
    const events = await browserApi(
      "GET /order/{id}/history",
      { params: { id: orderId }, query },
      { signal },
    )
    if (events.some(({ event }) => finalEvents.includes(event)) && !signal.aborted) onEnd()
  })
}

interface CountedOrders {
  states: Readonly<Record<string, number>>
  unpaidTotal: number
}

/** Polls the counts of orders by state, and calls `onChange` when one changes. */
export function useFollowOrders(
  { counts, sought, isWaiting }: { counts: CountedOrders; sought: object; isWaiting: boolean },
  onChange: () => void,
): void {
  const seen = JSON.stringify([counts.states, counts.unpaidTotal])
  useAsk(isWaiting, async (signal) => {
    const { states, unpaidTotal } = await browserApi(
      "GET /myorder/count",
      { query: sought },
      { signal },
    )
    if (JSON.stringify([states, unpaidTotal]) !== seen && !signal.aborted) onChange()
  })
}
