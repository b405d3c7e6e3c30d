import { useEffect } from "react"
import { text } from "#contract/kernel/text.ts"
import { toast } from "../ui/feedback/toast.ts"

/** Offline there is no other page to go to: the one that is open stays, and says why. */
export function StayOffline() {
  useEffect(() => {
    const stay = (event: Event) => {
      const leaving = event.type === "click" ? "a:not([href^='#'])" : "form[action]"
      if (!(event.target instanceof Element && event.target.closest(leaving))) return
      event.preventDefault()
      event.stopPropagation()
      toast(text.offline, "failure")
    }
    for (const type of ["click", "submit"]) document.addEventListener(type, stay, true)
    return () => {
      for (const type of ["click", "submit"]) document.removeEventListener(type, stay, true)
    }
  }, [])
  return null
}
