import { useState } from "react"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { FocusTarget } from "#web/ui/sheet/sheet.tsx"
import { focusField, moveFocusOutOfRow, quantityFieldOf } from "#web/ui/sheet/sheet-keys.ts"
import { acceptedLine, type CartLine } from "./cart-line.ts"
import type { CartSession, CartUndo } from "./cart-session.ts"

interface OtherPart {
  _id: string
  name: string
}

export type CartActions = ReturnType<typeof cartActions>["rows"]

export function useCartActions(session: CartSession) {
  const [focusTarget, setFocusTarget] = useState<FocusTarget>()
  const [actions] = useState(() => cartActions(session, setFocusTarget))
  return { focusTarget, setFocusTarget, ...actions }
}

function cartActions(session: CartSession, setFocusTarget: (focusTarget: FocusTarget) => void) {
  const undo = (change?: CartUndo) => {
    const partId = session.undo(change)
    if (partId !== undefined) setFocusTarget({ find: () => quantityFieldOf(partId) })
  }
  const offerUndo = (change: CartUndo, message: string, name: string) => {
    const action = { label: t("Undo"), name, run: () => undo(change) }
    change.removeToast = toast(message, "success", action)
  }
  const remove = (line: CartLine) => {
    const { name } = line
    moveFocusOutOfRow(line.partId)
    const removal = session.remove([line])
    offerUndo(removal, t("{name} removed.", { name }), t("Undo removal of {name}", { name }))
  }
  const rows = {
    quantityOf: (line: CartLine) => session.quantityOf(line),
    setQuantity: (line: CartLine, quantity: number) =>
      quantity === 0 ? remove(line) : session.write(line, { quantity }),
    setDetails: (line: CartLine, details: LineDetails) => session.write(line, details),
    remove,
    accept: (lines: readonly CartLine[]) => {
      void session.change({ accept: lines.map(acceptedLine) })
      focusField(quantityFieldOf(lines[0]?.partId ?? ""))
    },
    replace: (line: CartLine, { _id, name }: OtherPart) => {
      setFocusTarget({ find: () => quantityFieldOf(_id) })
      offerUndo(
        session.replace(line, _id),
        substitutesText.used(name, line.name),
        t("Undo replacement of {name}", { name: line.name }),
      )
    },
    undo: () => undo(),
  }
  const empty = () => {
    const { length } = session.state().cart.lines
    document.querySelector<HTMLElement>("main h1")?.focus()
    offerUndo(
      session.empty(),
      plural(length, "1 line removed.", "{count} lines removed."),
      plural(length, "Undo removal of 1 line", "Undo removal of {count} lines"),
    )
  }
  return { rows, empty }
}
