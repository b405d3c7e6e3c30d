import { createContext } from "react"
import type { LineActions } from "./use-list.ts"

/** Undefined where a list is only read. */
export const LineActionsContext = createContext<LineActions | undefined>(undefined)
