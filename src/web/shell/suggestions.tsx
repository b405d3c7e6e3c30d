import { type RefObject, useId, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { CartNote, useAddToCart } from "#web/cart/shared/cart-note.tsx"
import { isSoldOut } from "#web/catalogue/shared/stock.tsx"
import { useSuggestions } from "#web/catalogue/shared/use-suggestions.ts"
import { useCombobox } from "#web/ui/form/use-combobox.ts"
import { isPart, optionsOf, SuggestionList } from "./suggestion-list.tsx"

/** Suggestions for the search text: parts, categories, or the text itself. */
export default function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const listId = useId()
  const [typed, setTyped] = useState("")
  const found = useSuggestions(typed)
  const cart = useAddToCart()
  const options = found ? optionsOf(found, listId) : []
  const add = (wanted: string | undefined): boolean => {
    const parts = options.filter(isPart)
    const option = parts.find(({ id, part }) => (wanted ? id === wanted : part.exact))
    if (!option) return false
    const { _id: partId, minimumQuantity: minimum, availableQuantity: available } = option.part
    if (!isSoldOut({ minimum, available })) void cart.add([{ partId, quantity: minimum }])
    return true
  }
  const ids = options.map(({ id }) => id)
  const box = useCombobox({ field, listId, options: ids, onType: setTyped, onAdd: add })
  const shown = box.open ? found : undefined
  return (
    <>
      <p role="status" className="sr-only">
        {shown ? plural(options.length, "1 suggestion", "{count} suggestions") : ""}
      </p>
      {shown ? (
        <div
          // Focusable, so that a press inside does not move the focus out of the search form.
          tabIndex={-1}
          className="bar-panel text-sm lg:w-full lg:min-w-136"
        >
          <SuggestionList
            id={listId}
            typed={shown.typed}
            options={options}
            active={box.active}
            onChoose={box.close}
          />
          <p className="border-t border-border px-4 py-2 text-text-3 pointer-coarse:hidden">
            <CartNote cart={cart} back={field}>
              {t("↑ ↓ choose · Enter opens · Ctrl+Enter adds to the cart · Esc closes")}
            </CartNote>
          </p>
        </div>
      ) : null}
    </>
  )
}
