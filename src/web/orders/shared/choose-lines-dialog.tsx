import { type FormEvent, useDeferredValue, useId, useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/form/field.tsx"
import { SubmitButton } from "../../ui/form/submit-button.tsx"
import { useModal } from "../../ui/use-modal.ts"
import { type ChosenLine, type LineToChoose, unitsTyped } from "./line-choice.ts"
import { LineUnits } from "./line-units.tsx"

interface ChooseLinesDialogProps {
  heading: string
  button: string
  /** Of the button that leaves all as it is. */
  closeLabel?: string
  /** What is said of those that are chosen. */
  say: (chosen: readonly ChosenLine[]) => string
  lines: readonly LineToChoose[]
  chosen: readonly ChosenLine[]
  onChoose: (chosen: ChosenLine[]) => void
  onClose: () => void
}

/** So many at once; of more, those that the search finds. */
const SHOWN = 100
/** So many are seen without a search. */
const FEW = 10

/** Which units of an order's lines: a number beside each. Tab goes down, Enter takes what was typed. */
export function ChooseLinesDialog(props: ChooseLinesDialogProps) {
  const { heading, button, closeLabel = "Cancel", say, lines, chosen, onChoose, onClose } = props
  const id = useId()
  const dialog = useModal()
  const { typed, type, taken, isWrong } = useTypedUnits(lines, chosen)
  const [sought, setSought] = useState("")
  const found = foundIn(lines, useDeferredValue(sought))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) onChoose(taken)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[640px] max-w-[calc(100vw-2rem)] overflow-clip rounded-lg border border-border bg-surface text-text shadow-raised backdrop:bg-[#0b0f0d73]"
    >
      <form noValidate onSubmit={submit} className="flex max-h-[inherit] flex-col">
        <div className="flex flex-col gap-3 p-5 pb-3">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          {lines.length > FEW ? <Search value={sought} onSearch={setSought} /> : null}
        </div>
        <ul className="min-h-0 flex-1 overflow-y-auto border-y border-border">
          {found.slice(0, SHOWN).map((one) => (
            <LineUnits
              key={one.line.number}
              one={one}
              typed={typed.get(one.line.number) ?? ""}
              onType={(value) => type(one.line.number, value)}
            />
          ))}
        </ul>
        <Foot
          said={say(taken)}
          more={found.length - SHOWN}
          button={button}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      </form>
    </dialog>
  )
}

/** What was typed for each line by its number, and the lines that it makes. */
function useTypedUnits(lines: readonly LineToChoose[], chosen: readonly ChosenLine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(
    () => new Map(chosen.map(({ number, quantity }) => [number, String(quantity)])),
  )
  const units = lines.map((one) => ({
    number: one.line.number,
    quantity: unitsTyped(typed.get(one.line.number) ?? "", one),
  }))
  return {
    typed,
    type: (number: number, value: string) =>
      setTyped((before) => new Map(before).set(number, value)),
    taken: units.flatMap(({ number, quantity }) => (quantity ? [{ number, quantity }] : [])),
    isWrong: units.some(({ quantity }) => quantity === undefined),
  }
}

const foundIn = (lines: readonly LineToChoose[], sought: string) => {
  const words = sought.toLowerCase().trim()
  return lines.filter(({ line }) =>
    `${line.number} ${partNumber(line)} ${line.name}`.toLowerCase().includes(words),
  )
}

const Search = ({ value, onSearch }: { value: string; onSearch: (value: string) => void }) => (
  <TextField
    label="Find a line"
    name="sought"
    autoComplete="off"
    value={value}
    onChange={(event) => onSearch(event.target.value)}
    // Enter is for what is typed beside the lines.
    onKeyDown={(event) => {
      if (event.key === "Enter") event.preventDefault()
    }}
  />
)

interface FootProps {
  said: string
  /** Lines that are not shown. */
  more: number
  button: string
  closeLabel: string
  onClose: () => void
}

const Foot = ({ said, more, button, closeLabel, onClose }: FootProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-4">
    <p role="status" className="text-sm text-text-2 tabular-nums">
      {said}
      {more > 0 ? `. ${formatCount(more)} more lines: search for them` : ""}
    </p>
    <div className="ml-auto flex gap-3">
      <Button variant="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
      <SubmitButton>{button}</SubmitButton>
    </div>
  </div>
)
