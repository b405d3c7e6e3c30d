import { use } from "react"
import { TextCell } from "#web/ui/sheet/text-cell.tsx"
import { CartActionsContext } from "./cart-actions.ts"
import type { CartLine } from "./cart-line.ts"

const MAX_NOTE_LENGTH = 200

/** What the buyer wants to remember of a line. */
export function NoteCell({ line }: { line: CartLine }) {
  const { setNote } = use(CartActionsContext)
  return (
    <TextCell
      cell="note"
      value={line.note}
      label={`Note on ${line.name}`}
      add="Add note"
      line={line.name}
      longest={MAX_NOTE_LENGTH}
      onSave={(note) => setNote(line, note)}
    />
  )
}
