import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react"
import { goTo } from "./sheet-keys.ts"

interface TextCellProps {
  /** The column, as keys find it. */
  cell: string
  value: string
  /** What it is of which line: `Note on Anvil 850`. */
  label: string
  /** On the button, where there is none: `Add note`, and to which line. */
  add: string
  line: string
  longest: number
  onSave: (value: string) => void
}

/** A few words on a line, written where somebody asks for it. */
export function TextCell(props: TextCellProps) {
  const [open, setOpen] = useState(false)
  const { cell, value, label, add, line } = props
  if (open) return <OpenCell {...props} onClose={() => setOpen(false)} />
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell={cell}
      className={value ? "sheet-note" : "sheet-note sheet-idle"}
      onClick={() => setOpen(true)}
    >
      {value || add}
      <span className="sr-only">{value ? `, ${label}` : ` to ${line}`}</span>
    </button>
  )
}

function OpenCell({ cell, value, label, longest, onSave, onClose }: TextCellProps & Closing) {
  const isGivenUp = useRef(false)
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const written = currentTarget.value.trim()
    if (!isGivenUp.current && written !== value) onSave(written)
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
      data-cell={cell}
      tabIndex={-1}
      className="sheet-note-field"
      aria-label={label}
      defaultValue={value}
      maxLength={longest}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}

interface Closing {
  onClose: () => void
}
