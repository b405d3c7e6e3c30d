import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react"

/** So long of being seen: time under a pointer, with focus inside or in a hidden tab is not counted. */
export function useTimeLeft(shownMs: number, paused: boolean, onEnd: () => void): void {
  const leftMs = useRef(shownMs)
  const hidden = useTabHidden()
  const end = useEffectEvent(onEnd)
  // With the commit: once the page says that it is paused, the time stands still.
  useLayoutEffect(() => {
    if (paused || hidden) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [paused, hidden])
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener)
      return () => document.removeEventListener("visibilitychange", listener)
    },
    () => document.hidden,
    () => false,
  )
}
