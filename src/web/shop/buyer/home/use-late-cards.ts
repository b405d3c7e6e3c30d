import { type RefObject, useEffect } from "react"

const AT_ONCE = 8
const EVERY_MS = 50

/** The class of a card that is far down the page, whose layout can wait. */
export const LATE_CARD = "late-card"

/** Lays the late cards out, some at a time, so that nobody's finger waits for all of them. */
export function useLateCards(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const waiting = [...(list.current?.getElementsByClassName(LATE_CARD) ?? [])]
    const timer = setInterval(() => {
      for (const card of waiting.splice(0, AT_ONCE)) card.classList.remove(LATE_CARD)
      if (waiting.length === 0) clearInterval(timer)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [list])
}
