import { useEffect, useState } from "react"
import { useObservable } from "#web/ui/observable.ts"
import { goTo } from "#web/ui/sheet/sheet-keys.ts"
import { QuickSession } from "./quick-session.ts"
import { filledRows, type QuickState } from "./quick-state.ts"

const isEmptySheet = (session: QuickSession): boolean =>
  filledRows(session.state().rows).length === 0

/** Unless somebody is somewhere already. */
function goToFirst(): void {
  const { activeElement } = document
  const isNowhere = activeElement === document.body || activeElement?.matches("h1")
  if (isNowhere) goTo(document.querySelector<HTMLElement>("[data-cell=number]"))
}

/** The rows of this account, or of a visitor, as they were left; they go on by themselves when there is a connection again. */
export function useQuickSession(account: string | undefined): [QuickState, QuickSession] {
  const [session] = useState(() => new QuickSession(account))
  const state = useObservable(session)
  useEffect(() => {
    void session.open().then(() => {
      if (isEmptySheet(session)) goToFirst()
    })
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
