import { useState } from "react"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { goTo, leaveRow, quantityOf } from "#web/ui/sheet/sheet-keys.ts"
import type { CartActions } from "./cart-actions.ts"
import { type CartLine, isPriced } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

/** A line that the focus is to go to, as soon as it is on the screen. */
export interface Goal {
  partId: string
}

/** What is done to lines, and where the focus goes with it. */
export function useCartActions(session: CartSession) {
  const [goal, setGoal] = useState<Goal>()
  const [actions] = useState(() => cartActions(session, setGoal))
  return { goal, setGoal, ...actions }
}

function cartActions(session: CartSession, setGoal: (goal: Goal) => void) {
  const undo = () => {
    const partId = session.undo()
    if (partId !== undefined) setGoal({ partId })
  }
  const saysUndo = (words: string) => toast(words, "success", { label: "Undo", run: undo })
  const rows: CartActions = {
    setQuantity: ({ partId }, quantity) => void session.change({ set: [{ partId, quantity }] }),
    setNote: ({ partId, quantity }, note) =>
      void session.change({ set: [{ partId, quantity, note }] }),
    remove: (line) => {
      leaveRow(line.partId)
      void session.remove([line])
      saysUndo(`${line.name} removed.`)
    },
    accept: (lines) => {
      void session.change({ accept: lines.map(acceptedLine) })
      goTo(quantityOf(lines[0]?.partId ?? ""))
    },
    replace: (line, { _id, name }) => {
      setGoal({ partId: _id })
      void session.replace(line, _id)
      saysUndo(substitutesText.used(name, line.name))
    },
    undo,
    waits: (partId: string) => session.waits(partId),
  }
  const empty = () => {
    const { length } = session.state().cart.lines
    document.querySelector<HTMLElement>("main h1")?.focus()
    saysUndo(length === 1 ? "1 line removed." : `${formatCount(length)} lines removed.`)
    void session.empty()
  }
  return { rows, empty }
}

/** At the price that is shown. */
const acceptedLine = (line: CartLine) =>
  isPriced(line) ? { partId: line.partId, unitPrice: line.unitPrice } : { partId: line.partId }
