import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"

/** Calls `onEnd` after the given visible time. Pauses while `paused`, and in hidden tabs. */
export function useVisibleTimeout(timeoutMs: number, paused: boolean, onEnd: () => void): void {
  const leftMs = useRef(timeoutMs)
  const hidden = useTabHidden()
  const end = useEffectEvent(onEnd)
  // In a layout effect, so that the timer stops together with the rendering that shows the pause.
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

const DELAY_MS = 200
const MIN_SHOWN_MS = 300

/** Delays a state and then holds it for a minimum time, so that it does not flicker. */
export function useDelayedFlag(active: boolean): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (shown) since.current = performance.now()
  }, [shown])
  useEffect(() => {
    if (active === shown) return
    const wait = active ? DELAY_MS : since.current + MIN_SHOWN_MS - performance.now()
    const timer = setTimeout(() => setShown(active), wait)
    return () => clearTimeout(timer)
  }, [active, shown])
  return shown
}
