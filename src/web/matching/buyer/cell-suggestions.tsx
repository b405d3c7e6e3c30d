import { type RefObject, useId, useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { useSuggestions } from "#web/catalogue/shared/use-suggestions.ts"
import { useCombobox } from "#web/ui/form/use-combobox.ts"
import type { IdentifiedPart } from "./quick-row.ts"

interface CellSuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  onTake: (part: IdentifiedPart) => void
}

export default function CellSuggestions({ field, onTake }: CellSuggestionsProps) {
  const listId = useId()
  const [typed, setTyped] = useState("")
  const parts = useSuggestions(typed)?.parts ?? []
  const idOf = (partId: string) => `${listId}${partId}`
  const options = parts.map(({ _id }) => idOf(_id))
  const { open, active, close } = useCombobox({
    field,
    listId,
    options,
    onType: setTyped,
    inGrid: true,
  })
  return (
    <>
      <p role="status" className="sr-only">
        {open ? t("{parts} suggested", { parts: formatCount(parts.length) }) : ""}
      </p>
      <div
        role="listbox"
        id={listId}
        aria-label={t("Suggestions")}
        hidden={!open}
        className="quick-found"
      >
        {parts.map(({ _id: partId, sku, mpn, name, price, availableQuantity, exact }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: its field has the focus and its keys
          <div
            key={partId}
            role="option"
            id={idOf(partId)}
            aria-selected={idOf(partId) === active}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              close()
              onTake({ partId, sku, name, ...(mpn && { mpn }) })
            }}
          >
            <span className="font-mono text-mono">{partNumber({ sku, mpn })}</span>{" "}
            {exact ? <span className="chip">{t("exact")}</span> : null} <span>{name}</span>{" "}
            <span className="text-text-2 tabular-nums">
              {t("from {price} · {availableQuantity} available", {
                price: formatAmount(price),
                availableQuantity: formatCount(availableQuantity),
              })}
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
