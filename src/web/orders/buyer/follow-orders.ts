import { useEffect, useEffectEvent } from "react"
import { browserApi } from "#web/api/api.ts"

const POLL_EVERY_MS = 5_000

/** Polls while the page is visible; ignores failures until the next poll. */
function usePoll(isActive: boolean, poll: (signal: AbortSignal) => Promise<void>): void {
  const pollNow = useEffectEvent(poll)
  useEffect(() => {
    if (!isActive) return
    const leaving = new AbortController()
    const timer = setInterval(() => {
      if (!document.hidden) void pollNow(leaving.signal).catch(() => undefined)
    }, POLL_EVERY_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [isActive])
}

const finalEvents: readonly string[] = ["paid", "expired", "deleted", "declined"]

/**
 * Polls an unpaid order until it is paid or cancelled, because a webhook may arrive before the browser's own result.
 */
export function useFollowOrder(orderId: string, isWaiting: boolean, onEnd: () => void): void {
  usePoll(isWaiting, async (signal) => {
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
  { counts, query, isWaiting }: { counts: CountedOrders; query: object; isWaiting: boolean },
  onChange: () => void,
): void {
  const seen = JSON.stringify([counts.states, counts.unpaidTotal])
  usePoll(isWaiting, async (signal) => {
    const { states, unpaidTotal } = await browserApi("GET /myorder/count", { query }, { signal })
    if (JSON.stringify([states, unpaidTotal]) !== seen && !signal.aborted) onChange()
  })
}
