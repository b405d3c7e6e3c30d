import { use } from "react"
import { TextCell } from "#web/ui/sheet/text-cell.tsx"
import { LineActionsContext } from "./list-context.ts"
import type { ListLine } from "./list-line.ts"

const LONGEST = { designators: 500, note: 200 }

/** Where a line's part goes, and what is to be remembered of it. */
export function LineWords({ line }: { line: ListLine }) {
  const actions = use(LineActionsContext)
  const { partId, name, designators, note } = line
  if (!actions)
    return (
      <>
        {designators ? <span className="text-text-2">{designators}</span> : null}
        {note ? <span> · {note}</span> : null}
      </>
    )
  return (
    <>
      <TextCell
        cell="designators"
        value={designators}
        label={`Designators of ${name}`}
        add="+ Designators"
        line={name}
        longest={LONGEST.designators}
        onSave={(written) => actions.write(partId, { designators: written })}
      />
      <TextCell
        cell="note"
        value={note}
        label={`Note on ${name}`}
        add="+ Note"
        line={name}
        longest={LONGEST.note}
        onSave={(written) => actions.write(partId, { note: written })}
      />
    </>
  )
}
