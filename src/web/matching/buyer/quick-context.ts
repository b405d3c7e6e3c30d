import { createContext } from "react"
import type { Candidate, QuickRow } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"

export interface QuickActions {
  session: QuickSession
  /** Takes a candidate; who is signed in is offered it first the next time. */
  choose: (row: QuickRow, candidate: Candidate) => void
}

export const QuickContext = createContext<QuickActions | undefined>(undefined)
