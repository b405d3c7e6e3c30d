import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { noQuantityText } from "#contract/orders/quantity-text.ts"
import { MAX_UNITS } from "#domain/orders/line-limits.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { isInText } from "#web/ui/sheet/sheet-keys.ts"

const NO_QUANTITY = `Write a whole number from 1 to ${formatCount(MAX_UNITS)}.`

interface PerBuildFieldProps {
  name: string
  quantity: number
  onWrite: (quantity: number) => void
  /** What is said under it; of what is typed and is none, that. */
  says: (refused: string | undefined) => ReactNode
}

/** How many of a part one build takes. What is typed is the field's own until it is left. */
export function PerBuildField({ name, quantity, onWrite, says }: PerBuildFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => {
    if (input.current && document.activeElement !== input.current)
      input.current.value = String(quantity)
  }, [quantity])
  const commit = () => {
    const written = input.current?.value ?? ""
    const typed = readQuantity(written, CELL_BOUNDS) || undefined
    setWrong(typed === undefined ? written : undefined)
    if (typed !== undefined && typed !== quantity) onWrite(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const isTyped = field.value !== String(quantity)
    if (event.key === "Enter") commit()
    if (event.key === "Escape") {
      field.value = String(quantity)
      setWrong(undefined)
    }
    const isText = event.key === "Delete" || event.key.toLowerCase() === "z"
    // Keys of the sheet are the text's own while somebody is at it.
    if ((isText && isTyped) || isInText(field, event.key)) event.stopPropagation()
  }
  return (
    <>
      <span className="sheet-stepper">
        <input
          ref={input}
          data-cell="quantity"
          tabIndex={-1}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={`Per build, ${name}`}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={id}
          defaultValue={quantity}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      </span>
      <div id={id} className="sheet-says">
        {says(wrong === undefined ? undefined : noQuantityText(wrong, NO_QUANTITY))}
      </div>
    </>
  )
}
