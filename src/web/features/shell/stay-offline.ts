import { useEffect } from "react"
import { useBlocker } from "react-router"
import { text } from "#contract/text.ts"
import { toast } from "../../ui/toast.ts"

/**
 * Offline there is no other page to go to: the one that is open stays, and says why. Only there while offline,
 * since the router has its doubts about anchors where anything may hold navigation back.
 */
export function StayOffline() {
  const { state, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname + from.search !== to.pathname + to.search,
  )
  useEffect(() => {
    if (state !== "blocked") return
    reset()
    toast(text.offline, "failure")
  }, [state, reset])
  return null
}
