import { useEffect, useState, useSyncExternalStore } from "react"
import { QuickSession } from "./quick-session.ts"
import type { QuickState } from "./quick-state.ts"

/** The rows of this account, or of a visitor, as they were left; they go on by themselves when there is a connection again. */
export function useQuickSession(account: string | undefined): [QuickState, QuickSession] {
  const [session] = useState(() => new QuickSession(account))
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  useEffect(() => {
    void session.open()
    const retry = () => session.retry()
    const keep = () => session.keep()
    addEventListener("online", retry)
    addEventListener("pagehide", keep)
    return () => {
      removeEventListener("online", retry)
      removeEventListener("pagehide", keep)
      session.close()
    }
  }, [session])
  return [state, session]
}
