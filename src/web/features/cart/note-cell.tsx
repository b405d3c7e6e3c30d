import { type FocusEvent, type KeyboardEvent, use, useRef, useState } from "react"
import { CartActionsContext } from "./cart-actions.ts"
import type { CartLine } from "./cart-line.ts"
import { goTo } from "./grid-keys.ts"

const LONGEST_NOTE = 200

/** What the buyer wants to remember of a line; written where somebody asks for it. */
export function NoteCell({ line }: { line: CartLine }) {
  const [open, setOpen] = useState(false)
  const { name, note } = line
  if (open) return <NoteField line={line} onClose={() => setOpen(false)} />
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell="note"
      className={note ? "cart-note" : "cart-note cart-idle"}
      onClick={() => setOpen(true)}
    >
      {note || "Add note"}
      <span className="sr-only">{note ? `, note on ${name}` : ` to ${name}`}</span>
    </button>
  )
}

function NoteField({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const { setNote } = use(CartActionsContext)
  const isGivenUp = useRef(false)
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const note = currentTarget.value.trim()
    if (!isGivenUp.current && note !== line.note) setNote(line, note)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    isGivenUp.current = event.key === "Escape"
    goTo(event.currentTarget.closest("tr")?.querySelector<HTMLElement>("[data-cell=quantity]"))
  }
  return (
    <input
      ref={(field) => field?.focus()}
      data-cell="note"
      tabIndex={-1}
      className="cart-note-field"
      aria-label={`Note on ${line.name}`}
      defaultValue={line.note}
      maxLength={LONGEST_NOTE}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}
