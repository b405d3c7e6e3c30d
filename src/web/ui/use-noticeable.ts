import { useEffect, useRef, useState } from "react"

const DELAY_MS = 200
const AT_LEAST_MS = 300

/** Follows a state so that eyes can: it begins late, not at all when it is short, and never just flashes. */
export function useNoticeable(active: boolean): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (shown) since.current = performance.now()
  }, [shown])
  useEffect(() => {
    if (active === shown) return
    const wait = active ? DELAY_MS : since.current + AT_LEAST_MS - performance.now()
    const timer = setTimeout(() => setShown(active), wait)
    return () => clearTimeout(timer)
  }, [active, shown])
  return shown
}
