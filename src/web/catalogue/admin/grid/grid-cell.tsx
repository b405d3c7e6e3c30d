import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import { roles } from "#web/ui/table/grid-roles.ts"
import type { EditorActions } from "./editor-actions.ts"
import { type GridColumn, shownText } from "./grid-columns.ts"
import type { DraftCell } from "./grid-drafts.ts"
import type { Cell } from "./grid-place.ts"

interface GridCellProps {
  id: string
  row: number
  column: GridColumn
  col: number
  /** What the shop has. */
  text: string
  draft: DraftCell | undefined
  isActive: boolean
  isSelected: boolean
  /** It is open, with what was typed to open it. */
  editing: { typed: string | undefined } | undefined
  name: string
  actions: EditorActions
}

export function GridCell(props: GridCellProps) {
  const { id, row, column, col, text, draft, isActive, isSelected, editing, name, actions } = props
  const now = draft?.text ?? text
  const problem = draft?.problem ?? draft?.refused
  const said = { "aria-selected": isSelected, "aria-invalid": problem ? true : undefined }
  return (
    <td
      role={roles.cell}
      id={id}
      aria-colindex={col + 1}
      {...said}
      data-col={col}
      data-active={isActive || undefined}
      className={column.numeric ? "grid-cell grid-number" : "grid-cell"}
    >
      {editing ? (
        <CellEditor
          cell={{ row, col }}
          label={`${column.header}, ${name}`}
          from={editing.typed ?? now}
          numeric={column.numeric ?? false}
          actions={actions}
        />
      ) : (
        <span className="grid-text">{shownText(column, now)}</span>
      )}
      {draft ? (
        <>
          <span aria-hidden className="grid-dot" />
          <span className="sr-only">
            {" "}
            changed, was {draft.was === "" ? "empty" : shownText(column, draft.was)}
            {problem ? `. ${problem}` : null}
          </span>
        </>
      ) : null}
      {problem && isActive && !editing ? (
        <span aria-hidden className="grid-says">
          {problem}
        </span>
      ) : null}
    </td>
  )
}

interface CellEditorProps {
  cell: Cell
  label: string
  from: string
  numeric: boolean
  actions: EditorActions
}

/** What is typed stays the field's own until it is left: no keystroke renders anything. */
function CellEditor({ cell, label, from, numeric, actions }: CellEditorProps) {
  const commit = (typed: string, then: "stay" | "down" | "up" | "on" | "back") =>
    actions.commit(cell, typed, then)
  const input = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  const latest = useRef(commit)
  latest.current = commit
  useLayoutEffect(() => {
    const field = input.current
    field?.focus()
    // A row that is scrolled away takes its open cell with it.
    return () => {
      if (!done.current && field) latest.current(field.value, "stay")
    }
  }, [])
  const finish = (then: () => void) => {
    if (done.current) return
    done.current = true
    then()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event
    event.stopPropagation()
    if (key === "Escape") finish(() => actions.cancel())
    else if (key === "Enter") finish(() => commit(currentTarget.value, shiftKey ? "up" : "down"))
    else if (key === "Tab") finish(() => commit(currentTarget.value, shiftKey ? "back" : "on"))
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      className="grid-editor"
      aria-label={label}
      defaultValue={from}
      inputMode={numeric ? "decimal" : "text"}
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => finish(() => commit(currentTarget.value, "stay"))}
    />
  )
}
