import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { t } from "#domain/languages/translate.ts"
import { Icon, TriangleAlert } from "../icon/icon.tsx"
import { cellIn, focusField, rowOf } from "./sheet-keys.ts"

interface Entry {
  value: string
  /** Normalizes typed text; returns undefined if it is invalid, and the field then keeps it. */
  read?: (typed: string, saved: string) => string | undefined
  onWrite: (written: string) => void
}

/**
 * Uncontrolled field: keystrokes do not render anything. A new value replaces the text, unless the user is editing it.
 */
export function useEntry({ value, read = (typed) => typed, onWrite }: Entry) {
  const field = useRef<HTMLInputElement>(null)
  const [invalidText, setInvalidText] = useState<string>()
  useEffect(() => {
    const input = field.current
    if (!input) return
    const isTyped = input === document.activeElement && input.value !== input.dataset.saved
    input.dataset.saved = value
    if (isTyped) return
    input.value = value
    setInvalidText(undefined)
  }, [value])
  const commit = () => {
    const input = field.current
    if (!input) return
    const { saved = value } = input.dataset
    const written = read(input.value.trim(), saved)
    setInvalidText(written === undefined ? input.value : undefined)
    if (written === undefined) return
    input.value = written
    input.dataset.saved = written
    if (written !== saved) onWrite(written)
  }
  const take = (written: string) => {
    if (field.current) field.current.value = written
    commit()
  }
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === "Enter") commit()
    if (key !== "Escape") return
    currentTarget.value = currentTarget.dataset.saved ?? value
    setInvalidText(undefined)
  }
  const input = {
    ref: field,
    defaultValue: value,
    tabIndex: -1,
    autoComplete: "off",
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onBlur: commit,
    onKeyDown,
  }
  return { field, input, invalidText, take }
}

interface QuantityCellProps extends Entry {
  label: string
  /** Label that CSS shows at the field on a phone. */
  caption?: string
  isRefused?: boolean
  /** Labels of the stepper buttons, shown on a phone, and the quantity that a press leads to. */
  steps?: { fewer: string; more: string; next: (quantity: number, by: number) => number }
  /** Messages under the field. `invalidText` is set if the field cannot read it; `take` writes a quantity into the field. */
  renderMessages: (invalidText: string | undefined, take: (quantity: number) => void) => ReactNode
}

export function QuantityCell(props: QuantityCellProps) {
  const { label, caption, isRefused, steps, renderMessages, ...entry } = props
  const id = useId()
  const { field, input, invalidText, take } = useEntry(entry)
  const takeQuantity = (quantity: number) => {
    take(String(quantity))
    focusField(field.current)
  }
  // Keeps the focus on the button, because the field would open the keyboard of a phone.
  const step = (by: number) =>
    take(String(steps?.next(Number(field.current?.dataset.saved ?? entry.value), by)))
  return (
    <>
      <span className="sheet-stepper" data-caption={caption}>
        {steps ? <StepButton label={steps.fewer} sign="−" onStep={() => step(-1)} /> : null}
        <input
          {...input}
          data-cell="quantity"
          inputMode="numeric"
          enterKeyHint="next"
          aria-label={label}
          aria-invalid={invalidText !== undefined || isRefused || undefined}
          aria-describedby={id}
        />
        {steps ? <StepButton label={steps.more} sign="+" onStep={() => step(1)} /> : null}
      </span>
      <div id={id} className="sheet-message">
        {renderMessages(invalidText, takeQuantity)}
      </div>
    </>
  )
}

interface StepButtonProps {
  label: string
  sign: string
  onStep: () => void
}

const StepButton = ({ label, sign, onStep }: StepButtonProps) => (
  <button type="button" tabIndex={-1} aria-label={label} className="sheet-step" onClick={onStep}>
    {sign}
  </button>
)

export const RefusedQuantity = ({ why, children }: { why: string; children?: ReactNode }) => (
  <p className="sheet-refused">
    <Icon of={TriangleAlert} size={16} />
    <span className="sr-only">{t("Error:")} </span>
    <span>{why}</span>
    {children}
  </p>
)

export function FlashOnChange({ value }: { value: string }) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : "sheet-fresh"}>
      {value}
    </span>
  )
}

interface TextCellProps {
  cell: string
  value: string
  /** Shown instead of the value while it is not being edited. */
  shown?: string
  /** Label of the field, such as `Note on Anvil 850`. */
  label: string
  /** Label of the button if the value is empty, such as `+ Target`. */
  add: string
  /** Name of this button for screen readers, such as `Add a target price for Anvil 850`. */
  addName: string
  maxLength: number
  onSave: (value: string) => void
}

/** Short text of a row; its field opens on demand. */
export function TextCell(props: TextCellProps) {
  const [open, setOpen] = useState(false)
  const { cell, value, shown = value, label, add, addName } = props
  if (open) return <OpenCell {...props} onClose={() => setOpen(false)} />
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell={cell}
      aria-label={value ? `${shown}, ${label}` : addName}
      className={value ? "sheet-note" : "sheet-note sheet-idle"}
      onClick={() => setOpen(true)}
    >
      <span className="sheet-words">{value ? shown : add}</span>
    </button>
  )
}

function OpenCell(props: TextCellProps & { onClose: () => void }) {
  const { cell, value, label, maxLength, onSave, onClose } = props
  const isCancelled = useRef(false)
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const written = currentTarget.value.trim()
    if (!isCancelled.current && written !== value) onSave(written)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    isCancelled.current = event.key === "Escape"
    focusField(cellIn(rowOf(event.currentTarget), "quantity"))
  }
  return (
    <input
      ref={(field) => field?.focus()}
      data-cell={cell}
      tabIndex={-1}
      className="sheet-note-field"
      aria-label={label}
      defaultValue={value}
      maxLength={maxLength}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}
