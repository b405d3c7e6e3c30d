import { useState } from "react"
import { Button } from "#web/ui/button.tsx"
import { SelectField } from "#web/ui/form/select-field.tsx"

interface AddLineProps {
  lines: readonly { number: number; name: string }[]
  /** Whether none is chosen yet. */
  isFirst: boolean
  onAdd: (number: number) => void
}

/** Chooses one more line of the order. */
export function AddLine({ lines, isFirst, onAdd }: AddLineProps) {
  const [first] = lines
  const [chosen, setChosen] = useState<number>()
  const number = lines.find((line) => line.number === chosen)?.number ?? first?.number
  if (number === undefined) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <SelectField
          name="line"
          label={isFirst ? "What do you want to return?" : "Another line"}
          value={String(number)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={lines.map((line) => ({
            value: String(line.number),
            label: `${line.number}: ${line.name}`,
          }))}
        />
      </div>
      <Button variant="secondary" size={44} onClick={() => onAdd(number)}>
        Add this line
      </Button>
    </div>
  )
}
