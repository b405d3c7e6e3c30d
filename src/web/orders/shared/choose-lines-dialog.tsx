import { type FormEvent, useId, useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { controlClass, FieldError } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { type ChosenLine, type LineToChoose, readUnits } from "./chosen-lines.ts"
import { LineSearch, useShownLines } from "./line-search.tsx"

interface LineUnitsProps {
  option: LineToChoose
  typed: string
  onType: (value: string) => void
}

function LineUnits({ option, typed, onType }: LineUnitsProps) {
  const id = useId()
  const { line, maxUnits } = option
  const isWrong = readUnits(typed, maxUnits) === undefined
  return (
    <li className="flex items-center gap-x-3 px-5 py-1.5 not-first:border-t not-first:border-border">
      <span className="w-7 text-right text-sm text-text-2 tabular-nums">{line.number}</span>
      <label htmlFor={id} className="min-w-0 flex-1 text-sm wrap-anywhere">
        <span className="font-medium">{line.name}</span>{" "}
        <span className="block font-mono text-mono text-text-2">{partNumber(line)}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-of`}
        className={`${controlClass} min-h-11 max-w-20 text-right tabular-nums`}
      />
      <span id={`${id}-of`} className="w-20 text-sm text-text-2 tabular-nums">
        {isWrong ? (
          <FieldError>{t("0 to {most}", { most: formatCount(maxUnits) })}</FieldError>
        ) : (
          t("of {most}", { most: formatCount(maxUnits) })
        )}
      </span>
    </li>
  )
}

interface ChooseLinesDialogProps {
  heading: string
  button: string
  closeLabel?: string
  summarize: (chosen: readonly ChosenLine[]) => string
  lines: readonly LineToChoose[]
  chosen: readonly ChosenLine[]
  /** Why the last choice was refused. */
  error?: string | undefined
  onChoose: (chosen: ChosenLine[]) => void
  onClose: () => void
}

const MAX_SHOWN = 100
/** With more lines than this, the dialog offers a search. */
const FEW = 10

/** Dialog to choose the number of units by line. Tab moves down; Enter confirms. */
export function ChooseLinesDialog(props: ChooseLinesDialogProps) {
  const { heading, button, closeLabel = t("Cancel"), summarize, lines, chosen, error } = props
  const { onChoose, onClose } = props
  const id = useId()
  const { typed, type, selected, firstWrong } = useTypedUnits(lines, chosen)
  const { shown, hidden, reveal, ...search } = useShownLines(lines, MAX_SHOWN)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (firstWrong === undefined) onChoose(selected)
    else reveal(firstWrong, event.currentTarget)
  }
  return (
    <Dialog
      aria-labelledby={id}
      className="max-h-[calc(100dvh-2rem)] w-[640px] overflow-clip"
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex max-h-[inherit] flex-col">
        <div className="flex flex-col gap-3 p-5 pb-3">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          {lines.length > FEW ? <LineSearch {...search} /> : null}
        </div>
        <ul className="min-h-0 flex-1 overflow-y-auto border-y border-border">
          {shown.map((option) => (
            <LineUnits
              key={option.line.number}
              option={option}
              typed={typed.get(option.line.number) ?? ""}
              onType={(value) => type(option.line.number, value)}
            />
          ))}
        </ul>
        <div role="alert" className="px-5 pt-4 empty:hidden">
          {error ? <FieldError>{error}</FieldError> : null}
        </div>
        <DialogFooter
          text={summarize(selected)}
          hidden={hidden}
          button={button}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

function useTypedUnits(lines: readonly LineToChoose[], chosen: readonly ChosenLine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(
    () => new Map(chosen.map(({ number, quantity }) => [number, String(quantity)])),
  )
  const units = lines.map((option) => ({
    number: option.line.number,
    quantity: readUnits(typed.get(option.line.number) ?? "", option.maxUnits),
  }))
  return {
    typed,
    type: (number: number, value: string) =>
      setTyped((before) => new Map(before).set(number, value)),
    selected: units.flatMap(({ number, quantity }) => (quantity ? [{ number, quantity }] : [])),
    /** Number of the first line whose units are wrong. */
    firstWrong: units.find(({ quantity }) => quantity === undefined)?.number,
  }
}

interface DialogFooterProps {
  text: string
  hidden: number
  button: string
  closeLabel: string
  onClose: () => void
}

const DialogFooter = ({ text, hidden, button, closeLabel, onClose }: DialogFooterProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-4">
    <p role="status" className="text-sm text-text-2 tabular-nums">
      {text}
      {hidden > 0
        ? t(". {more} more lines are not shown. Search to find them", { more: formatCount(hidden) })
        : ""}
    </p>
    <div className="ml-auto flex gap-3">
      <Button variant="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
      <SubmitButton>{button}</SubmitButton>
    </div>
  </div>
)
