import { useState } from "react"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { plural, t } from "#domain/languages/translate.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { FocusTarget } from "#web/ui/sheet/sheet.tsx"
import { focusField, moveFocusOutOfRow, quantityFieldOf } from "#web/ui/sheet/sheet-keys.ts"
import { acceptedLine, type CartLine } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

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
  const undo = () => {
    const partId = session.undo()
    if (partId !== undefined) setFocusTarget({ find: () => quantityFieldOf(partId) })
  }
  const toastUndo = (words: string) => toast(words, "success", { label: t("Undo"), run: undo })
  const remove = (line: CartLine) => {
    moveFocusOutOfRow(line.partId)
    void session.remove([line])
    toastUndo(t("{name} removed.", { name: line.name }))
  }
  const rows = {
    quantityOf: (line: CartLine) => session.quantityOf(line),
    setQuantity: (line: CartLine, quantity: number) =>
      quantity === 0
        ? remove(line)
        : void session.change({ set: [{ partId: line.partId, quantity }] }),
    setDetails: (line: CartLine, details: LineDetails) => {
      const quantity = session.quantityOf(line)
      void session.change({ set: [{ partId: line.partId, quantity, ...details }] })
    },
    remove,
    accept: (lines: readonly CartLine[]) => {
      void session.change({ accept: lines.map(acceptedLine) })
      focusField(quantityFieldOf(lines[0]?.partId ?? ""))
    },
    replace: (line: CartLine, { _id, name }: OtherPart) => {
      setFocusTarget({ find: () => quantityFieldOf(_id) })
      void session.replace(line, _id)
      toastUndo(substitutesText.used(name, line.name))
    },
    undo,
  }
  const empty = () => {
    const { length } = session.state().cart.lines
    document.querySelector<HTMLElement>("main h1")?.focus()
    toastUndo(plural(length, "1 line removed.", "{count} lines removed."))
    void session.empty()
  }
  return { rows, empty }
}
