import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Reloads while something is in progress, each time after the last answer. */
export function useFollowing(isInFlight: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isInFlight || state !== "idle") return
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isInFlight, everyMs, state, revalidate])
}
