import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Polls the page's data while something is in progress; waits for each reply before the next request. */
export function usePolling(isInFlight: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isInFlight || state !== "idle") return
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isInFlight, everyMs, state, revalidate])
}
