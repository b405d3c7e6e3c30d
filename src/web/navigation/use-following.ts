import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Looks again and again while something goes on, each time once the last answer is there, however slow it was. */
export function useFollowing(isInFlight: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isInFlight || state !== "idle") return
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isInFlight, everyMs, state, revalidate])
}
